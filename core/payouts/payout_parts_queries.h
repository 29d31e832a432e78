#pragma once

#include "core/base/result.h"
#include "core/domain/payout_parts.h"
#include "core/storage/database.h"

namespace tilldesk::payouts {

/// Returns the payments of a payout by point of sale, and those without one by channel; largest sum
/// first. Reads one snapshot of the database, on a connection of any thread.
/// @pre no transaction is open on the connection
/// Errors: `PayoutNotFound`. Throws storage::StorageException if a sum does not fit 64 bits.
[[nodiscard]] Result<QList<PayoutPart>> partsOf(storage::Database &db, const PayoutId &id);

} // namespace tilldesk::payouts
