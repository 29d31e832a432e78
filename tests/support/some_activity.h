#pragma once

#include "core/domain/audit.h"

namespace tilldesk::test {

/// Returns a day and a bit of activity of the bakery, oldest first, with `seq` from 1.
/// @param now  time of the newest entry
[[nodiscard]] QList<AuditEntry> someActivity(Timestamp now);

} // namespace tilldesk::test
