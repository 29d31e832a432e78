#pragma once

#include "core/domain/search_query.h"

// The filters of the lists other than payments, from a query. The caller adds the profiles or
// merchants. If a filter such as `status` occurs several times, the last one counts.

namespace tilldesk {

[[nodiscard]] RefundFilter refundFilterOf(const ParsedQuery &query);
[[nodiscard]] PayoutFilter payoutFilterOf(const ParsedQuery &query);
[[nodiscard]] CallbackFilter callbackFilterOf(const ParsedQuery &query);
[[nodiscard]] LedgerFilter ledgerFilterOf(const ParsedQuery &query);
/// Several values of `person` or of `kind` widen the selection.
[[nodiscard]] AuditFilter auditFilterOf(const ParsedQuery &query);

/// The value of `batch` that selects payouts without a bulk.
inline constexpr QLatin1StringView kNoBatch("none");

} // namespace tilldesk
