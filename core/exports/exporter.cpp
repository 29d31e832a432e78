#include "core/exports/exporter.h"

#include "core/debtors/simulation_service.h"
#include "core/exports/camt_notification.h"
#include "core/exports/journal_export.h"
#include "core/exports/statement_export.h"
#include "core/exports/table_export.h"
#include "core/payouts/statement_days.h"
#include "core/storage/atomic_file.h"
#include "core/storage/transaction.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// Writes one file for each account. All get their names only after the last one is complete.
Result<ExportReport> statements(storage::Database &db, const payouts::ClosingTime &closing,
                                const ExportRequest &request, const QString &path,
                                ExportControl &control)
{
    const auto accounts = statementAccounts(db, closing, request.list);
    if (!accounts)
        return accounts.failure();
    qint64 total = 0;
    for (const StatementAccountDays &account : *accounts)
        total += account.rows();
    const auto before = control.doneBefore;
    if (!before)
        control.total = total;
    ExportReport report;
    std::vector<storage::AtomicFile> files;
    for (const StatementAccountDays &account : *accounts) {
        const auto own = accounts->size() == 1 ? Result<QString>(path)
                                               : pathOfOne(path, fileNameOf(account, *accounts));
        if (!own)
            return own.failure();
        auto file = storage::AtomicFile::begin(*own, account.bytes(request.format));
        if (!file)
            return file.failure();
        control.doneBefore = before.value_or(0) + report.rows;
        const auto lines = writeStatements(db, closing, account, request.format, request.language,
                                           file->file(), control);
        control.doneBefore = before;
        if (!lines)
            return lines.failure();
        const auto sum = Amount::add(report.sum, lines->sum);
        if (!sum)
            return sum.failure();
        report.files << *own;
        report.rows += lines->rows;
        report.sum = *sum;
        files.push_back(std::move(*file));
    }
    for (storage::AtomicFile &file : files) {
        const auto bytes = file.commit();
        if (!bytes)
            return bytes.failure();
        report.bytes += *bytes;
    }
    if (const auto today = addToday(report, db, closing, request.list); !today)
        return today.failure();
    return report;
}

Result<ExportReport> notification(storage::Database &db, const payouts::ClosingTime &closing,
                                  const ExportRequest &request, const QString &path,
                                  ExportControl &control)
{
    const PayoutId &payout = std::get<PayoutContent>(request.list).payout;
    auto file = storage::AtomicFile::begin(path, notificationBytes(db, payout));
    if (!file)
        return file.failure();
    const CamtVersion version =
        request.format == ExportFormat::Camt054v02 ? CamtVersion::V02 : CamtVersion::V08;
    const auto lines = writeNotification(db, closing, payout, version, file->file(), control);
    if (!lines)
        return lines.failure();
    const auto bytes = file->commit();
    if (!bytes)
        return bytes.failure();
    return ExportReport{.files = {path}, .rows = lines->rows, .sum = lines->sum, .bytes = *bytes};
}

/// Returns whether the path is in the folder of the database, which also contains other data files.
bool isBeside(const storage::Database &db, const QString &path)
{
    return QFileInfo(QFileInfo(path).absolutePath()).canonicalFilePath()
        == QFileInfo(db.path()).canonicalPath();
}

struct Period {
    std::optional<Timestamp> from;
    std::optional<Timestamp> to; ///< first moment after the period
};

Period periodOf(const ExportList &list)
{
    return std::visit(
        [](const auto &filter) -> Period {
            if constexpr (requires { filter.from; })
                return {filter.from, filter.to};
            return {};
        },
        list);
}

/// Returns whether the file has whole days: statements, journals and VAT books.
bool hasWholeDays(const ExportRequest &request)
{
    return std::holds_alternative<ClearingFilter>(request.list)
        || std::holds_alternative<JournalFilter>(request.list)
        || std::holds_alternative<VatBookFilter>(request.list)
        || (std::holds_alternative<PayoutFilter>(request.list) && isStatement(request.format));
}

/// Refuses a list of a period that has not begun, which would be empty without a reason, and parts
/// of days in a file of whole days: two adjoining periods would both have the day.
Result<void> checkedPeriod(storage::Database &db, const payouts::ClosingTime &closing,
                           const ExportRequest &request)
{
    const Period period = periodOf(request.list);
    if (period.from && *period.from > debtors::storedServiceTime(db))
        return fail(ErrorCode::FieldInvalid, u"the period begins in the future"_s, u"from"_s);
    for (const auto &[moment, field] :
         {std::pair(period.from, u"from"_s), std::pair(period.to, u"to"_s)}) {
        if (moment && hasWholeDays(request)
            && *moment != payouts::CalendarDay::beginOf(closing.day(*moment), closing.zone))
            return fail(ErrorCode::FieldInvalid,
                        u"must be a day such as 2026-10-31, without a time: the file has whole"
                        " days"_s,
                        field);
    }
    return {};
}

/// Returns the language of words in a table. Tables for programs have English words.
QString wordsOf(const ExportRequest &request)
{
    const bool isForPrograms = request.format == ExportFormat::Csv
        || request.format == ExportFormat::CsvRaw || request.format == ExportFormat::Json;
    return isForPrograms ? u"en"_s : request.language;
}

} // namespace

Result<ExportReport> writeInView(storage::Database &db, const payouts::ClosingTime &closing,
                                 const ExportRequest &request, const QString &path,
                                 ExportControl &control, QStringList *left)
{
    if (!canExport(request.list, request.format))
        return fail(ErrorCode::FieldInvalid,
                    u"this list cannot be exported as %1"_s.arg(toText(request.format)),
                    u"format"_s);
    if (const auto valid = checkedPeriod(db, closing, request); !valid)
        return valid.failure();
    if (isStatement(request.format))
        return std::holds_alternative<PayoutContent>(request.list)
            ? notification(db, closing, request, path, control)
            : statements(db, closing, request, path, control);
    if (const auto *journal = std::get_if<JournalFilter>(&request.list))
        return writeJournals(db, closing, *journal, request, path, control, left);
    const auto table = openTable(db, closing, request.list, wordsOf(request));
    if (!table)
        return table.failure();
    const qint64 rows = (*table)->total();
    const qint64 bytes = tableBytes(request.format, rows)
        + (request.format == ExportFormat::Xlsx ? temporaryBytes(rows) : 0);
    auto file = storage::AtomicFile::begin(path, bytes);
    if (!file)
        return file.failure();
    const auto report = writeTable(db, closing, request, **table, *file, control);
    if (!report)
        return report.failure();
    const auto size = file->commit();
    if (!size)
        return size.failure();
    return ExportReport{.files = {path},
                        .rows = report->rows,
                        .sum = report->sum,
                        .bytes = *size,
                        .openDay = (*table)->openDay()};
}

Result<ExportReport> write(storage::Database &db, const payouts::ClosingTime &closing,
                           const ExportRequest &request, const QString &path,
                           ExportControl &control, QStringList *left)
{
    const QFileInfo place(path);
    if (isBeside(db, path) || (place.isSymLink() && isBeside(db, place.symLinkTarget())))
        return fail(ErrorCode::FileNotWritten,
                    u"%1 is in the data folder of the shop; choose another folder"_s.arg(path));
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    return writeInView(db, closing, request, path, control, left);
}

} // namespace tilldesk::exports
