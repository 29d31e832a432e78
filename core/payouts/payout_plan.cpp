#include "core/payouts/payout_plan.h"

#include <algorithm>

namespace tilldesk::payouts {
namespace {

/// Returns the cents of further charges that leave a payout of one cent.
qint64 roomOf(const PayoutPlan &plan)
{
    const qint64 owed = plan.balance.cents() - plan.withheld.cents();
    return std::min(plan.amount().cents(), owed) - 1;
}

/// Returns the merchant's payout with the most room; -1: none.
qsizetype roomiest(const QList<PayoutPlan> &plans, const MerchantId &merchant)
{
    qsizetype found = -1;
    for (qsizetype i = 0; i < plans.size(); ++i) {
        if (plans.at(i).items.account.merchant == merchant && plans.at(i).isPayable()
            && (found < 0 || roomOf(plans.at(i)) > roomOf(plans.at(found))))
            found = i;
    }
    return found;
}

void move(PayoutPlan &plan, qint64 cents)
{
    plan.charges = Amount::fromCents(plan.charges.cents() + cents);
    plan.balance = Amount::fromCents(plan.balance.cents() - cents);
}

} // namespace

Amount PayoutPlan::fees() const
{
    return Amount::fromCents(withheld.cents() + charges.cents());
}

Amount PayoutPlan::amount() const
{
    return Amount::fromCents(payments.sum.cents() - refunds.sum.cents() - fees().cents());
}

bool PayoutPlan::isPayable() const
{
    return !items.account.iban.isEmpty() && items.payments.count() > 0 && amount() > Amount()
        && balance > withheld;
}

QList<CarriedCharges> carryCharges(QList<PayoutPlan> &plans)
{
    QList<CarriedCharges> carried;
    for (qsizetype from = 0; from < plans.size(); ++from) {
        while (plans.at(from).charges != Amount() && !plans.at(from).isPayable()) {
            const qsizetype to = roomiest(plans, plans.at(from).items.account.merchant);
            const qint64 cents =
                to < 0 ? 0 : std::min(plans.at(from).charges.cents(), roomOf(plans.at(to)));
            if (cents == 0)
                break;
            move(plans[from], -cents);
            move(plans[to], cents);
            carried << CarriedCharges{from, to, Amount::fromCents(cents)};
        }
    }
    return carried;
}

} // namespace tilldesk::payouts
