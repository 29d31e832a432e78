#include "core/exports/table_export.h"

#include "core/exports/csv_writer.h"
#include "core/exports/drawing.h"
#include "core/exports/json_lines_writer.h"
#include "core/exports/pdf_writer.h"
#include "core/exports/xlsx_writer.h"

#include <cerrno>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr qint64 kBetweenLooks = 256; ///< rows between two checks for cancellation

tl::unexpected<Error> notWritten(const QFile &file)
{
    const int reason = errno;
    if (reason == ENOSPC || reason == EDQUOT)
        return fail(ErrorCode::NoSpace, u"the disk has no space for the file"_s);
    return fail(ErrorCode::FileNotWritten,
                u"the file cannot be written: %1"_s.arg(storage::whyNotWritten(file)));
}

/// Returns null if the format is not a table.
std::unique_ptr<TableWriter> writerOf(ExportFormat format, storage::AtomicFile &file,
                                      TableSetting &setting)
{
    switch (format) {
    case ExportFormat::Csv:
        return std::make_unique<CsvWriter>(file.file(), setting, CsvDialect::standard());
    case ExportFormat::CsvRaw:
        return std::make_unique<CsvWriter>(file.file(), setting, CsvDialect::raw());
    case ExportFormat::CsvEu:
        return std::make_unique<CsvWriter>(file.file(), setting, CsvDialect::european());
    case ExportFormat::Json: return std::make_unique<JsonLinesWriter>(file.file(), setting);
    case ExportFormat::Xlsx: return std::make_unique<XlsxWriter>(file.temporaryPath(), setting);
    case ExportFormat::Pdf: return std::make_unique<PdfWriter>(file.file(), setting);
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08:
    case ExportFormat::Mt940:
    case ExportFormat::Coda:
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

/// Sums the list in advance, for the heading on paper.
Result<TableSums> foreseen(storage::Database &db, const payouts::ClosingTime &closing,
                           const ExportRequest &request, const ExportControl &control)
{
    if (const auto able = requireDrawing(); !able)
        return able.failure();
    const auto table = openTable(db, closing, request.list, request.language);
    if (!table)
        return table.failure();
    return sumsOf(**table, control);
}

} // namespace

qint64 tableBytes(ExportFormat format, qint64 rows)
{
    // @source measured: lists of the demo shop, rounded up
    const qint64 head = format == ExportFormat::Xlsx ? 8LL * 1024 : 512;
    constexpr qint64 kFonts = 26LL * 1024; // a PDF contains its fonts
    if (format == ExportFormat::Pdf)
        return kFonts + rows * 190;
    const qint64 row = format == ExportFormat::Json ? 500
        : format == ExportFormat::Xlsx              ? 240
                                                    : 330;
    return head + rows * row;
}

qint64 temporaryBytes(qint64 rows)
{
    constexpr qint64 kRow = 1'500; // @source measured: payments of the demo shop, rounded up
    return rows * kRow;
}

Result<TableReport> writeTable(storage::Database &db, const payouts::ClosingTime &closing,
                               const ExportRequest &request, Table &table,
                               storage::AtomicFile &file, ExportControl &control)
{
    const Words words(request.language);
    TableSetting setting{.columns = table.columns(),
                         .summedStatus = table.summedStatus(),
                         .hasAmounts = table.sumColumn().has_value(),
                         .total = table.total(),
                         .head = headOf(db, closing, request.list),
                         .openDay = table.openDay(),
                         .sums = {},
                         .words = words,
                         .time = LocalTime(closing.zone)};
    control.beginFile(table.total());
    if (request.format == ExportFormat::Pdf) {
        auto sums = foreseen(db, closing, request, control);
        if (!sums)
            return sums.failure();
        setting.sums = std::move(*sums);
        setting.paperSums = table.paperSums(words);
    }
    const auto writer = writerOf(request.format, file, setting);
    if (!writer)
        return fail(ErrorCode::FieldInvalid,
                    u"this list cannot be exported as %1"_s.arg(toText(request.format)),
                    u"format"_s);
    TableAdder adder(table);
    const TableSums &sums = adder.sums();
    if (!writer->begin())
        return notWritten(file.file());
    while (table.next()) {
        if (!adder.add())
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
    return TableReport{.rows = sums.rows, .sum = sums.counted.sum};
}

} // namespace tilldesk::exports
