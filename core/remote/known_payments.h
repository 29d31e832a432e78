#pragma once

#include "core/domain/events.h"

#include <map>
#include <optional>

namespace tilldesk::remote {

/// The payments that this window has received, as they were at the last word of the service: what
/// the window can show and find while it has lost the service. Keeps the newest kMost.
class KnownPayments
{
public:
    static constexpr std::size_t kMost = 5'000;

    void add(const QList<Payment> &payments);
    /// Takes over the statuses of a change. Forgets everything after a refund, whose amounts a
    /// change does not tell.
    void follow(const Events &events);
    void clear() { m_payments.clear(); }

    /// Returns a page of the known payments that a filter selects, with their number as the total.
    /// Empty: no payment is known, or only the service can tell whom the filter selects (names of
    /// profiles and points of sale, channels, payouts).
    [[nodiscard]] std::optional<PaymentPage> page(const PaymentFilter &filter, qint64 first,
                                                  int count) const;
    /// Returns the totals by status; empty: as page().
    [[nodiscard]] std::optional<PaymentTotals> totals(PaymentFilter filter) const;

private:
    std::map<qint64, Payment> m_payments; ///< by seq
};

} // namespace tilldesk::remote
