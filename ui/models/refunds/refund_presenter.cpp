#include "ui/models/refunds/refund_presenter.h"

#include "core/base/when_ready.h"
#include "core/domain/iban.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

Fact momentFact(const QString &label, Timestamp time)
{
    return {.label = label, .value = fullMoment(time), .hint = utcMoment(time)};
}

Fact textFact(const QString &label, const QString &value)
{
    return {.label = label, .value = value, .copyText = value};
}

} // namespace

RefundPresenter::RefundPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    m_askSoon.setSingleShot(true);
    m_askSoon.setInterval(std::chrono::milliseconds(50));
    connect(&m_askSoon, &QTimer::timeout, this, &RefundPresenter::ask);
    connect(&gateways.refunds, &gateway::Refunds::changed, this, [this] {
        if (hasRefund() && !m_askSoon.isActive())
            m_askSoon.start();
    });
}

void RefundPresenter::show(const Refund &refund)
{
    if (refund.paymentId != m_refund.paymentId)
        m_payment.reset();
    m_refund = refund;
    reload();
}

void RefundPresenter::reload()
{
    m_message.clear();
    Q_EMIT changed();
    if (hasRefund())
        ask();
}

void RefundPresenter::ask()
{
    whenReady(m_gateways.payments.details(m_refund.paymentId), this,
              [this, id = m_refund.id](const Result<PaymentDetails> &details) {
                  if (id != m_refund.id)
                      return; // the person has moved on
                  m_message = details ? QString() : Text::sentence(details.error());
                  if (details) {
                      m_payment = *details;
                      const auto ours = std::ranges::find(details->refunds, id, &Refund::id);
                      if (ours != details->refunds.end())
                          m_refund = *ours;
                  }
                  Q_EMIT changed();
              });
}

QString RefundPresenter::title() const
{
    return tr("Refund of %1").arg(RefundWords::payment(m_refund));
}

QString RefundPresenter::statusSentence() const
{
    switch (m_refund.status) {
    case RefundStatus::Pending: return tr("The money is set aside and goes back in a moment.");
    case RefundStatus::Refunded: return tr("The money has gone back to the customer.");
    case RefundStatus::Failed: return tr("No money has moved. The amount can be refunded again.");
    }
    Q_UNREACHABLE();
}

QList<Fact> RefundPresenter::facts() const
{
    const QString id = m_refund.id.text();
    QList<Fact> facts{{.label = tr("Refund ID"), .value = id, .copyText = id, .isCode = true}};
    if (!m_refund.description.isEmpty())
        facts.append(textFact(tr("Description"), m_refund.description));
    facts.append(momentFact(tr("Created"), m_refund.createdAt));
    if (m_refund.endedAt)
        facts.append(momentFact(RefundWords::status(m_refund.status), *m_refund.endedAt));
    facts.append({.label = tr("Asked by"), .value = RefundWords::actor(m_refund.actor)});
    return facts;
}

QList<Fact> RefundPresenter::paymentFacts() const
{
    if (!m_payment)
        return {};
    const Payment &payment = m_payment->payment;
    QList<Fact> facts{{.label = tr("Amount"), .value = money(payment.amount)},
                      {.label = tr("Refunded"), .value = money(payment.refunded)}};
    const Debtor &debtor = payment.debtor;
    if (!debtor.name.isEmpty())
        facts.append({.label = tr("Debtor"), .value = debtor.name});
    if (debtor.isKnown())
        facts.append({.label = tr("Goes to"),
                      .value = ibanForPeople(maskedIban(debtor.iban)).replace(u' ', QChar(0xA0))});
    if (payment.succeededAt)
        facts.append(momentFact(tr("Paid"), *payment.succeededAt));
    facts.append({.label = tr("Profile"), .value = m_payment->profile.name});
    return facts;
}

} // namespace tilldesk::ui
