#include "core/exports/statement_export.h"

#include "core/crypto/digest.h"
#include "core/debtors/simulation_service.h"
#include "core/exports/camt_notification.h"
#include "core/exports/camt_statement.h"
#include "core/exports/coda.h"
#include "core/exports/mt940.h"
#include "core/merchants/merchant_repository.h"
#include "core/payouts/payout_repository.h"
#include "core/payouts/payout_rows.h"
#include "core/payouts/statement_queries.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using payouts::AccountDays;
using payouts::ClosingTime;
using payouts::StatementDay;
using payouts::StatementRange;

tl::unexpected<Error> wrongFormat(ExportFormat format)
{
    return fail(ErrorCode::FieldInvalid,
                u"this list cannot be exported as %1"_s.arg(toText(format)), u"format"_s);
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

StatementRange rangeOf(const PayoutFilter &filter, const ClosingTime &closing, Timestamp now)
{
    const QDate yesterday = closing.day(now).addDays(-1);
    StatementRange range{.merchants = filter.merchants, .iban = {}, .first = {}, .last = yesterday};
    if (filter.from)
        range.first = closing.day(*filter.from);
    if (filter.to)
        range.last = std::min(yesterday, closing.day(*filter.to - std::chrono::milliseconds(1)));
    return range;
}

QString keyOf(const payouts::StatementAccount &account)
{
    const QString whose = account.merchant.text() + u'/' + account.iban;
    return QString::fromLatin1(crypto::sha256(whose.toUtf8()).toHex().left(8));
}

Timestamp lastSecondOf(const QDate &day, const QTimeZone &zone)
{
    return fromMillis(day.addDays(1).startOfDay(zone).toMSecsSinceEpoch() - 1000);
}

StatementFile fileOf(const std::vector<AccountDays> &accounts, const ClosingTime &closing,
                     const QString &language)
{
    QByteArray statements;
    QDate last;
    for (const AccountDays &account : accounts) {
        for (const StatementDay &day : account.days) {
            statements += u"%1 %2 %3;"_s.arg(keyOf(account.account))
                              .arg(day.day.toJulianDay())
                              .arg(day.closing.cents())
                              .toLatin1();
            last = std::max(last, day.day);
        }
    }
    return {.id = u"TD"_s + QString::fromLatin1(crypto::sha256(statements).toHex().left(32)),
            .madeAt = lastSecondOf(last, closing.zone),
            .zone = closing.zone,
            .language = language};
}

/// @pre the format is a bank statement; null: it is not
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
    case ExportFormat::CsvEu:
    case ExportFormat::CsvRaw:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08: break;
    }
    return nullptr;
}

/// Returns the statement without its payouts.
BankStatement statementOf(const payouts::StatementAccount &account, const StatementDay &day,
                          const QHash<MerchantId, QString> &names, const ClosingTime &closing)
{
    return {.owner = names.value(account.merchant),
            .iban = account.iban,
            .accountKey = keyOf(account),
            .day = day.day,
            .before = day.before,
            .number = day.number,
            .sequence = day.sequence,
            .begin = fromMillis(day.day.startOfDay(closing.zone).toMSecsSinceEpoch()),
            .end = lastSecondOf(day.day, closing.zone),
            .opening = day.opening,
            .sum = day.arrived.sum,
            .closing = day.closing,
            .payouts = {}};
}

Result<StatementReport> writeDays(storage::Database &db, const ClosingTime &closing,
                                  const std::vector<AccountDays> &accounts, StatementWriter &writer,
                                  ExportControl &control)
{
    QHash<MerchantId, QString> names;
    for (const Merchant &merchant : merchants::MerchantRepository(db).merchants())
        names.insert(merchant.id, merchant.name);
    StatementReport report;
    for (const AccountDays &account : accounts) {
        for (const StatementDay &day : account.days) {
            if (control.isCancelled)
                return fail(ErrorCode::Cancelled, u"cancelled"_s);
            BankStatement statement = statementOf(account.account, day, names, closing);
            statement.payouts = payouts::arrivedOn(db, closing, account.account, day.day);
            statement.isLast = &account == &accounts.back() && &day == &account.days.last();
            if (const auto written = writer.write(statement); !written)
                return written.failure();
            const auto sum = Amount::add(report.sum, day.arrived.sum);
            if (!sum)
                return sum.failure();
            report = {report.rows + day.arrived.count, *sum};
            control.hasDone(report.rows);
        }
    }
    return report;
}

Result<StatementReport> writeStatements(storage::Database &db, const ClosingTime &closing,
                                        const ExportRequest &request, const QString &iban,
                                        QIODevice &device, ExportControl &control)
{
    const auto *filter = std::get_if<PayoutFilter>(&request.list);
    if (!filter)
        return wrongFormat(request.format);
    if (const auto valid = checked(*filter); !valid)
        return valid.failure();
    StatementRange range = rangeOf(*filter, closing, debtors::storedServiceTime(db));
    range.iban = iban;
    const auto accounts = payouts::statementDays(db, closing, range);
    if (!accounts)
        return accounts.failure();
    if (accounts->empty())
        return fail(ErrorCode::PayoutNotFound,
                    u"no payout arrived on a completed day of this period"_s, u"from"_s);
    qint64 total = 0;
    for (const AccountDays &account : *accounts) {
        for (const StatementDay &day : account.days)
            total += day.arrived.count;
    }
    control.beginFile(total);
    const auto writer =
        writerOf(request.format, device, fileOf(*accounts, closing, request.language));
    if (!writer)
        return wrongFormat(request.format);
    const auto report = writeDays(db, closing, *accounts, *writer, control);
    if (report && !writer->finish())
        return notWritten(device);
    return report;
}

} // namespace

bool isStatement(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
    case ExportFormat::CsvEu:
    case ExportFormat::CsvRaw:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf: return false;
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08:
    case ExportFormat::Mt940:
    case ExportFormat::Coda: return true;
    }
    Q_UNREACHABLE();
}

qint64 statementBytes(storage::Database &db, const ExportRequest &request)
{
    constexpr qint64 kHead = 4'096;
    // @source measured, rounded up: camt.053.001.08 with one payout per statement, and
    // camt.054.001.08 with the longest texts
    constexpr qint64 kPayout = 4'096;
    constexpr qint64 kLine = 2'048;
    if (const auto *filter = std::get_if<PayoutFilter>(&request.list))
        return kHead + payouts::PayoutRows(db, *filter).total() * kPayout;
    const auto *content = std::get_if<PayoutContent>(&request.list);
    const auto row = content ? payouts::PayoutRepository(db).find(content->payout) : std::nullopt;
    return row ? kHead + (row->payout.payments.count + row->payout.refunds.count) * kLine : 0;
}

Result<StatementReport> writeStatement(storage::Database &db, const ClosingTime &closing,
                                       const ExportRequest &request, QIODevice &device,
                                       ExportControl &control)
{
    const bool isNotification =
        request.format == ExportFormat::Camt054v02 || request.format == ExportFormat::Camt054v08;
    if (!isNotification)
        return writeStatements(db, closing, request, {}, device, control);
    const auto *content = std::get_if<PayoutContent>(&request.list);
    if (!content)
        return wrongFormat(request.format);
    return writeNotification(db, closing, content->payout,
                             request.format == ExportFormat::Camt054v02 ? CamtVersion::V02
                                                                        : CamtVersion::V08,
                             device, control);
}

Result<StatementReport> writeAccountStatement(storage::Database &db, const ClosingTime &closing,
                                              const ExportRequest &request, const QString &iban,
                                              QIODevice &device, ExportControl &control)
{
    return writeStatements(db, closing, request, iban, device, control);
}

} // namespace tilldesk::exports
