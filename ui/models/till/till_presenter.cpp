#include "ui/models/till/till_presenter.h"

#include "core/base/when_ready.h"
#include "core/domain/sepa_text.h"
#include "core/gateway/payment_id.h"
#include "ui/models/common/format.h"
#include "ui/models/common/reach.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/payment_progress.h"
#include "ui/models/till/till_words.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

using Field = TillPresenter::Problem::Field;

TillPresenter::TillPresenter(const ShopGateways &gateways, const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_counters(gateways),
      m_tiles(gateways, ticker, m_counters),
      m_customer(gateways),
      m_stage(gateways, ticker),
      m_outcome(gateways, ticker)
{
    connect(&m_outcome, &TillOutcome::changed, this, &TillPresenter::takeOutcome);
    connect(&m_outcome, &TillOutcome::found, this, &TillPresenter::takeFound);
    connect(&m_stage, &QrPresenter::changed, this, &TillPresenter::look);
    connect(&m_stage, &QrPresenter::cleared, this, &TillPresenter::changed);
    connect(&m_tiles, &TillTiles::placed, this, [this] {
        m_outcome.hide();
        forgetEntry();
        Q_EMIT changed();
        Q_EMIT made();
    });
    connect(&m_tiles, &TillTiles::refused, this, &TillPresenter::takeError);
    connect(&gateways.endpoint, &gateway::Endpoint::changed, this, &TillPresenter::changed);
    connect(&gateways.staff, &gateway::Staff::changed, this, &TillPresenter::changed);
}

std::optional<Payment> TillPresenter::staged() const
{
    if (m_stage.payment().state() != Stage::Shown)
        return {};
    return m_stage.payment().details().payment;
}

Amount TillPresenter::amount() const
{
    return m_outcome.isShown() ? m_outcome.outcome().amount : m_amount.amount();
}

QString TillPresenter::reference() const
{
    return m_outcome.isShown() ? m_outcome.outcome().reference : m_reference;
}

QString TillPresenter::description() const
{
    return m_outcome.isShown() ? m_outcome.outcome().description : m_description;
}

QString TillPresenter::whyClosed() const
{
    if (isCutOff())
        return noConnection();
    return m_outcome.isOpen() ? TillOutcome::closed() : QString();
}

void TillPresenter::showOutcome(const PaymentId &request)
{
    m_outcome.resume(request);
}

void TillPresenter::takeOutcome()
{
    if (m_outcome.isShown()) {
        const HostedOutcome &shown = m_outcome.outcome();
        const TillCounter *counter = m_counters.find(shown.profileId, shown.pointOfSale);
        m_outcome.setPlace(counter ? counter->name : QString());
        m_problem.reset();
        if (!m_stage.payment().id().isEmpty())
            m_stage.show({}); // put aside
    }
    Q_EMIT changed();
}

void TillPresenter::takeFound(const PaymentId &payment)
{
    forgetEntry();
    m_found = payment;
    m_customer.forget();
    m_stage.show(payment);
    Q_EMIT changed();
}

void TillPresenter::chargeAgain()
{
    const HostedOutcome before = m_outcome.outcome();
    const NewPayment payment = m_outcome.again();
    if (before.pointOfSale.isEmpty())
        return create(before.profileId, payment);
    for (int i = 0; i < m_tiles.tiles().size(); ++i) {
        const TillCounter &counter = m_tiles.tiles().at(i).counter;
        if (counter.profile != before.profileId || counter.posId != before.pointOfSale)
            continue;
        m_tiles.put(i, begin(before.profileId, payment));
        Q_EMIT changed();
        return;
    }
}

void TillPresenter::follow()
{
    const auto payment = staged();
    const bool isFollowed = payment && isHosted(payment->environment) && !isFinal(payment->status);
    const PaymentId wanted = isFollowed ? payment->id : PaymentId();
    if (std::exchange(m_followed, wanted) == wanted)
        return;
    whenReady(m_gateways.hosted.show(isFollowed ? QList{wanted} : QList<PaymentId>()), this,
              [](const Result<void> & /*the payment is asked for less often*/) {});
}

void TillPresenter::look()
{
    follow();
    const auto payment = staged();
    const bool isOver = payment
        && (isPaid(payment->status)
            || (payment->status == PaymentStatus::Cancelled && m_isCancelledHere));
    if (isOver && m_isTaken)
        forgetEntry();
    if (payment && payment->status != PaymentStatus::Pending)
        m_customer.forget();
    Q_EMIT changed();
}

void TillPresenter::forgetEntry()
{
    m_amount.clear();
    m_reference.clear();
    m_description.clear();
    m_isTaken = false;
    m_problem.reset();
}

void TillPresenter::beginNext()
{
    m_problem.reset();
    if (m_outcome.isShown()) { // it is known: the next payment begins
        forgetEntry();
        m_outcome.hide();
    }
    if (m_isTaken)
        forgetEntry();
    const auto payment = staged();
    if (payment && isFinal(payment->status))
        m_stage.show({});
}

void TillPresenter::type(QStringView keys)
{
    if (isClosed())
        return;
    beginNext();
    say(m_amount.type(keys));
    Q_EMIT changed();
}

void TillPresenter::paste(const QString &text)
{
    if (isClosed())
        return;
    beginNext();
    say(m_amount.take(text));
    Q_EMIT changed();
}

void TillPresenter::chop()
{
    if (isClosed())
        return;
    beginNext();
    m_amount.chop();
    Q_EMIT changed();
}

void TillPresenter::clear()
{
    if (isClosed())
        return;
    beginNext();
    m_amount.clear();
    Q_EMIT changed();
}

void TillPresenter::setReference(const QString &text)
{
    if (text == m_reference || isClosed())
        return;
    beginNext();
    m_reference = text;
    Q_EMIT changed();
}

void TillPresenter::setDescription(const QString &text)
{
    if (text == m_description || isClosed())
        return;
    beginNext();
    m_description = text;
    Q_EMIT changed();
}

void TillPresenter::say(TillAmount::Refusal refusal)
{
    using Refusal = TillAmount::Refusal;
    switch (refusal) {
    case Refusal::None: return;
    case Refusal::NoDigit: say({Field::Amount, tr("Type digits, a comma or a point.")}); return;
    case Refusal::TwoMarks:
        say({Field::Amount, tr("The amount already has a comma or a point.")});
        return;
    case Refusal::NoMoreCents:
        say({Field::Amount,
             tr("At most two digits after the comma or point. C clears the amount.")});
        return;
    case Refusal::TooMuch:
        say({Field::Amount,
             tr("The amount must be at most %1.")
                 .arg(money(Amount::fromCents(Amount::kMaxCents)))});
        return;
    case Refusal::NoAmount: say({Field::Amount, tr("The pasted text is not an amount.")}); return;
    }
}

void TillPresenter::say(Problem problem)
{
    m_problem = std::move(problem);
    Q_EMIT changed();
}

std::optional<TillPresenter::Problem> TillPresenter::problemOfStage() const
{
    const Stage state = m_stage.payment().state();
    if (state == Stage::Loading || state == Stage::Failed)
        return Problem{Field::Amount,
                       tr("The last payment is not on screen yet. Look at it, or "
                          "put it aside with Esc.")};
    const auto payment = staged();
    if (!payment || isFinal(payment->status) || payment->type == PaymentType::StaticQr)
        return {};
    const QString sum = money(payment->amount);
    if (isOpen(payment->status))
        return Problem{
            Field::Amount,
            tr("The payment of %1 is still open. Cancel it, or wait until it has ended.").arg(sum)};
    return Problem{Field::Amount,
                   tr("The payment of %1 is still under way. Esc puts it aside.").arg(sum)};
}

std::optional<TillPresenter::Problem> TillPresenter::problemOfEntry() const
{
    if (!m_amount.amount().isPayable())
        return Problem{Field::Amount, tr("The amount is 0. Type the amount to pay.")};
    const QString reference = Text::textProblem(m_reference, kReferenceLength);
    if (!reference.isEmpty())
        return Problem{Field::Reference, reference};
    const QString description = Text::textProblem(m_description, kDescriptionLength);
    if (!description.isEmpty())
        return Problem{Field::Description, description};
    return {};
}

NewPayment TillPresenter::entry() const
{
    NewPayment payment{
        .amount = m_amount.amount(), .reference = m_reference, .description = m_description};
    if (const TillCounter *counter = m_counters.current()) {
        payment.pointOfSale = counter->posId;
        payment.shopId = counter->shopId;
        payment.shopName = counter->shopName;
    }
    return payment;
}

bool TillPresenter::canRetry() const
{
    const auto payment = staged();
    return m_isTaken && payment && isFinal(payment->status) && !isPaid(payment->status);
}

bool TillPresenter::canPutAside() const
{
    const auto payment = staged();
    const Stage state = m_stage.payment().state();
    return m_outcome.isShown() || state == Stage::Loading || state == Stage::Failed
        || (payment && (!isOpen(payment->status) || payment->type == PaymentType::StaticQr));
}

void TillPresenter::enter()
{
    const auto question = (isFresh() || m_outcome.isShown()) && !isClosed()
        ? LargeAmounts::ofPayment(m_gateways, amount())
        : std::nullopt;
    if (question && (m_outcome.isShown() || !problemOfEntry()))
        Q_EMIT asked(*question);
    else
        enterConfirmed();
}

std::optional<LargeAmountQuestion> TillPresenter::largeAmountOfTile() const
{
    return isFresh() ? LargeAmounts::ofPayment(m_gateways, amount()) : std::nullopt;
}

void TillPresenter::enterConfirmed()
{
    if (isClosed())
        return;
    if (m_outcome.isShown())
        return chargeAgain();
    if (canRetry()) {
        create(m_lastProfile, m_last);
        return;
    }
    if (m_isTaken)
        return; // a second press, for the payment that is on the stage already
    const auto payment = staged();
    if (payment && isFinal(payment->status)) {
        m_stage.show({});
        if (m_amount.isEmpty()) {
            Q_EMIT changed();
            return;
        }
    }
    m_problem = problemOfEntry();
    if (!m_problem)
        m_problem = problemOfStage();
    const TillCounter *counter = m_counters.current();
    if (!m_problem && counter)
        create(counter->profile, entry());
    Q_EMIT changed();
}

const NewPayment &TillPresenter::begin(const ProfileId &profile, NewPayment payment)
{
    payment.id = gateway::newPaymentId(m_gateways.clock.now());
    m_lastProfile = profile;
    m_last = std::move(payment);
    return m_last;
}

void TillPresenter::create(const ProfileId &profile, const NewPayment &payment)
{
    m_isBusy = true;
    const NewPayment &wanted = begin(profile, payment);
    m_problem.reset();
    Q_EMIT changed();
    whenReady(m_gateways.payments.create(m_lastProfile, wanted), this,
              [this](const Result<Payment> &result) { take(result); });
}

void TillPresenter::take(const Result<Payment> &result)
{
    m_isBusy = false;
    if (!result) {
        takeError(result.error());
        return;
    }
    m_outcome.hide();
    m_amount = {};
    m_amount.take(QString::number(result->amount.cents()));
    m_isTaken = true;
    m_isCancelledHere = false;
    m_reference.clear();
    m_description.clear();
    m_customer.forget();
    m_stage.show(result->id);
    Q_EMIT changed();
    Q_EMIT made();
}

void TillPresenter::takeError(const Error &error)
{
    if (error.code == ErrorCode::OutcomeUnknown)
        m_outcome.find(m_last.id);
    const Field field = error.field == "reference"_L1 ? Field::Reference
        : error.field == "description"_L1             ? Field::Description
                                                      : Field::Amount;
    say({field, Text::sentence(error)});
}

QString TillPresenter::questionAt(int index) const
{
    return isFresh() ? m_tiles.replaceQuestion(index, amount()) : QString();
}

void TillPresenter::pressTile(int index)
{
    if (isClosed())
        return;
    m_problem.reset();
    const auto payment = m_tiles.paymentAt(index);
    if (const auto unknown = m_tiles.tiles().at(index).outcome) {
        m_outcome.show(*unknown);
    } else if (isFresh()) {
        m_problem = problemOfEntry();
        if (!m_problem) {
            m_tiles.put(index, begin(m_tiles.tiles().at(index).counter.profile, entry()));
        }
    } else if (!payment) {
        m_problem = {Field::Amount,
                     tr("Type the amount first, then press the QR code of the point of sale.")};
    } else {
        m_problem = problemOfStage();
        if (!m_problem) {
            m_customer.forget();
            if (m_isTaken)
                forgetEntry();
            m_stage.show(payment->id);
        }
    }
    Q_EMIT changed();
}

TillPresenter::Back TillPresenter::back()
{
    if (m_outcome.isShown()) {
        putAside();
        return Back::Done;
    }
    if (m_problem || isFresh()) {
        m_problem.reset();
        if (isFresh())
            m_amount.clear();
        Q_EMIT changed();
        return Back::Done;
    }
    if (canPutAside()) {
        putAside();
        return Back::Done;
    }
    return staged() ? Back::AsksToCancel : Back::Leaves;
}

void TillPresenter::resume(const PaymentId &id)
{
    whenReady(m_gateways.payments.details(id), this,
              [this, id](const Result<PaymentDetails> &details) {
                  const bool isFree = m_stage.payment().state() == Stage::Nothing && !isBusy();
                  if (isFree && details && !isFinal(details->payment.status))
                      m_stage.show(id);
                  else if (isFree && !details && details.error().code == ErrorCode::PaymentNotFound)
                      m_outcome.resume(id);
              });
}

void TillPresenter::cancel()
{
    m_isCancelledHere = true;
    m_stage.payment().cancel();
}

void TillPresenter::acknowledge()
{
    m_stage.payment().acknowledge();
}

void TillPresenter::putAside()
{
    if (m_isTaken || m_outcome.isShown())
        forgetEntry();
    m_outcome.hide();
    m_customer.forget();
    m_stage.show({});
    follow();
    Q_EMIT changed();
}

QString TillPresenter::stageHint() const
{
    const auto payment = staged();
    if (!payment)
        return {};
    if (isCutOff() && !isFinal(payment->status))
        return m_stage.payment().timeLeft().count() > 0
            ? tr("We will see it when the connection is back.")
            : tr("It may have been paid before it ended. Look at the customer’s phone.");
    if (!m_customer.message().isEmpty() && !isFinal(payment->status))
        return m_customer.message();
    const TillCounter *counter = payment->type == PaymentType::StaticQr
        ? m_counters.find(payment->profileId, payment->pointOfSale)
        : nullptr;
    QString hint = TillWords::hint(*payment, counter ? counter->name : QString());
    if (payment->id == m_found)
        hint = tr("It was created after all.") + u' ' + hint;
    return canRetry() ? QString(hint + u' ' + tr("Enter shows a new code for the same amount."))
                      : hint;
}

QString TillPresenter::stageNotice() const
{
    const auto payment = staged();
    if (isCutOff())
        return payment ? noConnection() : QString();
    if (isNoticeOfEndpoint())
        return m_gateways.endpoint.state().isListening
            ? reachWarning(m_stage.payment().details().deeplink)
            : tr("The service cannot be reached, so phones cannot open the codes.");
    return payment && !isFinal(payment->status) ? m_stage.payment().message() : QString();
}

QString TillPresenter::noConnection()
{
    return tr("No connection to the shop. Take cash or use another till.");
}

bool TillPresenter::isNoticeOfEndpoint() const
{
    if (isCutOff())
        return false;
    const auto payment = staged();
    const bool isPaymentFirst =
        payment && !isFinal(payment->status) && !m_stage.payment().message().isEmpty();
    const bool isOutOfReach = payment && isOpen(payment->status)
        && isOnlyForThisComputer(m_stage.payment().details().deeplink);
    return !isPaymentFirst && (!m_gateways.endpoint.state().isListening || isOutOfReach);
}

} // namespace tilldesk::ui
