#pragma once

#include "core/domain/day_close.h"
#include "core/storage/database.h"

namespace tilldesk::audit {

/// Returns the entry of the audit trail about a day close; empty if the close is older than the
/// trail.
[[nodiscard]] std::optional<DayCloseRecord> recordOf(storage::Database &db, const DayClose &close);

} // namespace tilldesk::audit
