#pragma once

#include "core/domain/hosted_open.h"
#include "core/storage/database.h"

#include <QDate>

namespace tilldesk::hosted {

/// Returns what a profile's provider owes, here and by the provider's word. Sums all items: the
/// list of the items is not needed, so the list can be checked against these sums.
/// @param upTo  the last UTC day that was fetched; null: none
/// Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<HostedOwed> owedOf(storage::Database &db, const ProfileId &profile,
                                        const QDate &upTo);

} // namespace tilldesk::hosted
