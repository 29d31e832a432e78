#include "ui/models/refunds/refund_form.h"

#include "core/base/when_ready.h"
#include "core/domain/iban.h"
#include "core/domain/typed_amount.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/refunds/refund_words.h"

#include <QUuid>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr std::chrono::seconds
    kAskAgainAfter(5);            ///< time-out of a request, before it is sent again
constexpr int kLongestPause = 30; ///< longest delay between two tries, in seconds

/// Returns whether the refund may have been created in spite of this error, or a retry may create
/// it.
bool isUncertain(ErrorCode code)
{
    switch (code) {
    case ErrorCode::RequestTimeout:
    case ErrorCode::TooManyRequests:
    case ErrorCode::Busy:
    case ErrorCode::Unavailable:
    case ErrorCode::Storage:
    case ErrorCode::OutcomeUnknown:
    case ErrorCode::Internal: return true;
    case ErrorCode::BodyMissing:
    case ErrorCode::FieldRequired:
    case ErrorCode::FieldInvalid:
    case ErrorCode::Unauthorized:
    case ErrorCode::AccessDenied:
    case ErrorCode::CallerNotAllowedToCancel:
    case ErrorCode::PaymentNotFound:
    case ErrorCode::MerchantNotFound:
    case ErrorCode::ProfileNotFound:
    case ErrorCode::ApiKeyNotFound:
    case ErrorCode::UnableToPayCreditor:
    case ErrorCode::PaymentNotPending:
    case ErrorCode::PaymentVoided:
    case ErrorCode::PaymentNotAcknowledgeable:
    case ErrorCode::AmountMismatch:
    case ErrorCode::RefundNotAllowed:
    case ErrorCode::RefundNotAvailable:
    case ErrorCode::RefundNotFound:
    case ErrorCode::PaymentForRefundNotFound:
    case ErrorCode::RefundAmountTooHigh:
    case ErrorCode::RefundsNotAllowed:
    case ErrorCode::RefundNotPossible:
    case ErrorCode::RefundRequestConflict:
    case ErrorCode::PayoutNotFound:
    case ErrorCode::PayoutNotFailed:
    case ErrorCode::PointOfSaleNotFound:
    case ErrorCode::CallbackNotFound:
    case ErrorCode::SimulationOff:
    case ErrorCode::ProviderUnreachable:
    case ErrorCode::ProviderRefused:
    case ErrorCode::NotAllowedYet:
    case ErrorCode::RouteNotFound:
    case ErrorCode::BadRequest:
    case ErrorCode::MethodNotAllowed:
    case ErrorCode::BodyTooLarge:
    case ErrorCode::HeaderTooLarge:
    case ErrorCode::FileNotWritten:
    case ErrorCode::NoSpace:
    case ErrorCode::Cancelled: return false;
    }
    Q_UNREACHABLE();
}

QString bold(const QString &text)
{
    return u"<b>"_s + text.toHtmlEscaped() + u"</b>"_s;
}

QString grouped(const QString &iban)
{
    return ibanForPeople(iban).replace(u' ', QChar(0x00A0));
}

/// Returns the text of a sentence() without its marks.
QString plainText(QString html)
{
    for (const QString &mark : {u"<b>"_s, u"</b>"_s})
        html.remove(mark);
    const QList<std::pair<QString, QString>> escaped{
        {u"&lt;"_s, u"<"_s}, {u"&gt;"_s, u">"_s}, {u"&quot;"_s, u"\""_s}, {u"&amp;"_s, u"&"_s}};
    for (const auto &[mark, sign] : escaped)
        html.replace(mark, sign);
    return html;
}

Amount minus(Amount a, Amount b)
{
    return Amount::fromCents(a.cents() - b.cents());
}

} // namespace

RefundForm::RefundForm(const Gateways &gateways, const PaymentDetails &details, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_payment(details.payment),
      m_profile(details.profile),
      m_key(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_approval(gateways, [this] { return plainText(sentenceAbout({})); }),
      m_askAgain(kAskAgainAfter, [this] { checkNow(); }),
      m_followSoon(std::chrono::milliseconds(50), [this] { follow(); })
{
    connect(&m_approval, &RefundApproval::changed, this, &RefundForm::changed);
    m_followSoon.requestOn(gateways.refunds, &gateway::Refunds::changed);
    reload();
}

void RefundForm::reload()
{
    m_state = State::Loading;
    Q_EMIT changed();
    whenReady(m_gateways.refunds.refundable(m_payment.id), this,
              [this](const Result<Refundable> &refundable) {
                  if (m_state != State::Loading)
                      return;
                  m_state = refundable ? State::Ready : State::Failed;
                  if (refundable)
                      m_refundable = *refundable;
                  else
                      m_problem = Text::sentence(refundable.error());
                  edited();
              });
    askPayout();
}

/// Tells the approval what is asked for now: any change ends an approval.
void RefundForm::edited()
{
    const bool isValid = m_state == State::Ready && !m_refundable.obstacle
        && amountWhyNot().isEmpty() && descriptionProblem().isEmpty();
    m_approval.setRefund(
        isValid ? std::optional(RefundToApprove{m_payment.id, *amount(), m_description.trimmed()})
                : std::nullopt);
    Q_EMIT changed();
}

void RefundForm::askPayout()
{
    whenReady(m_gateways.payouts.running({m_profile.merchantId}), this,
              [this](const Result<RunningPayouts> &payouts) {
                  m_payouts = payouts ? std::optional(*payouts) : std::nullopt;
                  Q_EMIT changed();
              });
}

void RefundForm::chooseAll()
{
    m_isPart = false;
    m_problem.clear();
    edited();
}

void RefundForm::choosePart(const QString &text)
{
    m_isPart = true;
    m_typed = text;
    m_problem.clear();
    edited();
}

void RefundForm::setDescription(const QString &text)
{
    m_description = text;
    edited();
}

std::optional<Amount> RefundForm::amount() const
{
    return m_isPart ? readTypedAmount(m_typed, decimalMark()) : std::optional(m_refundable.left);
}

QString RefundForm::amountWhyNot() const
{
    const std::optional<Amount> wanted = amount();
    if (m_isPart && m_typed.trimmed().isEmpty())
        return tr("Type the amount to refund.");
    if (!wanted)
        return tr("This is not an amount. Type it like 24.50 or 24,50.");
    if (wanted->cents() < 1)
        return tr("The amount must be at least %1.").arg(money(Amount::fromCents(1)));
    if (*wanted > m_refundable.left)
        return tr("Only %1 of this payment is left to refund.").arg(money(m_refundable.left));
    if (*wanted > m_refundable.running)
        return tr("The next payout is only %1, and a refund cannot be higher. Refund a part, or "
                  "try again after more payments.")
            .arg(money(m_refundable.running));
    return {};
}

QString RefundForm::amountProblem() const
{
    const bool isTyped = !m_isPart || !m_typed.trimmed().isEmpty();
    return m_state == State::Ready && !m_refundable.obstacle && isTyped ? amountWhyNot()
                                                                        : QString();
}

QString RefundForm::descriptionProblem() const
{
    return Text::textProblem(m_description, kRefundDescriptionLength);
}

QString RefundForm::whyNot() const
{
    switch (m_state) {
    case State::Loading: return tr("The amount left to refund is not known yet.");
    case State::Failed: return m_problem;
    case State::Sending:
    case State::Checking: return tr("The refund has been requested.");
    case State::Made: return tr("The refund has been made.");
    case State::Ready: break;
    }
    if (m_refundable.obstacle)
        return RefundWords::obstacle(m_refundable);
    const QString amountReason = amountWhyNot();
    if (!amountReason.isEmpty())
        return amountReason;
    const QString descriptionReason = descriptionProblem();
    return descriptionReason.isEmpty() ? m_approval.whyNot() : descriptionReason;
}

QString RefundForm::problem() const
{
    if (m_state == State::Ready && m_problem.isEmpty())
        return RefundWords::obstacle(m_refundable);
    return m_problem;
}

QString RefundForm::title() const
{
    return m_payment.reference.isEmpty() ? tr("Refund payment")
                                         : tr("Refund %1").arg(m_payment.reference);
}

QString RefundForm::subtitle() const
{
    constexpr int kSeconds = 3; // length of the seconds, `:14`, which are left out here
    const QString when =
        fullMoment(m_payment.succeededAt.value_or(m_payment.createdAt)).chopped(kSeconds);
    const QString paid = m_payment.debtor.name.isEmpty()
        ? tr("Paid %1 on %2").arg(money(m_payment.amount), when)
        : tr("Paid %1 by %2 on %3").arg(money(m_payment.amount), m_payment.debtor.name, when);
    QStringList parts{paid};
    if (m_refundable.refunded.cents() > 0)
        parts << tr("%1 refunded so far").arg(money(m_refundable.refunded));
    if (m_refundable.pending.cents() > 0)
        parts << tr("%1 on its way").arg(money(m_refundable.pending));
    return parts.join(u" · "_s);
}

QString RefundForm::leftWords() const
{
    return m_state == State::Loading || m_state == State::Failed ? QString()
                                                                 : money(m_refundable.left);
}

QString RefundForm::confirmWords() const
{
    const std::optional<Amount> wanted = amount();
    const bool isKnown = m_state != State::Loading && wanted && wanted->cents() > 0;
    return isKnown ? tr("Refund %1").arg(money(*wanted)) : tr("Refund");
}

QString RefundForm::sentence() const
{
    return sentenceAbout(m_payment.debtor.name);
}

/// @param payer  empty: the customer, in the sentence that the audit trail stores. An entry never
/// changes, and the name must go when the payment's payer is replaced by a pseudonym.
QString RefundForm::sentenceAbout(const QString &payer) const
{
    if (m_state != State::Ready || m_refundable.obstacle || !amountWhyNot().isEmpty())
        return {};
    const QString sum = bold(money(*amount()));
    const QString account = grouped(maskedIban(m_payment.debtor.iban)).toHtmlEscaped();
    const QString name = payer.toHtmlEscaped();
    if (m_approval.isShown() && !m_approval.approverName().isEmpty())
        return approvalSentence(sum, account, name);
    QString gets;
    if (name.isEmpty())
        gets = account.isEmpty() ? tr("The customer gets %1 back.").arg(sum)
                                 : tr("The customer gets %1 back on %2.").arg(sum, account);
    else
        gets = account.isEmpty() ? tr("%1 gets %2 back.").arg(name, sum)
                                 : tr("%1 gets %2 back on %3.").arg(name, sum, account);
    return gets + u' ' + payoutSentence(payoutIban(m_profile));
}

/// Returns the sentence that the approver reads: no whole account number.
QString RefundForm::approvalSentence(const QString &sum, const QString &account,
                                     const QString &payer) const
{
    constexpr qsizetype kEnd = 8;
    const QString reference = m_payment.reference.isEmpty()
        ? QString(u"…"_s + m_payment.id.text().right(kEnd))
        : m_payment.reference;
    const QString name = payer.isEmpty() ? tr("the customer") : payer;
    const QString asker = m_approval.askerName().toHtmlEscaped();
    const QString gets = account.isEmpty()
        ? tr("%1 gets %2 back for %3, as %4 asks.").arg(name, sum, reference.toHtmlEscaped(), asker)
        : tr("%1 gets %2 back on %3 for %4, as %5 asks.")
              .arg(name, sum, account, reference.toHtmlEscaped(), asker);
    const QString approver = m_approval.approverName().toHtmlEscaped();
    const QString text = gets + u' ' + payoutSentence(maskedIban(payoutIban(m_profile)));
    return m_approval.state() == RefundApproval::State::Approved
        ? tr("%1 has approved: %2").arg(approver, text)
        : tr("%1 approves: %2").arg(approver, text);
}

/// @param shownIban  account of the payout as the sentence shows it
QString RefundForm::payoutSentence(const QString &shownIban) const
{
    const QString iban = payoutIban(m_profile);
    QStringList payout{grouped(shownIban).toHtmlEscaped()};
    if (!m_payment.bulkId.isEmpty())
        payout << tr("batch “%1”").arg(m_payment.bulkId.toHtmlEscaped());
    if (!m_payouts)
        return tr("The amount is deducted from the next payout (%1).").arg(payout.join(u", "_s));
    payout.prepend(PayoutWords::when(m_payouts->nextRun, m_gateways.clock.now()));
    const auto running = std::ranges::find_if(m_payouts->rows, [&](const RunningPayout &row) {
        return row.iban == iban && row.bulkId == m_payment.bulkId;
    });
    if (running == m_payouts->rows.end())
        return tr("The amount is deducted from the next payout (%1).").arg(payout.join(u", "_s));
    const Amount before = minus(running->amount, running->reserved);
    return tr("The amount is deducted from the next payout (%1), which then is %2.")
        .arg(payout.join(u", "_s), bold(money(minus(before, *amount()))));
}

void RefundForm::confirm()
{
    m_approval.expire();
    const auto wanted = amount();
    const auto question = wanted ? LargeAmounts::ofRefund(m_gateways, *wanted) : std::nullopt;
    if (question && whyNot().isEmpty())
        Q_EMIT asked(*question);
    else
        confirmLarge();
}

void RefundForm::confirmLarge()
{
    m_approval.expire();
    if (!whyNot().isEmpty())
        return;
    m_wanted = {m_payment.id, *amount(), m_description.trimmed(), m_key};
    m_problem.clear();
    m_tries = 0;
    m_state = State::Sending;
    Q_EMIT changed();
    send();
}

void RefundForm::checkNow()
{
    if (m_state != State::Sending && m_state != State::Checking)
        return;
    m_state = State::Checking;
    Q_EMIT changed();
    send();
}

void RefundForm::send()
{
    ++m_tries;
    m_askAgain.requestIn(kAskAgainAfter);
    whenReady(m_gateways.refunds.create(m_wanted), this,
              [this](const Result<Refund> &refund) { take(refund); });
}

void RefundForm::take(const Result<Refund> &refund)
{
    if (m_state != State::Sending && m_state != State::Checking)
        return; // the response to another try arrived first
    if (!refund && isUncertain(refund.error().code)) {
        m_state = State::Checking;
        m_problem = Text::sentence(refund.error());
        m_askAgain.requestIn(
            std::chrono::seconds(std::min(1 << std::min(m_tries - 1, 5), kLongestPause)));
        Q_EMIT changed();
        return;
    }
    m_askAgain.cancel();
    if (refund) {
        m_refund = *refund;
        m_problem.clear();
        m_state = State::Made;
        m_followSoon.request();
        Q_EMIT changed();
        return;
    }
    const QString problem = Text::sentence(refund.error());
    m_approval.askAgain(); // the limit may be reached by now, or the approver have left
    reload();              // the refundable amount may have changed
    m_problem = problem;
    Q_EMIT changed();
}

void RefundForm::follow()
{
    if (m_state != State::Made)
        return;
    RefundFilter filter;
    filter.find = m_refund.id.text();
    whenReady(m_gateways.refunds.page(filter, {}, 1), this, [this](const Result<RefundPage> &page) {
        if (!page || page->rows.isEmpty() || page->rows.first().id != m_refund.id)
            return;
        m_refund = page->rows.first();
        Q_EMIT changed();
    });
}

QString RefundForm::resultTitle() const
{
    switch (m_refund.status) {
    case RefundStatus::Pending: return tr("%1 is being refunded").arg(money(m_refund.amount));
    case RefundStatus::Refunded: return tr("%1 has been refunded").arg(money(m_refund.amount));
    case RefundStatus::Failed: return tr("The refund of %1 has failed").arg(money(m_refund.amount));
    }
    Q_UNREACHABLE();
}

QString RefundForm::resultSentence() const
{
    switch (m_refund.status) {
    case RefundStatus::Pending:
        return tr(
            "The refund has been requested and is being processed. You can close this window.");
    case RefundStatus::Refunded: return tr("The money has gone back to the customer.");
    case RefundStatus::Failed: return tr("No money has moved. The amount can be refunded again.");
    }
    Q_UNREACHABLE();
}

QString RefundForm::whyNotReveal() const
{
    return whyNotPermitted(m_gateways.staff.session(), StaffCommand::RevealIban);
}

void RefundForm::revealIban()
{
    whenReady(m_gateways.refunds.revealIban(m_payment.id), this,
              [this](const Result<QString> &iban) {
                  m_iban = iban ? grouped(*iban) : QString();
                  m_ibanProblem = iban ? QString() : Text::sentence(iban.error());
                  Q_EMIT changed();
              });
}

} // namespace tilldesk::ui
