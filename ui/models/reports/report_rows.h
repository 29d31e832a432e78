#pragma once

#include "core/domain/day_close.h"
#include "core/domain/payment_list.h"

namespace tilldesk::ui {

/// A row of a report: what was taken and given back in a stretch of time, or at a point of sale.
struct ReportRow {
    QString label;
    QString tick; ///< its name where there is little room
    PayoutSum payments;
    PayoutSum refunds;
    bool isNow = false; ///< it has not ended yet

    /// Taken less refunded; may be negative.
    [[nodiscard]] Amount net() const
    {
        return Amount::fromCents(payments.sum.cents() - refunds.sum.cents());
    }
    [[nodiscard]] bool isEmpty() const { return payments.count == 0 && refunds.count == 0; }
    friend bool operator==(const ReportRow &, const ReportRow &) = default;
};

/// @return the sum, or the most there can be when it does not fit
[[nodiscard]] PayoutSum sumOf(const PayoutSum &a, const PayoutSum &b);
[[nodiscard]] ReportRow totalOf(const QList<ReportRow> &rows);
/// Per payment, half a cent up; 0 when there is none.
[[nodiscard]] Amount averageOf(const PayoutSum &payments);

} // namespace tilldesk::ui
