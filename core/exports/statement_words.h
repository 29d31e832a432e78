#pragma once

#include "core/domain/payout.h"

namespace tilldesk::exports {

/// Of what a payout is made, for example `Payments: 12, EUR 345.67. Refunds: 1, EUR 2.00`.
/// @param language  en, nl, fr or de
[[nodiscard]] QString contentInWords(const Payout &payout, const QString &language);

} // namespace tilldesk::exports
