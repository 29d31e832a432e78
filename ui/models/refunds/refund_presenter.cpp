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
    : AsyncRecord(std::chrono::milliseconds(50), parent),
      m_gateways(gateways)
{
    connect(&gateways.refunds, &gateway::Refunds::changed, this, [this] {
        if (hasRefund())
            readAgainSoon();
    });
}

void RefundPresenter::show(const Refund &refund)
{
    const bool isSamePayment = refund.paymentId == m_refund.paymentId;
    m_refund = refund;
    showKnown(refund.id, isSamePayment ? value() : PaymentDetails());
}

void RefundPresenter::showNone()
{
    m_refund = {};
    m_state = State::Nothing;
    AsyncRecord::show({});
}

void RefundPresenter::reload()
{
    m_message.clear();
    Q_EMIT changed();
    if (hasRefund())
        readAgain();
}

QFuture<Result<PaymentDetails>> RefundPresenter::read(const RefundId &)
{
    return m_gateways.payments.details(m_refund.paymentId);
}

void RefundPresenter::arrived()
{
    m_message.clear();
    const auto ours = std::ranges::find(value().refunds, m_refund.id, &Refund::id);
    if (ours != value().refunds.end())
        m_refund = *ours;
}

QString RefundPresenter::title() const
{
    return tr("Refund of %1").arg(RefundWords::payment(m_refund));
}

QString RefundPresenter::statusSentence() const
{
    switch (m_refund.status) {
    case RefundStatus::Pending:
        return tr("The money is set aside and will be refunded in a moment.");
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
    facts.append({.label = tr("Requested by"), .value = RefundWords::actor(m_refund.actor)});
    return facts;
}

QList<Fact> RefundPresenter::paymentFacts() const
{
    const Payment &payment = value().payment;
    if (payment.id.isEmpty())
        return {};
    QList<Fact> facts{{.label = tr("Amount"), .value = money(payment.amount)},
                      {.label = tr("Refunded"), .value = money(payment.refunded)}};
    const Debtor &debtor = payment.debtor;
    if (!debtor.name.isEmpty())
        facts.append({.label = tr("Payer"), .value = debtor.name});
    if (debtor.isKnown())
        facts.append({.label = tr("Refunded to"),
                      .value = ibanForPeople(maskedIban(debtor.iban)).replace(u' ', QChar(0xA0))});
    if (payment.succeededAt)
        facts.append(momentFact(tr("Paid"), *payment.succeededAt));
    facts.append({.label = tr("Profile"), .value = value().profile.name});
    return facts;
}

} // namespace tilldesk::ui
