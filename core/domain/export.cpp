#include "core/domain/export.h"

#include "core/base/enum_texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<ExportFormat> kFormatNames{
    {ExportFormat::Csv, "csv"},
    {ExportFormat::CsvRaw, "csv-raw"},
    {ExportFormat::CsvEu, "csv-eu"},
    {ExportFormat::Xlsx, "xlsx"},
    {ExportFormat::Json, "json"},
    {ExportFormat::Pdf, "pdf"},
    {ExportFormat::Camt053v02, "camt053"},
    {ExportFormat::Camt053v08, "camt053-08"},
    {ExportFormat::Camt054v02, "camt054"},
    {ExportFormat::Camt054v08, "camt054-08"},
    {ExportFormat::Mt940, "mt940"},
    {ExportFormat::Coda, "coda"},
    {ExportFormat::Exact, "exact"},
    {ExportFormat::WinBooks, "winbooks"},
    {ExportFormat::Yuki, "yuki"},
    {ExportFormat::Octopus, "octopus"},
    {ExportFormat::Datev, "datev"},
    {ExportFormat::Odoo, "odoo"},
    {ExportFormat::Hledger, "hledger"},
};

} // namespace

QLatin1StringView toText(ExportFormat format)
{
    return kFormatNames.textOf(format);
}

std::optional<ExportFormat> exportFormatFrom(QStringView name)
{
    return kFormatNames.valueOf(name);
}

QLatin1StringView fileSuffix(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
    case ExportFormat::CsvRaw:
    case ExportFormat::CsvEu:
    case ExportFormat::Exact:
    case ExportFormat::Yuki:
    case ExportFormat::Octopus:
    case ExportFormat::Datev:
    case ExportFormat::Odoo: return "csv"_L1;
    case ExportFormat::WinBooks: return "txt"_L1;
    case ExportFormat::Hledger: return "journal"_L1;
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
    case ExportFormat::CsvRaw:
    case ExportFormat::CsvEu:
    case ExportFormat::Xlsx:
    case ExportFormat::Json: return !std::holds_alternative<JournalFilter>(list);
    case ExportFormat::Pdf:
        return !std::holds_alternative<ClearingFilter>(list)
            && !std::holds_alternative<JournalFilter>(list);
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Mt940:
    case ExportFormat::Coda:
        return std::holds_alternative<PayoutFilter>(list)
            || std::holds_alternative<ClearingFilter>(list);
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08: return std::holds_alternative<PayoutContent>(list);
    case ExportFormat::Exact:
    case ExportFormat::WinBooks:
    case ExportFormat::Yuki:
    case ExportFormat::Octopus:
    case ExportFormat::Datev:
    case ExportFormat::Odoo:
    case ExportFormat::Hledger: return std::holds_alternative<JournalFilter>(list);
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk
