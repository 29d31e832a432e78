#pragma once

#include "core/verification/findings.h"

namespace tilldesk::verification {

/// The payouts of providers, counted.
struct HostedPayouts {
    qint64 count = 0;
    qint64 proved = 0; ///< amount, totals and counts are the sums of what is in the payout
    qint64 booked = 0; ///< that must have an entry in the ledger
};

/// Reads the payouts of providers. Reports those of which the ledger has not moved what they paid
/// to this shop. What a provider says against itself is no finding: it is only counted.
[[nodiscard]] HostedPayouts readHostedPayouts(storage::Database &db, Findings &found);

} // namespace tilldesk::verification
