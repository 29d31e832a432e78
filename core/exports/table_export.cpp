#include "core/exports/table_export.h"

#include "core/exports/csv_writer.h"
#include "core/exports/json_lines_writer.h"

#include <cerrno>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr qint64 kBetweenLooks = 256; ///< rows until somebody who waits is looked at

tl::unexpected<Error> notWritten(const QFile &file)
{
    if (errno == ENOSPC || errno == EDQUOT)
        return fail(ErrorCode::NoSpace, u"there is no room for the file"_s);
    return fail(ErrorCode::FileNotWritten,
                u"the file cannot be written: %1"_s.arg(file.errorString()));
}

/// @return null for what is no table
std::unique_ptr<TableWriter> writerOf(ExportFormat format, FileUnderWay &file,
                                      TableSetting &setting)
{
    switch (format) {
    case ExportFormat::Csv:
        return std::make_unique<CsvWriter>(file.file(), setting, CsvDialect::standard());
    case ExportFormat::CsvEu:
        return std::make_unique<CsvWriter>(file.file(), setting, CsvDialect::european());
    case ExportFormat::Json: return std::make_unique<JsonLinesWriter>(file.file(), setting);
    case ExportFormat::Xlsx:
    case ExportFormat::Pdf:
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08:
    case ExportFormat::Mt940:
    case ExportFormat::Coda: break;
    }
    return nullptr;
}

/// Adds a row up. @return false when a sum does not fit
bool add(TableSums &sums, std::span<const Column> columns, std::span<const Cell> cells)
{
    ++sums.rows;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].isSummed
            && __builtin_add_overflow(sums.columns[i], cells[i].number, &sums.columns[i]))
            return false;
    }
    return true;
}

} // namespace

qint64 tableBytes(ExportFormat format, qint64 rows)
{
    constexpr qint64 kHead = 64 * 1024;
    // @source measured: payments of the demo shop, rounded up
    const qint64 row = format == ExportFormat::Json ? 600 : 350;
    return kHead + rows * row;
}

Result<TableReport> writeTable(storage::Database &db, const payouts::ClosingTime &closing,
                               const ExportRequest &request, Table &table, FileUnderWay &file,
                               ExportControl &control)
{
    const Words words(request.language);
    TableSetting setting{.columns = table.columns(),
                         .sumColumn = table.sumColumn(),
                         .total = table.total(),
                         .head = headOf(db, request.list),
                         .sums = {},
                         .words = words,
                         .time = LocalTime(closing.zone)};
    const auto writer = writerOf(request.format, file, setting);
    if (!writer)
        return fail(ErrorCode::FieldInvalid,
                    u"there is no %1 of this list"_s.arg(toText(request.format)), u"format"_s);
    control.beginFile(table.total());
    TableSums sums;
    sums.columns.resize(setting.columns.size());
    if (!writer->begin())
        return notWritten(file.file());
    while (table.next()) {
        if (!add(sums, setting.columns, table.row()))
            return fail(ErrorCode::Internal, u"the sum of the amounts is too large"_s);
        if (!writer->row(table.row()))
            return notWritten(file.file());
        if (sums.rows % kBetweenLooks != 0)
            continue;
        control.hasDone(sums.rows);
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
    }
    control.hasDone(sums.rows);
    if (control.isCancelled)
        return fail(ErrorCode::Cancelled, u"cancelled"_s);
    if (!writer->end(sums))
        return notWritten(file.file());
    return TableReport{.rows = sums.rows,
                       .sum = Amount::fromCents(sums.columns[setting.sumColumn])};
}

} // namespace tilldesk::exports
