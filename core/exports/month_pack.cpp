#include "core/exports/month_pack.h"

#include "core/debtors/simulation_service.h"
#include "core/domain/basic_latin.h"
#include "core/exports/atomic_folder.h"
#include "core/exports/drawing.h"
#include "core/exports/heads_file.h"
#include "core/exports/month_pack_plan.h"
#include "core/exports/reading_guide.h"
#include "core/merchants/merchant_repository.h"
#include "core/payouts/clearing_queries.h"
#include "core/storage/atomic_file.h"
#include "core/storage/transaction.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

const QString kGuide = u"reading-guide.pdf"_s;
const QString kHeads = u"ledger-heads.json"_s;

/// Returns the last day of the pack. Errors: `FieldInvalid` (month).
Result<QDate> lastDayOf(const QDate &month, bool allowsRunning, const QDate &today)
{
    if (!month.isValid())
        return fail(ErrorCode::FieldInvalid, u"is not a month"_s, u"month"_s);
    const QDate last = month.addMonths(1).addDays(-1);
    const QDate yesterday = today.addDays(-1);
    if (yesterday < last && !(allowsRunning && yesterday >= month))
        return fail(ErrorCode::FieldInvalid,
                    u"the month %1 is not over yet"_s.arg(month.toString(u"yyyy-MM"_s)),
                    u"month"_s);
    return std::min(last, yesterday);
}

/// Returns the merchants that the packs are for. Errors: `MerchantNotFound` (month).
Result<QList<Merchant>> merchantsOf(storage::Database &db, const payouts::ClosingTime &closing,
                                    const PackRequest &request, const QDate &month)
{
    merchants::MerchantRepository repository(db);
    const auto addedAt = repository.addedAt();
    QList<Merchant> merchants;
    QDate first;
    for (const Merchant &merchant : repository.merchants()) {
        if (!request.merchants.isEmpty() && !request.merchants.contains(merchant.id))
            continue;
        const QDate day = closing.day(addedAt.value(merchant.id));
        if (existedIn(db, closing, merchant.id, month))
            merchants << merchant;
        first = first.isValid() ? std::min(first, day) : day;
    }
    if (!merchants.isEmpty())
        return merchants;
    return fail(ErrorCode::MerchantNotFound,
                first.isValid() ? u"the shop did not exist in %1; its first month is %2"_s.arg(
                    month.toString(u"yyyy-MM"_s), first.toString(u"yyyy-MM"_s))
                                : u"there is no such merchant"_s,
                u"month"_s);
}

/// Returns a merchant's name for file names: lower case letters and digits, with hyphens.
QString plainName(const QString &name)
{
    static const QRegularExpression others(u"[^a-z0-9]+"_s);
    constexpr qsizetype kLength = 40;
    QString plain = basicLatin(name).toLower();
    plain.replace(others, u"-"_s);
    while (plain.startsWith(u'-'))
        plain.remove(0, 1);
    plain.truncate(kLength);
    while (plain.endsWith(u'-'))
        plain.chop(1);
    return plain;
}

/// Returns the name of the pack's folder. It has the merchant's name if the shop has several
/// merchants, and the end of the merchant's id if two have the same name.
QString nameOf(storage::Database &db, const QDate &month, const Merchant &merchant)
{
    constexpr qsizetype kDigits = 8;
    const QList<Merchant> all = merchants::MerchantRepository(db).merchants();
    QString name = u"tilldesk-"_s + month.toString(u"yyyy-MM"_s);
    if (all.size() == 1)
        return name;
    const QString own = plainName(merchant.name);
    const auto same = std::ranges::count_if(
        all, [&own](const Merchant &other) { return plainName(other.name) == own; });
    if (!own.isEmpty())
        name += u'-' + own;
    return same > 1 || own.isEmpty() ? QString(name + u'-' + merchant.id.text().right(kDigits))
                                     : name;
}

QString folderOf(storage::Database &db, const PackPlan &plan)
{
    const QString name = nameOf(db, plan.month, plan.merchant);
    return plan.isSoFar() ? QString(name + u"-so-far"_s) : name;
}

/// Returns the file's size in bytes.
Result<qint64> write(storage::Database &db, const payouts::ClosingTime &closing,
                     const PackFile &planned, const QString &path, ExportControl &control)
{
    if (!planned.statement) {
        const auto report = writeInView(db, closing, planned.request, path, control);
        if (!report)
            return report.failure();
        return report->bytes;
    }
    auto file = storage::AtomicFile::begin(path, planned.bytes);
    if (!file)
        return file.failure();
    const auto report = writeStatements(db, closing, *planned.statement, planned.request.format,
                                        planned.request.language, file->file(), control);
    if (!report)
        return report.failure();
    return file->commit();
}

/// Returns the size of all files in bytes. @param files  gets the names of the files
Result<qint64> fill(storage::Database &db, const payouts::ClosingTime &closing,
                    const PackPlan &plan, AtomicFolder &folder, QStringList &files,
                    ExportControl &control)
{
    qint64 bytes = 0;
    qint64 rows = control.doneBefore.value_or(0);
    for (const PackFile &planned : plan.files) {
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
        control.doneBefore = rows;
        const auto path = folder.pathFor(planned.path);
        if (!path)
            return path.failure();
        const auto size = write(db, closing, planned, *path, control);
        if (!size)
            return size.failure();
        bytes += *size;
        files << planned.path;
        rows += planned.rows;
        control.done = rows;
    }
    return bytes;
}

/// Destroys the last folder first: the first one may have created the folder around all.
struct Folders {
    Folders() = default;
    ~Folders()
    {
        while (!list.empty())
            list.pop_back();
    }
    Folders(const Folders &) = delete;
    Folders &operator=(const Folders &) = delete;

    std::vector<AtomicFolder> list;
};

/// Writes a merchant's pack and adds it to the report.
Result<void> writeOne(storage::Database &db, const payouts::ClosingTime &closing,
                      const PackPlan &plan, const PackRequest &request, AtomicFolder &folder,
                      ExportReport &report, ExportControl &control)
{
    QStringList files;
    const auto bytes = fill(db, closing, plan, folder, files, control);
    if (!bytes)
        return bytes.failure();
    files << kGuide << kHeads;
    const auto heads = folder.pathFor(kHeads);
    if (!heads)
        return heads.failure();
    const auto headsBytes = writeHeads(db, *heads, plan.month, plan.last);
    if (!headsBytes)
        return headsBytes.failure();
    const auto guide = folder.pathFor(kGuide);
    if (!guide)
        return guide.failure();
    const auto guideBytes = writeReadingGuide(plan, request.language, *guide);
    if (!guideBytes)
        return guideBytes.failure();
    if (control.isCancelled)
        return fail(ErrorCode::Cancelled, u"cancelled"_s);
    const auto sum = Amount::add(report.sum, plan.paidOut.sum);
    if (!sum)
        return sum.failure();
    if (const auto done = folder.commit(files); !done)
        return done.failure();
    for (const QString &file : std::as_const(files))
        report.files << QString(folder.place() + u'/' + file);
    report.files << QString(folder.place() + u"/SHA256SUMS"_s);
    report.folders << folder.place();
    report.rows += plan.payments + plan.refunds + plan.payouts;
    report.sum = *sum;
    report.bytes += *bytes + *headsBytes + *guideBytes;
    return {};
}

/// Returns the plan of each merchant's pack.
Result<std::vector<PackPlan>> plansOf(storage::Database &db, const payouts::ClosingTime &closing,
                                      const PackRequest &request)
{
    const QDate month(request.month.year(), request.month.month(), 1);
    const auto last =
        lastDayOf(month, request.allowsRunning, closing.day(debtors::storedServiceTime(db)));
    if (!last)
        return last.failure();
    const auto merchants = merchantsOf(db, closing, request, month);
    if (!merchants)
        return merchants.failure();
    std::vector<PackPlan> plans;
    for (const Merchant &merchant : *merchants) {
        auto plan = planPack(db, closing, month, merchant, request.language, request.parts, *last);
        if (!plan)
            return plan.failure();
        plans.push_back(std::move(*plan));
    }
    return plans;
}

} // namespace

Result<void> checkPackMonth(storage::Database &db, const payouts::ClosingTime &closing,
                            const PackRequest &request)
{
    const QDate month(request.month.year(), request.month.month(), 1);
    const auto last =
        lastDayOf(month, request.allowsRunning, closing.day(debtors::storedServiceTime(db)));
    if (!last)
        return last.failure();
    const auto merchants = merchantsOf(db, closing, request, month);
    return merchants ? Result<void>() : merchants.failure();
}

Result<PackSize> packSize(storage::Database &db, const payouts::ClosingTime &closing,
                          const PackRequest &request)
{
    constexpr qint64 kOthers = 3; // guide, heads and checksums
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const auto plans = plansOf(db, closing, request);
    if (!plans)
        return plans.failure();
    PackSize size;
    for (const PackPlan &plan : *plans) {
        size.files += qint64(plan.files.size()) + kOthers;
        size.bytes += plan.fileBytes();
    }
    return size;
}

Result<ExportReport> writePack(storage::Database &db, const payouts::ClosingTime &closing,
                               const PackRequest &request, const QString &folder,
                               ExportControl &control)
{
    if (const auto able = requireDrawing(); !able)
        return able.failure();
    // One snapshot for all files, so that they are consistent.
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const auto plans = plansOf(db, closing, request);
    if (!plans)
        return plans.failure();
    qint64 rows = 0;
    for (const PackPlan &plan : *plans)
        rows += plan.rows();
    control.total = rows;
    // Checks every folder before the first pack replaces another one.
    Folders folders;
    for (std::size_t i = 0; i < plans->size(); ++i) {
        auto made = AtomicFolder::begin(folder, folderOf(db, plans->at(i)), plans->at(i).bytes(),
                                        request.isBeside);
        if (!made)
            return made.failure();
        folders.list.push_back(std::move(*made));
    }
    ExportReport report;
    qint64 before = 0;
    for (std::size_t i = 0; i < plans->size(); ++i) {
        control.doneBefore = before;
        const auto written =
            writeOne(db, closing, plans->at(i), request, folders.list[i], report, control);
        if (!written)
            return written.failure();
        before += plans->at(i).rows();
    }
    return report;
}

bool existedIn(storage::Database &db, const payouts::ClosingTime &closing,
               const MerchantId &merchant, const QDate &month)
{
    const QDate first(month.year(), month.month(), 1);
    const QDate last = first.addMonths(1).addDays(-1);
    const Timestamp added = merchants::MerchantRepository(db).addedAt().value(merchant);
    if (closing.day(added) <= last)
        return true;
    const auto accounts = payouts::clearingDays(db, closing, {merchant}, QDate(), last);
    // Sums that do not fit are movements, too; the statements of the pack report them.
    return !accounts || std::ranges::any_of(*accounts, [](const payouts::ClearingDays &account) {
        return !account.days.isEmpty();
    });
}

} // namespace tilldesk::exports
