#include "ui/models/refunds/payment_refunds.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

PaymentRefundRow rowOf(const Refund &refund, Timestamp now)
{
    QStringList notes{shortMoment(refund.createdAt, now)};
    if (!refund.description.isEmpty())
        notes << refund.description;
    return {.id = refund.id,
            .amount = money(refund.amount),
            .status = RefundWords::status(refund.status),
            .tone = toneOf(refund.status),
            .hint = toText(refund.status),
            .note = notes.join(u" · "_s)};
}

} // namespace

PaymentRefunds::PaymentRefunds(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_askSoon(std::chrono::milliseconds(100), [this] { ask(); })
{
    m_askSoon.requestOn(gateways.refunds, &gateway::Refunds::changed);
    // The balance of the running payout limits what can be refunded.
    m_askSoon.requestOn(gateways.payouts, &gateway::Payouts::changed);
}

void PaymentRefunds::show(const PaymentDetails &details)
{
    const bool isOther = details.payment.id != m_payment;
    if (isOther) {
        m_refundable.reset();
        m_failure.clear();
    }
    m_payment = details.payment.id;
    m_rows.clear();
    for (const Refund &refund : details.refunds)
        m_rows.prepend(rowOf(refund, m_gateways.clock.now()));
    const bool isPaidNow = std::exchange(m_status, details.payment.status) != m_status;
    Q_EMIT changed();
    if (isOther || isPaidNow)
        ask();
}

void PaymentRefunds::ask()
{
    if (m_payment.isEmpty() || m_status != PaymentStatus::Succeeded)
        return;
    whenReady(m_gateways.refunds.refundable(m_payment), this,
              [this, payment = m_payment](const Result<Refundable> &refundable) {
                  if (payment != m_payment)
                      return;
                  m_refundable = refundable ? std::optional(*refundable) : std::nullopt;
                  m_failure = refundable ? QString() : Text::sentence(refundable.error());
                  Q_EMIT changed();
              });
}

QString PaymentRefunds::message() const
{
    QString none = m_rows.isEmpty() ? tr("No refunds.") : QString();
    if (m_status != PaymentStatus::Succeeded || !m_refundable)
        return none;
    const Amount most = std::min(m_refundable->left, m_refundable->running);
    if (!m_refundable->obstacle && most == Amount())
        return none;
    const QString more = m_refundable->obstacle ? RefundWords::obstacle(*m_refundable)
                                                : tr("Up to %1 can be refunded.").arg(money(most));
    const QString both = none + u' ' + more;
    return both.trimmed();
}

QString PaymentRefunds::whyNot() const
{
    if (m_status == PaymentStatus::PendingMerchantAcknowledgement)
        return tr("Acknowledge the payment first.");
    if (m_status != PaymentStatus::Succeeded)
        return tr("Only a paid payment can be refunded.");
    if (!m_failure.isEmpty())
        return m_failure;
    if (!m_refundable)
        return tr("It is not known yet how much can be refunded.");
    const QString obstacle = RefundWords::obstacle(*m_refundable);
    return obstacle.isEmpty()
        ? whyNotPermitted(m_gateways.staff.session(), StaffCommand::CreateRefund)
        : obstacle;
}

} // namespace tilldesk::ui
