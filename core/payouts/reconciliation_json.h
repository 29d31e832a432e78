#pragma once

#include "core/domain/payout.h"
#include "core/payouts/reconciliation_request.h"

#include <string>

namespace tilldesk::payouts {

/// @source service.md#payouts
[[nodiscard]] std::string payoutsJson(const PayoutPage &page, const PageAsked &asked);
/// @source service.md#reconciliation
[[nodiscard]] std::string itemsJson(const PayoutItemPage &page, PayoutItemKind kind,
                                    const PageAsked &asked);
/// Returns the payouts of a run, without page numbers.
[[nodiscard]] std::string runJson(const QList<Payout> &made);

} // namespace tilldesk::payouts
