#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QString>
#include <optional>

namespace tilldesk::safekeeping {

/// The file `restored.json` of a restored data folder. While it exists, payouts, refunds and
/// callbacks wait: the shop may have made some of them after the backup, and would make them twice.
struct RestoreMark {
    Timestamp madeAt;                     ///< time of the backup
    Timestamp restoredAt;                 ///< wall clock time of the restore
    std::optional<Timestamp> lastPayment; ///< creation of the last payment in the backup

    friend bool operator==(const RestoreMark &, const RestoreMark &) = default;
};

/// Errors: `FileNotWritten`.
[[nodiscard]] Result<void> writeMark(const QString &folder, const RestoreMark &mark);
/// Returns the mark; empty if the folder was not restored, or the restore has been accepted.
[[nodiscard]] std::optional<RestoreMark> readMark(const QString &folder);
/// Deletes the mark. Errors: `FileNotWritten`.
[[nodiscard]] Result<void> removeMark(const QString &folder);

} // namespace tilldesk::safekeeping
