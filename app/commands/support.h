#pragma once

#include "app/command.h"

namespace tilldesk::app {

[[nodiscard]] Command supportCommand();

/// Returns the text of a support file; see safekeeping::makeSupportFile(). Blocks.
/// @param masterKey  empty: unknown
/// @param now  wall clock time
/// @param isStopped  once true, the checks are interrupted; null: they are not
[[nodiscard]] QByteArray supportText(const storage::DataDirectory &directory,
                                     const Settings &settings, const QByteArray &masterKey,
                                     Timestamp now, const std::atomic<bool> *isStopped = nullptr);
/// Writes a support file that only its owner can read. Errors: `FileNotWritten`, `NoSpace`.
[[nodiscard]] Result<void> saveSupport(const QByteArray &text, const QString &path);

} // namespace tilldesk::app
