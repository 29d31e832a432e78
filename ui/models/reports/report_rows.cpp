#include "ui/models/reports/report_rows.h"

#include <limits>

namespace tilldesk::ui {

PayoutSum sumOf(const PayoutSum &a, const PayoutSum &b)
{
    constexpr auto kMax = Amount::fromCents(std::numeric_limits<qint64>::max());
    return {a.count + b.count, Amount::add(a.sum, b.sum).value_or(kMax)};
}

ReportRow totalOf(const QList<ReportRow> &rows)
{
    ReportRow total;
    for (const ReportRow &row : rows) {
        total.payments = sumOf(total.payments, row.payments);
        total.refunds = sumOf(total.refunds, row.refunds);
        total.fees = sumOf({0, total.fees}, {0, row.fees}).sum;
    }
    return total;
}

Amount averageOf(const PayoutSum &payments)
{
    if (payments.count <= 0)
        return {};
    const qint64 whole = payments.sum.cents() / payments.count;
    const qint64 rest = payments.sum.cents() % payments.count;
    return Amount::fromCents(whole + (2 * rest >= payments.count ? 1 : 0));
}

} // namespace tilldesk::ui
