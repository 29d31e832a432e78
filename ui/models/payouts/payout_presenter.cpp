#include "ui/models/payouts/payout_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
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
    equation.paidOut = money(details.payout.amount);
    equation.isProved = proof.isProved;
    if (proof.isProved)
        equation.verdict = PayoutPresenter::tr("proved from the ledger");
    else if (proof.difference.cents() != 0)
        equation.verdict = PayoutPresenter::tr("off by %1").arg(signedMoney(proof.difference));
    else
        equation.verdict =
            PayoutPresenter::tr("not proved: its lines are not those it was made of");
    return equation;
}

PayoutPresenter::PayoutPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    m_reloadSoon.setSingleShot(true);
    m_reloadSoon.setInterval(std::chrono::milliseconds(50));
    connect(&m_reloadSoon, &QTimer::timeout, this, &PayoutPresenter::ask);
    connect(&gateways.payouts, &gateway::Payouts::changed, this, [this] {
        // Only a failed payout can still change; its proof is not counted anew for each payment.
        if (!m_id.isEmpty() && (isWaiting() || m_state != State::Shown) && !m_reloadSoon.isActive())
            m_reloadSoon.start();
    });
}

void PayoutPresenter::show(const PayoutId &id)
{
    if (id == m_id && m_state != State::Failed)
        return;
    m_id = id;
    m_details = {};
    m_isPaying = false;
    reload();
}

void PayoutPresenter::reload()
{
    m_message.clear();
    m_state = m_id.isEmpty() ? State::Nothing : State::Loading;
    Q_EMIT changed();
    if (!m_id.isEmpty())
        ask();
}

void PayoutPresenter::ask()
{
    whenReady(m_gateways.payouts.details(m_id), this,
              [this, id = m_id](const Result<PayoutDetails> &details) {
                  if (id != m_id)
                      return; // the person has moved on
                  if (details) {
                      m_details = *details;
                      m_state = State::Shown;
                  } else {
                      m_message = Text::sentence(details.error());
                      m_state = m_state == State::Shown ? State::Shown : State::Failed;
                  }
                  Q_EMIT changed();
              });
}

bool PayoutPresenter::isWaiting() const
{
    return m_state == State::Shown && m_details.payout.status == PayoutStatus::Failed
        && m_details.payout.paidBy.isEmpty();
}

QString PayoutPresenter::payAgainQuestion() const
{
    return tr("%1 is paid out to %2 now, with the same payments and refunds as before.")
        .arg(money(m_details.payout.amount), accountNumber(m_details.payout.iban));
}

void PayoutPresenter::payAgain()
{
    if (!isWaiting() || m_isPaying)
        return;
    m_isPaying = true;
    m_message.clear();
    Q_EMIT changed();
    whenReady(m_gateways.payouts.payAgain(m_id), this,
              [this, id = m_id](const Result<Payout> &payout) {
                  if (id != m_id)
                      return;
                  m_isPaying = false;
                  if (!payout)
                      m_message = Text::sentence(payout.error());
                  else if (payout->status == PayoutStatus::Failed)
                      m_message = tr("It failed again. The new payout can be paid out once more.");
                  ask();
                  Q_EMIT changed();
              });
}

} // namespace tilldesk::ui
