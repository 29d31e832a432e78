#include "core/domain/export.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {

QLatin1StringView toText(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv: return "csv"_L1;
    case ExportFormat::CsvEu: return "csv-eu"_L1;
    case ExportFormat::Xlsx: return "xlsx"_L1;
    case ExportFormat::Json: return "json"_L1;
    case ExportFormat::Pdf: return "pdf"_L1;
    case ExportFormat::Camt053v02: return "camt053"_L1;
    case ExportFormat::Camt053v08: return "camt053-08"_L1;
    case ExportFormat::Camt054v02: return "camt054"_L1;
    case ExportFormat::Camt054v08: return "camt054-08"_L1;
    case ExportFormat::Mt940: return "mt940"_L1;
    case ExportFormat::Coda: return "coda"_L1;
    }
    Q_UNREACHABLE();
}

std::optional<ExportFormat> exportFormatFrom(QStringView name)
{
    const auto *format = std::ranges::find_if(
        kExportFormats, [&](ExportFormat candidate) { return toText(candidate) == name; });
    return format == kExportFormats.end() ? std::nullopt : std::optional(*format);
}

QLatin1StringView fileSuffix(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
    case ExportFormat::CsvEu: return "csv"_L1;
    case ExportFormat::Xlsx: return "xlsx"_L1;
    case ExportFormat::Json: return "jsonl"_L1;
    case ExportFormat::Pdf: return "pdf"_L1;
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08: return "xml"_L1;
    case ExportFormat::Mt940: return "sta"_L1;
    case ExportFormat::Coda: return "cod"_L1;
    }
    Q_UNREACHABLE();
}

bool canExport(const ExportList &list, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
    case ExportFormat::CsvEu:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf: return true;
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Mt940:
    case ExportFormat::Coda: return std::holds_alternative<PayoutFilter>(list);
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08: return std::holds_alternative<PayoutContent>(list);
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk
