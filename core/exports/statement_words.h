#pragma once

#include "core/domain/payout.h"
#include "core/exports/words.h"

namespace tilldesk::exports {

/// Returns the composition of a payout, for example `Payments: 12, EUR 345.67. Refunds: 1, EUR
/// 2.00`.
[[nodiscard]] QString contentInWords(const Payout &payout, const Words &words);

} // namespace tilldesk::exports
