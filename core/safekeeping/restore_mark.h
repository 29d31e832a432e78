#pragma once

#include "core/base/result.h"
#include "core/domain/backup.h"

namespace tilldesk::safekeeping {

// The mark is the file `restored.json` of a restored data folder.

/// Errors: `FileNotWritten`.
[[nodiscard]] Result<void> writeMark(const QString &folder, const RestoreMark &mark);
/// Returns the mark; empty if the folder was not restored, or the restore has been accepted.
[[nodiscard]] std::optional<RestoreMark> readMark(const QString &folder);
/// Deletes the mark. Errors: `FileNotWritten`.
[[nodiscard]] Result<void> removeMark(const QString &folder);

} // namespace tilldesk::safekeeping
