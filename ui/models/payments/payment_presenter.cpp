#include "ui/models/payments/payment_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/payment_progress.h"
#include "ui/models/receipts/receipt.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentPresenter::PaymentPresenter(const Gateways &gateways, QObject *parent)
    // A short delay: a customer watches the QR code.
    : AsyncRecord(std::chrono::milliseconds(20), parent),
      m_gateways(gateways)
{
    connect(&gateways.payments, &gateway::Payments::changed, this,
            [this](const QList<PaymentChange> &changes) {
                if (std::ranges::find(changes, id(), &PaymentChange::id) != changes.end())
                    readAgainSoon();
            });
    const auto followMoney = [this] {
        if (value().payment.status == PaymentStatus::Succeeded)
            readAgainSoon();
    };
    connect(&gateways.refunds, &gateway::Refunds::changed, this, followMoney);
    connect(&gateways.payouts, &gateway::Payouts::changed, this, followMoney);
}

QFuture<Result<PaymentDetails>> PaymentPresenter::read(const PaymentId &id)
{
    return m_gateways.payments.details(id);
}

void PaymentPresenter::cancel()
{
    if (!canCancel())
        return;
    act(m_gateways.payments.cancel(id()), [this](const Result<Payment> &payment) {
        if (!payment)
            return Text::cancelSentence(payment.error());
        value().payment = *payment;
        return QString();
    });
}

void PaymentPresenter::acknowledge()
{
    if (!canAcknowledge())
        return;
    const Payment before = details().payment;
    act(m_gateways.payments.acknowledge(id(), before.amount),
        [this, before](const Result<Payment> &payment) {
            if (!payment)
                return acknowledgeFailure(payment.error(), before);
            value().payment = *payment;
            return QString();
        });
}

PaymentDetails PaymentPresenter::details() const
{
    PaymentDetails details = value();
    details.payment = asKnown(details.payment, knowledge());
    return details;
}

std::optional<LastKnown> PaymentPresenter::lastKnown() const
{
    const Payment &payment = value().payment;
    if (!knowledge().isCutOff || isFinal(payment.status))
        return {};
    const QString time = lastWordTime(m_gateways);
    LastKnown known;
    known.asOf = time.isEmpty() ? QString() : tr("as of %1").arg(time);
    if (!isOpen(payment.status)) {
        known.lead = tr("It may have changed since.");
        known.advice = tr("Look at another till before you charge again.");
        return known;
    }
    const QString end = timeWithSeconds(payment.expireAt);
    known.lead = tr("It may have been paid since.");
    known.advice = timeLeft().count() > 0
        ? tr("The customer can pay it until %1. Look at the customer’s phone, or at another till, "
             "before you charge again.")
              .arg(end)
        : tr("The customer could pay it until %1. Look at the customer’s phone, or at another "
             "till, before you charge again.")
              .arg(end);
    return known;
}

QString PaymentPresenter::whyNotCancel() const
{
    if (!isShown())
        return tr("The payment is still loading.");
    if (m_isBusy)
        return tr("One moment: the payment is being changed.");
    const PaymentStatus status = details().payment.status;
    if (isOpen(status))
        return whyNotPermitted(m_gateways.staff.session(), StaffCommand::CancelPayment);
    if (status == PaymentStatus::Authorized)
        return tr("The bank has authorized this payment; it can no longer be cancelled.");
    if (status == PaymentStatus::PendingMerchantAcknowledgement)
        return tr("The customer has already paid. Without an acknowledgement, the payment is "
                  "voided on %1.")
            .arg(fullMoment(value().payment.acknowledgeBy.value_or(value().payment.expireAt)));
    return tr("This payment has ended: %1.").arg(Text::status(status));
}

QString PaymentPresenter::whyNotAcknowledge() const
{
    if (!isShown())
        return tr("The payment is still loading.");
    if (m_isBusy)
        return tr("One moment: the payment is being changed.");
    const QString whyNot = ui::whyNotAcknowledge(details().payment);
    return whyNot.isEmpty()
        ? whyNotPermitted(m_gateways.staff.session(), StaffCommand::AcknowledgePayment)
        : whyNot;
}

QString PaymentPresenter::whyNoReceipt() const
{
    const StaffSession session = m_gateways.staff.session();
    return session.isCutOff ? whyNotPermitted(session, StaffCommand::CreatePayment)
                            : ui::whyNoReceipt(details().payment);
}

std::optional<AcknowledgeDeadline> PaymentPresenter::deadline() const
{
    return acknowledgeDeadline(value().payment, m_gateways.clock.now());
}

bool PaymentPresenter::offersAcknowledgement() const
{
    return value().profile.asksAcknowledgement || value().payment.acknowledgeBy;
}

QString PaymentPresenter::cancelQuestion() const
{
    return tr("Cancel this payment of %1? The customer can no longer pay it.")
        .arg(money(value().payment.amount));
}

std::chrono::milliseconds PaymentPresenter::timeLeft() const
{
    return std::max(value().payment.expireAt - m_gateways.clock.now(),
                    std::chrono::milliseconds(0));
}

double PaymentPresenter::fractionLeft() const
{
    return ui::timeLeft(value().payment, m_gateways.clock.now());
}

} // namespace tilldesk::ui
