#pragma once

#include "core/domain/audit.h"

namespace tilldesk::audit {

/// Returns whether a person of the shop acts: not the service, a program that calls it, or a
/// customer.
[[nodiscard]] bool isPerson(AuditActorKind kind);

} // namespace tilldesk::audit
