#include "ui/models/till/till_outcome.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/outcome_watch.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr std::chrono::seconds kLeastPause(2); ///< between two questions by hand

} // namespace

TillOutcome::TillOutcome(const ShopGateways &gateways, const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    connect(&gateways.hosted, &gateway::Hosted::outcomesChanged, this, &TillOutcome::look);
    connect(&ticker, &Ticker::ticked, this, [this] {
        if (isShown())
            Q_EMIT ticked();
    });
}

void TillOutcome::find(const PaymentId &request)
{
    m_answers.ask(m_gateways.hosted.outcome(request), this,
                  [this](const Result<HostedOutcome> &outcome) {
                      if (!outcome)
                          return;
                      if (outcome->state == OutcomeState::Created)
                          Q_EMIT found(outcome->paymentId);
                      else
                          show(*outcome);
                  });
}

void TillOutcome::show(const HostedOutcome &outcome)
{
    m_answers.drop();
    m_problem.clear();
    m_askedHereAt.reset();
    m_outcome = outcome;
    Q_EMIT changed();
}

void TillOutcome::resume(const PaymentId &id)
{
    m_answers.ask(m_gateways.hosted.outcome(id), this,
                  [this](const Result<HostedOutcome> &outcome) {
                      if (outcome && tilldesk::isOpen(outcome->state))
                          show(*outcome);
                      else if (outcome && outcome->state == OutcomeState::Created)
                          Q_EMIT found(outcome->paymentId);
                  });
}

void TillOutcome::hide()
{
    m_answers.drop();
    if (!std::exchange(m_outcome, std::nullopt))
        return;
    m_place.clear();
    Q_EMIT changed();
}

void TillOutcome::look()
{
    if (!isOpen())
        return;
    m_answers.ask(m_gateways.hosted.outcome(m_outcome->id), this,
                  [this](const Result<HostedOutcome> &outcome) {
                      if (outcome)
                          take(*outcome);
                  });
}

void TillOutcome::take(const HostedOutcome &outcome)
{
    if (outcome.state == OutcomeState::Created) {
        hide();
        Q_EMIT found(outcome.paymentId);
        return;
    }
    m_outcome = outcome;
    Q_EMIT changed();
}

void TillOutcome::askNow()
{
    if (!isOpen() || !whyNotAskNow().isEmpty())
        return;
    m_askedHereAt = m_gateways.clock.now();
    whenReady(m_gateways.hosted.askNow(m_outcome->id), this, [this](const Result<void> &asked) {
        m_problem = asked ? QString() : Text::sentence(asked.error());
        Q_EMIT changed();
    });
    Q_EMIT changed();
}

void TillOutcome::setNotCreated(const QString &reason)
{
    if (!isOpen())
        return;
    whenReady(m_gateways.hosted.setNotCreated(m_outcome->id, reason), this,
              [this](const Result<HostedOutcome> &set) {
                  m_problem = set ? QString() : Text::sentence(set.error());
                  if (set && isShown())
                      take(*set);
                  else
                      Q_EMIT changed();
              });
}

NewPayment TillOutcome::again() const
{
    return {.amount = m_outcome->amount,
            .reference = m_outcome->reference,
            .description = m_outcome->description};
}

bool TillOutcome::isLate() const
{
    return m_gateways.clock.now() >= m_outcome->certainAt;
}

QString TillOutcome::word() const
{
    return isOpen() ? OutcomeWords::pill() : tr("Not created");
}

QString TillOutcome::headline() const
{
    return isOpen() ? tr("We do not know if this payment was created")
                    : tr("Not created. You can charge again.");
}

QString TillOutcome::sentence() const
{
    if (!isShown())
        return {};
    if (m_outcome->state == OutcomeState::Refused)
        return tr("The provider has refused this payment. Nobody was charged.");
    if (!isOpen())
        return m_outcome->note.isEmpty()
            ? tr("The provider does not know this payment. Nobody was charged.")
            : tr("Set as not created by a person: %1").arg(m_outcome->note);
    if (isLate())
        return tr("Still not known: the provider has not answered since %1.")
            .arg(timeWithSeconds(m_outcome->answeredAt.value_or(m_outcome->sentAt)));
    if (!isSticker())
        return tr("The connection broke before the provider answered. No code was shown, so nobody "
                  "can have paid.");
    const QString place = m_place.isEmpty() ? m_outcome->pointOfSale : m_place;
    return tr("The connection broke before the provider answered. The customer may be able to pay "
              "it from the QR sticker at %1, or it may not exist.")
        .arg(place);
}

QStringList TillOutcome::advice() const
{
    if (!isOpen())
        return {};
    QStringList lines;
    if (isSticker())
        lines << tr("If the customer’s phone asks to pay %1, they may confirm: it counts.")
                     .arg(money(m_outcome->amount));
    lines << tr("Take no other payment for this sale, no cash either, until it is certain.")
          << tr("It ends by itself: “Paid”, or “Not created, charge again”.");
    return lines;
}

QString TillOutcome::askedWords() const
{
    if (!isShown() || !m_outcome->askedAt)
        return tr("The provider is asked for it by its reference.");
    return tr("Last asked %1.")
        .arg(OutcomeWords::ago(m_gateways.clock.now() - *m_outcome->askedAt));
}

QString TillOutcome::foundWords() const
{
    if (!isShown())
        return {};
    if (!m_outcome->answeredAt)
        return tr("Asked for the reference %1. It has not answered yet.")
            .arg(m_outcome->sentReference);
    return tr("Asked for the reference %1. It answers: no such payment yet.")
        .arg(m_outcome->sentReference);
}

QList<TillOutcome::Step> TillOutcome::steps() const
{
    if (!isShown())
        return {};
    QList<Step> steps{{Mark::Done, tr("Sent to the provider"), timeWithSeconds(m_outcome->sentAt)}};
    if (m_outcome->state != OutcomeState::Sent)
        steps << Step{Mark::Broken, tr("The connection broke, no answer came"), {}};
    if (isOpen()) {
        steps << Step{Mark::Running,
                      m_outcome->answeredAt ? tr("Asking for it by its reference: not there yet")
                                            : tr("Asking for it by its reference"),
                      m_outcome->askedAt ? timeWithSeconds(*m_outcome->askedAt) : QString()};
        steps << Step{Mark::Waiting,
                      isSticker() ? tr("After that, nobody can pay it from the sticker any more")
                                  : tr("After that, an answer without it is certain"),
                      timeWithSeconds(m_outcome->certainAt)};
    } else {
        steps << Step{Mark::Done, word(),
                      m_outcome->answeredAt ? timeWithSeconds(*m_outcome->answeredAt) : QString()};
    }
    return steps;
}

std::chrono::milliseconds TillOutcome::timeLeft() const
{
    if (!isOpen())
        return {};
    return std::max(m_outcome->certainAt - m_gateways.clock.now(), std::chrono::milliseconds(0));
}

double TillOutcome::fractionLeft() const
{
    if (!isOpen())
        return 0;
    const auto whole =
        std::max(m_outcome->certainAt - m_outcome->sentAt, std::chrono::milliseconds(1));
    return std::clamp(double(timeLeft().count()) / double(whole.count()), 0., 1.);
}

QString TillOutcome::untilWords() const
{
    return isOpen() ? tr("until it is certain,\nat %1").arg(timeWithSeconds(m_outcome->certainAt))
                    : QString();
}

QString TillOutcome::whyNotAskNow() const
{
    if (!isOpen())
        return tr("It is known what became of the payment.");
    const bool isJust = m_askedHereAt && m_gateways.clock.now() - *m_askedHereAt < kLeastPause;
    return isJust ? tr("The provider was asked just now.") : QString();
}

QString TillOutcome::whyNotSettle() const
{
    if (!isOpen())
        return tr("It is known what became of the payment.");
    const QString whyNot = whyNotPermitted(m_gateways.staff.session(), StaffCommand::SettleOutcome);
    if (!whyNot.isEmpty() || isLate())
        return whyNot;
    return tr("Possible from %1, when nobody can pay it any more.")
        .arg(timeWithSeconds(m_outcome->certainAt));
}

QString TillOutcome::closed()
{
    return tr("Closed until it is certain, so that nobody is charged twice. To serve the next "
              "customer now, put this payment aside.");
}

} // namespace tilldesk::ui
