#include "core/exports/statement_export.h"

#include "core/crypto/digest.h"
#include "core/debtors/simulation_service.h"
#include "core/domain/merchant_details.h"
#include "core/exports/camt_statement.h"
#include "core/exports/coda.h"
#include "core/exports/mt940.h"
#include "core/exports/statement_entries.h"
#include "core/merchants/merchant_repository.h"
#include "core/payouts/clearing_queries.h"
#include "core/payouts/statement_queries.h"

#include <QFileInfo>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using payouts::CalendarDay;
using payouts::ClosingTime;
using payouts::StatementDay;

/// The days of a list that are over.
struct Days {
    QList<MerchantId> merchants;
    std::optional<QDate> first;
    QDate last;
    bool hasToday = false; ///< whether the list's period includes the current day
};

template <typename Filter>
Days daysOf(const Filter &filter, const ClosingTime &closing, Timestamp now)
{
    const QDate today = closing.day(now);
    Days days{.merchants = filter.merchants, .first = {}, .last = today.addDays(-1)};
    days.hasToday = !filter.to || closing.day(*filter.to - std::chrono::milliseconds(1)) >= today;
    if (filter.from)
        days.first = closing.day(*filter.from);
    if (filter.to)
        days.last = std::min(days.last, closing.day(*filter.to - std::chrono::milliseconds(1)));
    return days;
}

/// Refuses filters other than days and merchants: a bank statement must contain every payout of its
/// days.
Result<void> checked(const PayoutFilter &filter)
{
    const auto refused = [](const QString &field) {
        return fail(
            ErrorCode::FieldInvalid,
            u"a bank statement contains every payout of its days; only the days and the merchants can be chosen"_s,
            field);
    };
    if (filter.status)
        return refused(u"status"_s);
    if (filter.bulkId)
        return refused(u"bulkId"_s);
    if (!filter.find.isEmpty())
        return refused(u"find"_s);
    return {};
}

using Accounts = std::vector<StatementAccountDays>;

Result<Accounts> bankAccounts(storage::Database &db, const ClosingTime &closing,
                              const PayoutFilter &filter, Timestamp now)
{
    if (const auto valid = checked(filter); !valid)
        return valid.failure();
    const Days days = daysOf(filter, closing, now);
    const auto found = payouts::statementDays(
        db, closing, {.merchants = days.merchants, .first = days.first, .last = days.last});
    if (!found)
        return found.failure();
    Accounts accounts;
    for (const payouts::AccountDays &account : *found)
        accounts.push_back({.merchant = account.account.merchant,
                            .owner = {},
                            .account = account.account.iban,
                            .days = account.days});
    return accounts;
}

Result<Accounts> clearingAccounts(storage::Database &db, const ClosingTime &closing,
                                  const ClearingFilter &filter, Timestamp now)
{
    const Days days = daysOf(filter, closing, now);
    const auto found =
        payouts::clearingDays(db, closing, days.merchants, days.first.value_or(QDate()), days.last);
    if (!found)
        return found.failure();
    const auto ids = merchants::MerchantRepository(db).clearingAccounts();
    Accounts accounts;
    for (const payouts::ClearingDays &account : *found) {
        if (!account.days.isEmpty())
            accounts.push_back({.merchant = account.merchant,
                                .owner = {},
                                .account = ids.value(account.merchant),
                                .isClearing = true,
                                .days = account.days});
    }
    return accounts;
}

QString keyOf(const StatementAccountDays &account)
{
    const QString whose = account.merchant.text() + u'/' + account.account;
    return QString::fromLatin1(crypto::sha256(whose.toUtf8()).toHex().left(8));
}

Timestamp lastSecondOf(const QDate &day, const QTimeZone &zone)
{
    return CalendarDay::beginOf(day.addDays(1), zone) - std::chrono::seconds(1);
}

StatementFile fileOf(const StatementAccountDays &account, const ClosingTime &closing,
                     const QString &language)
{
    QByteArray statements;
    for (const StatementDay &day : account.days)
        statements += u"%1 %2 %3;"_s.arg(keyOf(account))
                          .arg(day.day.toJulianDay())
                          .arg(day.closing.cents())
                          .toLatin1();
    return {.id = u"TD"_s + QString::fromLatin1(crypto::sha256(statements).toHex().left(32)),
            .madeAt = lastSecondOf(account.days.last().day, closing.zone),
            .zone = closing.zone,
            .language = language};
}

/// Returns null if the format is not camt.053, MT940 or CODA.
std::unique_ptr<StatementWriter> writerOf(ExportFormat format, QIODevice &device,
                                          const StatementFile &file)
{
    switch (format) {
    case ExportFormat::Camt053v02:
        return std::make_unique<CamtStatementWriter>(device, CamtVersion::V02, file);
    case ExportFormat::Camt053v08:
        return std::make_unique<CamtStatementWriter>(device, CamtVersion::V08, file);
    case ExportFormat::Mt940: return std::make_unique<Mt940Writer>(device);
    case ExportFormat::Coda: return std::make_unique<CodaWriter>(device, file.language);
    case ExportFormat::Csv:
    case ExportFormat::CsvRaw:
    case ExportFormat::CsvEu:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08:
    case ExportFormat::Exact:
    case ExportFormat::WinBooks:
    case ExportFormat::Yuki:
    case ExportFormat::Octopus:
    case ExportFormat::Datev:
    case ExportFormat::Odoo:
    case ExportFormat::Hledger: break;
    }
    return nullptr;
}

/// Errors: `Internal` if the sum does not fit 64 bits.
Result<PayoutSum> sumOf(std::initializer_list<PayoutSum> parts)
{
    PayoutSum whole;
    for (const PayoutSum &part : parts) {
        const auto sum = Amount::add(whole.sum, part.sum);
        if (!sum)
            return sum.failure();
        whole = {whole.count + part.count, *sum};
    }
    return whole;
}

/// Errors: `Internal` if a sum does not fit 64 bits.
Result<BankStatement> statementOf(const StatementAccountDays &account, const StatementDay &day,
                                  const ClosingTime &closing)
{
    const auto in = sumOf({day.paid, day.returned, day.collected});
    if (!in)
        return in.failure();
    const auto out = sumOf({day.refunded, day.charged, day.paidBack, day.paidOut});
    if (!out)
        return out.failure();
    const PayoutSum credits = account.isClearing ? *in : day.paidOut;
    if (const auto both = Amount::add(credits.sum, out->sum); !both)
        return both.failure();
    return BankStatement{.owner = account.owner,
                         .account = account.account,
                         .isClearing = account.isClearing,
                         .accountKey = keyOf(account),
                         .day = day.day,
                         .before = day.before,
                         .number = day.number,
                         .sequence = day.sequence,
                         .begin = CalendarDay::beginOf(day.day, closing.zone),
                         .end = lastSecondOf(day.day, closing.zone),
                         .opening = day.opening,
                         .credits = credits,
                         .debits = account.isClearing ? *out : PayoutSum(),
                         .closing = day.closing,
                         .isLast = &day == &account.days.last()};
}

} // namespace

bool isStatement(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
    case ExportFormat::CsvRaw:
    case ExportFormat::CsvEu:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf:
    case ExportFormat::Exact:
    case ExportFormat::WinBooks:
    case ExportFormat::Yuki:
    case ExportFormat::Octopus:
    case ExportFormat::Datev:
    case ExportFormat::Odoo:
    case ExportFormat::Hledger: return false;
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08:
    case ExportFormat::Mt940:
    case ExportFormat::Coda: return true;
    }
    Q_UNREACHABLE();
}

qint64 StatementAccountDays::rows() const
{
    qint64 rows = 0;
    for (const StatementDay &day : days)
        rows += day.count();
    return rows;
}

qint64 StatementAccountDays::bytes(ExportFormat format) const
{
    // CODA: records of 130 bytes, at most five for a line, four for a day. MT940: at most six lines
    // of text. @source measured for camt.053.001.08 with texts of maximum length
    constexpr qint64 kHead = 1'024;
    const bool isCoda = format == ExportFormat::Coda;
    const bool isMt940 = format == ExportFormat::Mt940;
    const qint64 day = isCoda ? 520 : isMt940 ? 256 : 2'048;
    const qint64 line = isCoda ? 650 : isMt940 ? 480 : 2'048;
    return kHead + days.size() * day + rows() * line;
}

Result<Accounts> statementAccounts(storage::Database &db, const ClosingTime &closing,
                                   const ExportList &list)
{
    const Timestamp now = debtors::storedServiceTime(db);
    const auto *payouts = std::get_if<PayoutFilter>(&list);
    const auto *clearing = std::get_if<ClearingFilter>(&list);
    if (payouts == nullptr && clearing == nullptr)
        return fail(ErrorCode::FieldInvalid, u"this list has no statements"_s, u"format"_s);
    auto accounts = payouts != nullptr ? bankAccounts(db, closing, *payouts, now)
                                       : clearingAccounts(db, closing, *clearing, now);
    if (!accounts)
        return accounts.failure();
    if (accounts->empty())
        return fail(ErrorCode::PayoutNotFound,
                    payouts != nullptr ? u"no payout arrived on a completed day of this period"_s
                                       : u"no money moved on a completed day of this period"_s,
                    u"from"_s);
    QHash<MerchantId, QString> names;
    for (const Merchant &merchant : merchants::MerchantRepository(db).merchants())
        names.insert(merchant.id, accountOwner(merchant));
    for (StatementAccountDays &account : *accounts)
        account.owner = names.value(account.merchant);
    return accounts;
}

QString fileNameOf(const StatementAccountDays &account, const Accounts &all)
{
    const auto sharing = std::ranges::count(all, account.account, &StatementAccountDays::account);
    return sharing > 1 ? QString(account.account + u'-' + account.merchant.text())
                       : account.account;
}

Result<QString> pathOfOne(const QString &path, const QString &account)
{
    const QFileInfo file(path);
    if (file.exists() && !file.isFile())
        return fail(
            ErrorCode::FileNotWritten,
            u"%1 is no file, and several files are written beside it; choose another name, or"
            " one merchant"_s.arg(path));
    const QString suffix = file.suffix().isEmpty() ? QString() : QString(u'.' + file.suffix());
    return file.path() + u'/' + file.completeBaseName() + u'-' + account + suffix;
}

Result<StatementReport> writeStatements(storage::Database &db, const ClosingTime &closing,
                                        const StatementAccountDays &account, ExportFormat format,
                                        const QString &language, QIODevice &device,
                                        ExportControl &control)
{
    const auto writer = writerOf(format, device, fileOf(account, closing, language));
    if (!writer)
        return fail(ErrorCode::FieldInvalid,
                    u"this list cannot be exported as %1"_s.arg(toText(format)), u"format"_s);
    control.beginFile(account.rows());
    StatementEntries entries(db, closing, account, language);
    StatementReport report;
    for (const StatementDay &day : account.days) {
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
        const auto statement = statementOf(account, day, closing);
        if (!statement)
            return statement.failure();
        if (const auto begun = writer->begin(*statement); !begun)
            return begun.failure();
        for (qint64 line = 0; line < day.count(); ++line) {
            if (control.isCancelled)
                return fail(ErrorCode::Cancelled, u"cancelled"_s);
            if (!entries.next())
                return fail(ErrorCode::Internal, u"the ledger has fewer entries than its sums"_s);
            writer->entry(entries.entry(), *statement);
            control.hasDone(++report.rows);
        }
        writer->end(*statement);
        const auto sum = Amount::add(report.sum, statement->credits.sum);
        if (!sum)
            return sum.failure();
        report.sum = *sum;
    }
    if (!writer->finish())
        return notWritten(device);
    return report;
}

Result<void> addToday(ExportReport &report, storage::Database &db, const ClosingTime &closing,
                      const ExportList &list)
{
    const Timestamp now = debtors::storedServiceTime(db);
    const QDate today = closing.day(now);
    Days days;
    if (const auto *payouts = std::get_if<PayoutFilter>(&list))
        days = daysOf(*payouts, closing, now);
    else if (const auto *clearing = std::get_if<ClearingFilter>(&list))
        days = daysOf(*clearing, closing, now);
    else if (const auto *journal = std::get_if<JournalFilter>(&list))
        days = daysOf(*journal, closing, now);
    if (!days.hasToday)
        return {};
    if (std::holds_alternative<PayoutFilter>(list)) {
        const auto sum =
            payouts::arrivedSince(db, CalendarDay::beginOf(today, closing.zone), days.merchants);
        if (!sum)
            return sum.failure();
        report.payoutsOfToday = *sum;
        return {};
    }
    const auto accounts = payouts::clearingDays(db, closing, days.merchants, today, today);
    if (!accounts)
        return accounts.failure();
    for (const payouts::ClearingDays &account : *accounts) {
        for (const auto &[all, more] :
             {std::pair(&report.paymentsOfToday, account.bridge.paid),
              std::pair(&report.refundsOfToday, account.bridge.refunded),
              std::pair(&report.payoutsOfToday, account.bridge.paidOut)}) {
            const auto sum = Amount::add(all->sum, more.sum);
            if (!sum)
                return sum.failure();
            *all = {all->count + more.count, *sum};
        }
    }
    return {};
}

} // namespace tilldesk::exports
