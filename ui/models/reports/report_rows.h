#pragma once

#include "core/domain/day_close.h"
#include "core/domain/payment_list.h"

#include <QDate>

namespace tilldesk::ui {

/// A row of a report: the payments and refunds of a time span or of a point of sale.
struct ReportRow {
    QString label;
    QString tick; ///< short label under the bar of the chart
    PayoutSum payments;
    PayoutSum refunds;
    bool isNow = false; ///< the time span contains the current time
    QDate first = {};   ///< first day of a row that spans whole days; else null
    QDate last = {};    ///< last day of such a row, inclusive
    Amount fees = {};   ///< of the payments

    /// Returns the sum taken less refunds and fees; may be negative.
    [[nodiscard]] Amount net() const
    {
        return Amount::fromCents(payments.sum.cents() - refunds.sum.cents() - fees.cents());
    }
    [[nodiscard]] bool isEmpty() const { return payments.count == 0 && refunds.count == 0; }
    friend bool operator==(const ReportRow &, const ReportRow &) = default;
};

/// Returns the sum of both. Saturates at the largest amount on overflow.
[[nodiscard]] PayoutSum sumOf(const PayoutSum &a, const PayoutSum &b);
[[nodiscard]] ReportRow totalOf(const QList<ReportRow> &rows);
/// Returns the average payment, with half a cent rounded up; 0 if there are no payments.
[[nodiscard]] Amount averageOf(const PayoutSum &payments);

} // namespace tilldesk::ui
