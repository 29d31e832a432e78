#pragma once

#include "core/domain/audit.h"
#include "core/storage/database.h"

#include <array>

namespace tilldesk::audit {

/// Returns the digest of a guarded record as it is stored now, 64 hex digits; empty if the record
/// does not exist. It covers what the record allows or pays to, and not when it was last used.
/// @param id  id of the record; the kid of a service key
/// @pre `guard` is not None
[[nodiscard]] QByteArray stateOf(storage::Database &db, AuditGuard guard, const QString &id);

/// Returns the ids of all records of this kind, oldest first. @pre `guard` is not None
[[nodiscard]] QStringList guardedIds(storage::Database &db, AuditGuard guard);

/// Returns the table of the records, for messages. @pre `guard` is not None
[[nodiscard]] QString tableOf(AuditGuard guard);

/// The guarded kinds of record.
inline constexpr std::array kGuards{AuditGuard::ApiKey, AuditGuard::Profile, AuditGuard::ServiceKey,
                                    AuditGuard::StaffMember};

} // namespace tilldesk::audit
