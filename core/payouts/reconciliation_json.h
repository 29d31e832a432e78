#pragma once

#include "core/domain/payout.h"
#include "core/payouts/reconciliation_request.h"

#include <string>

namespace tilldesk::payouts {

/// @source contract, sections 2.11 and 2.13
[[nodiscard]] std::string payoutsJson(const PayoutPage &page, const PageAsked &asked);
/// @source contract, sections 2.12 and 2.13
[[nodiscard]] std::string itemsJson(const PayoutItemPage &page, PayoutItemKind kind,
                                    const PageAsked &asked);
/// The payouts of a run, without a page's numbers.
[[nodiscard]] std::string runJson(const QList<Payout> &made);

} // namespace tilldesk::payouts
