#pragma once

#include "core/domain/payout.h"

namespace tilldesk {

/// Returns whether the next run pays out a running payout: it pays out payments alone, to an
/// account, and never money that is reserved for refunds. Fees paid back wait for payments.
[[nodiscard]] bool willBePaid(const RunningPayout &running);

} // namespace tilldesk
