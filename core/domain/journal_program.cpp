#include "core/domain/journal_program.h"

using namespace Qt::StringLiterals;

namespace tilldesk {

std::optional<JournalProgram> journalProgram(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Exact: return JournalProgram{u"Exact"_s, 3, 9};
    case ExportFormat::WinBooks: return JournalProgram{u"WinBooks"_s, 3, 8};
    case ExportFormat::Octopus: return JournalProgram{u"Octopus"_s, 3, 8};
    case ExportFormat::Datev: return JournalProgram{u"DATEV"_s, 4, 8};
    case ExportFormat::Yuki: return JournalProgram{.name = u"Yuki"_s};
    case ExportFormat::Odoo: return JournalProgram{.name = u"Odoo"_s};
    case ExportFormat::Hledger: return JournalProgram{.name = u"hledger"_s};
    case ExportFormat::Csv:
    case ExportFormat::CsvRaw:
    case ExportFormat::CsvEu:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf:
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08:
    case ExportFormat::Mt940:
    case ExportFormat::Coda: return {};
    }
    Q_UNREACHABLE();
}

QString journalProgramName(ExportFormat format)
{
    const auto program = journalProgram(format);
    return program ? program->name : QString();
}

} // namespace tilldesk
