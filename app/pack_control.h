#pragma once

#include "app/assembly.h"
#include "core/runtime/local_exports.h"

namespace tilldesk::app {

/// Checks and stores the settings of the pack that is made by itself, and records the change.
/// Blocks; any thread but the core's. Errors: see gateway::Exports::setPackSettings().
/// @param by  actor of the entry in the audit trail
[[nodiscard]] Result<void> setPackSettings(Assembly &assembly, const PackSettings &wanted,
                                           const AuditActor &by);
/// Stores the password of the mail server, and records that. Blocks; any thread but the core's.
/// Errors: see gateway::Exports::setMailPassword().
[[nodiscard]] Result<void> setMailPassword(Assembly &assembly, const QString &password,
                                           const AuditActor &by);

/// Returns the functions of the pack that is made by itself, for a window.
/// @pre `assembly` has started and outlives the functions
[[nodiscard]] runtime::LocalExports::Packs packControl(Assembly &assembly);

} // namespace tilldesk::app
