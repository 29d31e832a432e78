#pragma once

#include "core/domain/export.h"

#include <QString>
#include <optional>

namespace tilldesk {

/// A bookkeeping program that reads a journal.
struct JournalProgram {
    QString name; ///< as its maker writes it
    /// Digits of an account; 0: any text that checkedBookAccount() takes.
    /// @source service.md#books
    int leastDigits = 0;
    int mostDigits = 0;
};

/// Returns the program that reads the format; empty if the format is not one of a journal.
[[nodiscard]] std::optional<JournalProgram> journalProgram(ExportFormat format);
/// Returns the name of the program; empty if the format is not one of a journal.
[[nodiscard]] QString journalProgramName(ExportFormat format);

} // namespace tilldesk
