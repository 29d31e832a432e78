#include "core/exports/month_pack.h"

#include "core/debtors/simulation_service.h"
#include "core/exports/atomic_file.h"
#include "core/exports/atomic_folder.h"
#include "core/exports/heads_file.h"
#include "core/exports/month_pack_plan.h"
#include "core/exports/reading_guide.h"
#include "core/exports/statement_export.h"
#include "core/storage/transaction.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

const QString kGuide = u"reading-guide.pdf"_s;
const QString kHeads = u"ledger-heads.json"_s;
constexpr qint64 kGuideBytes = 256 * 1024;

Result<void> checked(const QDate &month, const payouts::ClosingTime &closing, Timestamp now)
{
    if (!month.isValid())
        return fail(ErrorCode::FieldInvalid, u"is not a month"_s, u"month"_s);
    const QDate next = QDate(month.year(), month.month(), 1).addMonths(1);
    if (closing.day(now) < next)
        return fail(ErrorCode::FieldInvalid,
                    u"the month %1 is not over yet"_s.arg(month.toString(u"yyyy-MM"_s)),
                    u"month"_s);
    return {};
}

/// Returns the file's size in bytes.
Result<qint64> write(storage::Database &db, const payouts::ClosingTime &closing,
                     const PackFile &planned, const QString &path, ExportControl &control)
{
    if (planned.iban.isEmpty()) {
        const auto report = writeInView(db, closing, planned.request, path, control);
        if (!report)
            return report.failure();
        return report->bytes;
    }
    auto file = AtomicFile::begin(path, planned.bytes);
    if (!file)
        return file.failure();
    const auto report =
        writeAccountStatement(db, closing, planned.request, planned.iban, file->file(), control);
    if (!report)
        return report.failure();
    return file->commit();
}

/// Returns the size of all files in bytes.
Result<qint64> fill(storage::Database &db, const payouts::ClosingTime &closing,
                    const PackPlan &plan, AtomicFolder &folder, ExportControl &control)
{
    qint64 bytes = 0;
    qint64 rows = 0;
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
        rows += planned.rows;
        control.done = rows;
    }
    return bytes;
}

ExportReport reportOf(const PackPlan &plan, const QString &place, qint64 bytes)
{
    ExportReport report{.files = {},
                        .rows = plan.payments + plan.refunds + plan.payouts,
                        .sum = plan.paidOut.sum,
                        .bytes = bytes};
    for (const PackFile &file : plan.files)
        report.files << QString(place + u'/' + file.path);
    report.files << QString(place + u'/' + kGuide) << QString(place + u'/' + kHeads)
                 << QString(place + u"/SHA256SUMS"_s);
    return report;
}

} // namespace

Result<ExportReport> writePack(storage::Database &db, const payouts::ClosingTime &closing,
                               const PackRequest &request, const QString &folder,
                               ExportControl &control)
{
    // One snapshot for all files, so that they are consistent.
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    if (const auto valid = checked(request.month, closing, debtors::storedServiceTime(db)); !valid)
        return valid.failure();
    const auto plan = planPack(db, closing, request);
    if (!plan)
        return plan.failure();
    qint64 room = kGuideBytes;
    qint64 rows = 0;
    QStringList files{kGuide, kHeads};
    for (const PackFile &file : plan->files) {
        room += file.bytes;
        rows += file.rows;
        files << file.path;
    }
    control.total = rows;
    auto made =
        AtomicFolder::begin(folder, u"tilldesk-"_s + plan->month.toString(u"yyyy-MM"_s), room);
    if (!made)
        return made.failure();
    const auto bytes = fill(db, closing, *plan, *made, control);
    if (!bytes)
        return bytes.failure();
    const auto heads = made->pathFor(kHeads);
    if (!heads)
        return heads.failure();
    const auto headsBytes =
        writeHeads(db, *heads, plan->month, plan->month.addMonths(1).addDays(-1));
    if (!headsBytes)
        return headsBytes.failure();
    const auto guide = made->pathFor(kGuide);
    if (!guide)
        return guide.failure();
    const auto guideBytes = writeReadingGuide(*plan, request.language, *guide);
    if (!guideBytes)
        return guideBytes.failure();
    if (control.isCancelled)
        return fail(ErrorCode::Cancelled, u"cancelled"_s);
    if (const auto done = made->commit(files); !done)
        return done.failure();
    return reportOf(*plan, made->place(), *bytes + *guideBytes + *headsBytes);
}

} // namespace tilldesk::exports
