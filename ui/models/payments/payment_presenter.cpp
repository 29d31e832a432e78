#include "ui/models/payments/payment_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/payment_progress.h"

#include <algorithm>

namespace tilldesk::ui {

PaymentPresenter::PaymentPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    m_reloadSoon.setSingleShot(true);
    m_reloadSoon.setInterval(std::chrono::milliseconds(20)); // the eye of the customer waits here
    connect(&m_reloadSoon, &QTimer::timeout, this, &PaymentPresenter::ask);
    connect(&gateways.payments, &gateway::Payments::changed, this,
            [this](const QList<PaymentChange> &changes) {
                const bool isOurs = std::ranges::any_of(
                    changes, [this](const PaymentChange &change) { return change.id == m_id; });
                if (isOurs && !m_reloadSoon.isActive())
                    m_reloadSoon.start();
            });
    const auto followMoney = [this] {
        if (m_details.payment.status == PaymentStatus::Succeeded && !m_reloadSoon.isActive())
            m_reloadSoon.start();
    };
    connect(&gateways.refunds, &gateway::Refunds::changed, this, followMoney);
    connect(&gateways.payouts, &gateway::Payouts::changed, this, followMoney);
}

void PaymentPresenter::show(const PaymentId &id)
{
    if (id == m_id && m_state != State::Failed)
        return;
    if (id != m_id)
        m_details = {}; // nobody may see, let alone pay, the payment before
    m_id = id;
    m_isCancelling = false;
    reload();
}

void PaymentPresenter::reload()
{
    m_message.clear();
    m_state = m_id.isEmpty() ? State::Nothing : State::Loading;
    Q_EMIT changed();
    if (!m_id.isEmpty())
        ask();
}

void PaymentPresenter::ask()
{
    whenReady(m_gateways.payments.details(m_id), this,
              [this, id = m_id](const Result<PaymentDetails> &details) {
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

void PaymentPresenter::cancel()
{
    if (!canCancel())
        return;
    m_isCancelling = true;
    m_message.clear();
    Q_EMIT changed();
    whenReady(m_gateways.payments.cancel(m_id), this,
              [this, id = m_id](const Result<Payment> &payment) {
                  if (id != m_id)
                      return;
                  m_isCancelling = false;
                  if (payment)
                      m_details.payment = *payment;
                  else
                      m_message = Text::cancelSentence(payment.error());
                  ask();
                  Q_EMIT changed();
              });
}

PaymentDetails PaymentPresenter::details() const
{
    PaymentDetails details = m_details;
    details.payment = asOf(details.payment, m_gateways.clock.now());
    return details;
}

bool PaymentPresenter::canCancel() const
{
    return whyNotCancel().isEmpty();
}

QString PaymentPresenter::whyNotCancel() const
{
    if (m_state != State::Shown)
        return tr("The payment is not here yet.");
    if (m_isCancelling)
        return tr("The payment is being cancelled.");
    const PaymentStatus status = details().payment.status;
    if (isOpen(status))
        return {};
    if (status == PaymentStatus::Authorized)
        return tr("The bank has authorized this payment; it can no longer be cancelled.");
    return tr("This payment has ended: %1.").arg(Text::status(status));
}

QString PaymentPresenter::cancelQuestion() const
{
    return tr("Cancel this payment of %1? The customer can no longer pay it.")
        .arg(money(m_details.payment.amount));
}

std::chrono::milliseconds PaymentPresenter::timeLeft() const
{
    return std::max(m_details.payment.expireAt - m_gateways.clock.now(),
                    std::chrono::milliseconds(0));
}

double PaymentPresenter::fractionLeft() const
{
    return ui::timeLeft(m_details.payment, m_gateways.clock.now());
}

} // namespace tilldesk::ui
