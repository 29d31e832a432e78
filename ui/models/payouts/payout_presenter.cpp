#include "ui/models/payouts/payout_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/models/payouts/payout_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PayoutEquation equationOf(const PayoutDetails &details)
{
    const PayoutProof &proof = details.proof;
    PayoutEquation equation;
    equation.payments = Text::payments(proof.payments.count);
    equation.paidIn = money(proof.payments.sum);
    equation.refunds = PayoutWords::refunds(proof.refunds.count);
    equation.refunded = money(proof.refunds.sum);
    if (proof.fees != Amount())
        equation.fees = money(proof.fees);
    equation.paidOut = money(details.payout.amount);
    equation.isProved = proof.isProved;
    if (proof.isProved)
        equation.verdict = PayoutPresenter::tr("matches the ledger");
    else if (proof.difference.cents() != 0)
        equation.verdict = PayoutPresenter::tr("differs by %1").arg(signedMoney(proof.difference));
    else
        equation.verdict =
            PayoutPresenter::tr("does not match: its lines have changed since it was paid out");
    return equation;
}

PayoutPresenter::PayoutPresenter(const Gateways &gateways, QObject *parent)
    : AsyncRecord(std::chrono::milliseconds(50), parent),
      m_gateways(gateways)
{
    connect(&gateways.payouts, &gateway::Payouts::changed, this, [this] {
        // Only a failed payout can still change. For others, avoid computing the proof again after
        // every payment.
        if (!id().isEmpty() && (isWaiting() || !isShown()))
            readAgainSoon();
    });
}

QFuture<Result<PayoutDetails>> PayoutPresenter::read(const PayoutId &id)
{
    return m_gateways.payouts.details(id);
}

bool PayoutPresenter::isWaiting() const
{
    return isShown() && value().payout.status == PayoutStatus::Failed
        && value().payout.paidBy.isEmpty() && !value().payout.isHosted;
}

QString PayoutPresenter::whyNotPayAgain() const
{
    if (!isShown())
        return tr("The payout is still loading.");
    if (m_isBusy)
        return tr("The payout is being made.");
    if (value().payout.isHosted)
        return tr("The provider makes this payout.");
    if (!value().payout.paidBy.isEmpty())
        return tr("This payout has already been repeated.");
    if (value().payout.status != PayoutStatus::Failed)
        return tr("Only a failed payout can be paid out again.");
    return whyNotPermitted(m_gateways.staff.session(), StaffCommand::PayAgain);
}

QString PayoutPresenter::note() const
{
    if (!isShown() || !value().payout.isHosted)
        return {};
    const Amount others = value().proof.others;
    const QString word = tr("The provider made this payout. Its lines are the provider’s word; only"
                            " the entry in the ledger is this shop’s own.");
    return others == Amount() ? word
                              : word + u' ' + tr("%1 of it is not this shop’s.").arg(money(others));
}

QString PayoutPresenter::payAgainQuestion() const
{
    return tr("%1 will be paid out to %2 now, with the same payments and refunds as before.")
        .arg(money(value().payout.amount), accountNumber(value().payout.iban));
}

void PayoutPresenter::payAgain()
{
    if (!whyNotPayAgain().isEmpty())
        return;
    act(m_gateways.payouts.payAgain(id()), [](const Result<Payout> &payout) {
        if (!payout)
            return Text::sentence(payout.error());
        return payout->status == PayoutStatus::Failed
            ? tr("The payout failed again. The new payout can be paid out once more.")
            : QString();
    });
}

} // namespace tilldesk::ui
