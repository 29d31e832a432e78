#include "ui/models/today/today_presenter.h"
#include "ui/models/common/environment_words.h"

#include "core/base/when_ready.h"
#include "core/domain/running_payout.h"
#include "ui/models/bank/bank_words.h"
#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/reach.h"
#include "ui/models/common/text.h"
#include "ui/models/exports/pack_schedule.h"
#include "ui/models/payments/payments_query.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/refunds/refund_words.h"
#include "ui/models/settings/safekeeping_words.h"

#include <QLocale>
#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr auto kMax = Amount::fromCents(std::numeric_limits<qint64>::max());

RefundFilter refundsOfToday(const QList<ProfileId> &profiles, Timestamp now)
{
    RefundFilter filter;
    filter.profiles = profiles;
    filter.from = rangeOf({Period::Kind::Today}, now).from;
    return filter;
}

/// Throttle delay. Longer than for lists: the sums of a busy shop's day cost more than a page of a
/// list.
constexpr std::chrono::milliseconds kSumsDelay{250};

} // namespace

TodayPresenter::TodayPresenter(const ShopGateways &gateways, const ProfileChoice &profiles,
                               const OutcomeWatch &outcomes, const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_profiles(profiles),
      m_latest(gateways),
      m_safekeeping(gateways.safekeeping, ticker),
      m_outcomes(outcomes),
      m_paymentsSoon(kSumsDelay,
                     [this] { askOrWait(m_paymentsSoon, &TodayPresenter::askPayments); }),
      m_othersSoon(kSumsDelay, [this] { askOrWait(m_othersSoon, &TodayPresenter::askOthers); })
{
    m_paymentsSoon.requestOn(gateways.payments, &gateway::Payments::changed);
    m_othersSoon.requestOn(gateways.refunds, &gateway::Refunds::changed);
    m_othersSoon.requestOn(gateways.payouts, &gateway::Payouts::changed);
    m_othersSoon.requestOn(gateways.callbacks, &gateway::Callbacks::changed);
    connect(&gateways.bank, &gateway::Bank::changed, this, [this] {
        if (m_isStarted)
            askBank();
    });
    connect(&gateways.exports, &gateway::Exports::packChanged, this, [this] {
        if (m_isStarted)
            askPack();
    });
    connect(&gateways.endpoint, &gateway::Endpoint::changed, this, &TodayPresenter::changed);
    connect(&profiles, &ProfileChoice::chosenChanged, this, &TodayPresenter::beginAgain);
    connect(&profiles, &ProfileChoice::entriesChanged, this, [this] {
        m_othersSoon.request(); // the merchants of the profiles are known only now
        Q_EMIT changed();
    });
    connect(&outcomes, &OutcomeWatch::changed, this, &TodayPresenter::changed);
    connect(&m_safekeeping, &SafekeepingWatch::changed, this, &TodayPresenter::changed);
    connect(&gateways.staff, &gateway::Staff::changed, this, &TodayPresenter::changed);
    connect(&m_latest, &PaymentsModel::stateChanged, this, &TodayPresenter::changed);
    connect(&m_latest, &PaymentsModel::rowsLoaded, this, &TodayPresenter::changed);
    connect(&ticker, &Ticker::ticked, this, [this] {
        if (m_isStarted && inShopZone(m_gateways.clock.now()).date() != m_day)
            beginAgain();
    });
}

void TodayPresenter::askOrWait(Throttled &timer, void (TodayPresenter::*asks)())
{
    if (m_isStarted && m_onTheirWay > 0)
        timer.request();
    else if (m_isStarted)
        (this->*asks)();
}

void TodayPresenter::start()
{
    if (std::exchange(m_isStarted, true))
        return;
    m_safekeeping.start();
    beginAgain();
}

void TodayPresenter::beginAgain()
{
    if (!m_isStarted)
        return;
    m_answers.drop();
    m_onTheirWay = 0;
    m_day = inShopZone(m_gateways.clock.now()).date();
    m_bounds = hoursOf(m_day);
    m_payments.reset();
    m_hours.reset();
    m_weekAgo.reset();
    m_due.reset();
    m_refunds.reset();
    m_payouts.reset();
    m_failedPayouts.reset();
    m_bank.reset();
    m_pack.reset();
    m_callbacks.reset();
    m_errors.clear();
    m_readAt.clear();
    PaymentFilter filter;
    filter.profiles = profiles();
    m_latest.setFilter(filter);
    refresh();
    Q_EMIT changed();
}

void TodayPresenter::refresh()
{
    if (!m_isStarted)
        return;
    askPayments();
    askOthers();
    askBank();
    askPack();
}

template <typename T>
void TodayPresenter::ask(const QFuture<Result<T>> &answer, std::optional<T> TodayPresenter::*place)
{
    ++m_onTheirWay;
    m_answers.await(answer, this, [this, place](const Result<T> &result) {
        --m_onTheirWay;
        const void *key = &(this->*place);
        m_errors.remove(key);
        if (result) {
            this->*place = *result;
            m_readAt.insert(key, m_gateways.clock.now());
        } else if (result.error().code == ErrorCode::AccessDenied) {
            (this->*place).reset(); // the role does not see this figure
        } else {
            m_errors.insert(key, result.error());
        }
        Q_EMIT changed();
    });
}

void TodayPresenter::askPayments()
{
    const Timestamp now = m_gateways.clock.now();
    const QList<ProfileId> scope = profiles();
    PaymentFilter today;
    today.profiles = scope;
    today.from = m_bounds.first();
    ask(m_gateways.payments.totals(today), &TodayPresenter::m_payments);
    ask(m_gateways.payments.takings(scope, m_bounds), &TodayPresenter::m_hours);
    const QDateTime weekAgo = inShopZone(now).addDays(-7);
    const QList<Timestamp> then{hoursOf(m_day.addDays(-7)).first(),
                                fromMillis(weekAgo.toMSecsSinceEpoch())};
    ask(m_gateways.payments.takings(scope, then), &TodayPresenter::m_weekAgo);
    PaymentFilter due;
    due.profiles = scope;
    due.statuses = {PaymentStatus::PendingMerchantAcknowledgement};
    due.order.isAscending = true;
    ask(m_gateways.payments.page(due, 0, 1), &TodayPresenter::m_due);
    m_latest.refresh();
}

void TodayPresenter::askOthers()
{
    const Timestamp now = m_gateways.clock.now();
    ask(m_gateways.refunds.totals(refundsOfToday(profiles(), now)), &TodayPresenter::m_refunds);
    ask(m_gateways.payouts.running(merchants()), &TodayPresenter::m_payouts);
    ask(m_gateways.payouts.failed(merchants()), &TodayPresenter::m_failedPayouts);
    CallbackFilter callbacks;
    callbacks.profiles = profiles();
    callbacks.from = now - std::chrono::hours(24);
    ask(m_gateways.callbacks.counts(callbacks), &TodayPresenter::m_callbacks);
}

void TodayPresenter::askBank()
{
    ask(m_gateways.bank.items(openBankItems(merchants())), &TodayPresenter::m_bank);
}

void TodayPresenter::askPack()
{
    ask(m_gateways.exports.packState(), &TodayPresenter::m_pack);
}

QList<ProfileId> TodayPresenter::profiles() const
{
    return m_profiles.profiles();
}

QList<MerchantId> TodayPresenter::merchants() const
{
    return m_profiles.merchants();
}

PaymentTotal TodayPresenter::total(PaymentStatus status) const
{
    return m_payments ? m_payments->value(status) : PaymentTotal();
}

QString TodayPresenter::comparison() const
{
    const Amount before = m_weekAgo && !m_weekAgo->isEmpty() ? m_weekAgo->first().sum : Amount();
    const QString change = changeText(before, total(PaymentStatus::Succeeded).sum);
    const QString day = QLocale().toString(m_day, u"dddd"_s);
    return change.isEmpty() ? QString() : tr("%1 vs. last %2").arg(change, day);
}

QString TodayPresenter::readWords(const void *place) const
{
    if (!m_errors.contains(place))
        return {};
    const auto readAt = m_readAt.find(place);
    if (readAt == m_readAt.end())
        return tr("could not be read");
    return tr("as of %1").arg(QLocale().toString(inShopZone(*readAt).time(), u"HH:mm"_s));
}

QList<TodayPresenter::Tile> TodayPresenter::tiles() const
{
    const PaymentTotal paid = total(PaymentStatus::Succeeded);
    Tile taken{tr("Taken today"), {}, comparison(), Leads::Taken};
    Tile payments{tr("Payments"), {}, {}, Leads::Payments};
    if (m_payments) {
        const PaymentTotal all = totalOf(*m_payments, {});
        const QString share = shareText(paid.count, all.count);
        taken.value = money(paid.sum);
        payments.value = wholeNumber(all.count);
        payments.note = share.isEmpty()
            ? tr("none yet")
            : tr("%1 paid · %2", nullptr, int(paid.count)).arg(wholeNumber(paid.count), share);
    }
    Tile refunded{tr("Refunded"), {}, {}, Leads::Refunds};
    if (m_refunds) {
        const RefundTotal done = m_refunds->value(RefundStatus::Refunded);
        const RefundTotal pending = m_refunds->value(RefundStatus::Pending);
        refunded.value = money(done.sum);
        refunded.note = RefundWords::refunds(done.count);
        if (pending.count > 0)
            refunded.note = tr("%1 · %2 on its way").arg(refunded.note, money(pending.sum));
    }
    Tile payout = payoutTile();
    for (const auto &[tile, place] :
         std::initializer_list<std::pair<Tile *, const void *>>{{&taken, &m_payments},
                                                                {&payments, &m_payments},
                                                                {&refunded, &m_refunds},
                                                                {&payout, &m_payouts}}) {
        if (const QString words = readWords(place); !words.isEmpty())
            tile->note = words; // a share or a comparison would be of another time
    }
    return {taken, payments, refunded, payout};
}

TodayPresenter::Tile TodayPresenter::payoutTile() const
{
    // A payout belongs to the merchant, not to one of its profiles.
    const auto ofMerchant =
        std::ranges::count_if(m_profiles.entries(), [this](const ProfileEntry &entry) {
            return entry.merchant.id == m_profiles.merchant();
        });
    const bool isExpected = environmentOf(m_profiles).isAllHosted; // the provider makes it
    Tile tile{isExpected                                  ? tr("Next payout, expected")
                  : m_profiles.chosen() && ofMerchant > 1 ? tr("Next payout, all profiles")
                                                          : tr("Next payout"),
              {},
              {},
              Leads::Payouts};
    if (!m_payouts)
        return tile;
    Amount sum;
    int count = 0;
    for (const RunningPayout &row : m_payouts->rows) {
        if (!willBePaid(row))
            continue;
        sum = Amount::add(sum, row.amount).value_or(kMax);
        ++count;
    }
    const QString when = PayoutWords::when(m_payouts->nextRun, m_gateways.clock.now());
    tile.value = money(sum);
    tile.note = count < 2 ? when : when + u" · "_s + PayoutWords::payouts(count);
    return tile;
}

QList<TodayHour> TodayPresenter::hours() const
{
    return m_hours ? todayHours(m_bounds, *m_hours, m_gateways.clock.now()) : QList<TodayHour>();
}

QList<TodayPresenter::Notice> TodayPresenter::notices() const
{
    QList<Notice> notices;
    addOutcomes(notices);
    const qint64 failed = m_callbacks ? m_callbacks->failed : 0;
    if (failed > 0)
        notices.append({tr("Callbacks"), Tone::Red,
                        tr("%1 callbacks have failed in the last 24 hours", nullptr, int(failed))
                            .arg(wholeNumber(failed)),
                        tr("Inspect"), Leads::Callbacks});
    const qint64 due = m_due ? m_due->total : 0;
    if (due == 1 && !m_due->rows.isEmpty() && !m_due->rows.first().reference.isEmpty())
        notices.append(
            {tr("Acknowledge"), Tone::Blue,
             tr("The payment %1 waits for your acknowledgement").arg(m_due->rows.first().reference),
             tr("Open"), Leads::Acknowledgements});
    else if (due > 0)
        notices.append({tr("Acknowledge"), Tone::Blue,
                        tr("%1 payments wait for your acknowledgement", nullptr, int(due))
                            .arg(wholeNumber(due)),
                        tr("Open"), Leads::Acknowledgements});
    const qint64 payouts = m_failedPayouts.value_or(0);
    if (payouts > 0)
        notices.append(
            {tr("Payout"), Tone::Red,
             tr("%1 payouts have failed and can be paid out again", nullptr, int(payouts))
                 .arg(wholeNumber(payouts)),
             tr("Open"), Leads::Payouts});
    addBank(notices);
    addPack(notices);
    addBlocked(notices);
    addSafekeeping(notices);
    return notices;
}

void TodayPresenter::addOutcomes(QList<Notice> &notices) const
{
    for (const HostedOutcome &outcome : m_outcomes.openOf(profiles()))
        notices.append({tr("Not known"), Tone::Amber,
                        OutcomeWords::line(outcome, m_gateways.clock.now()), tr("Open"),
                        Leads::Outcomes});
}

void TodayPresenter::addBank(QList<Notice> &notices) const
{
    if (!m_bank || m_bank->isEmpty())
        return;
    const int count = int(m_bank->size());
    const int oldest = std::ranges::max(*m_bank, {}, &BankItem::age).age;
    notices.append({tr("Bank"), Tone::Amber,
                    tr("%1 payouts on the bank’s statements need your decision; the oldest for %2",
                       nullptr, count)
                        .arg(wholeNumber(count), BankWords::age(oldest)),
                    tr("Open"), Leads::Bank});
}

void TodayPresenter::addPack(QList<Notice> &notices) const
{
    if (!m_pack || !m_pack->last || m_pack->last->isGood())
        return;
    notices.append({tr("Accountant"), Tone::Red, PackSchedule::problem(*m_pack->last), tr("Open"),
                    Leads::MonthPack});
}

void TodayPresenter::addBlocked(QList<Notice> &notices) const
{
    for (const StaffMember &member : m_gateways.staff.members()) {
        if (!member.isEmployed() || !member.blockedUntil
            || *member.blockedUntil <= m_gateways.clock.now())
            continue;
        const QTime until = inShopZone(*member.blockedUntil).time();
        notices.append({tr("PIN"), Tone::Red,
                        tr("%1 is blocked until %2: the PIN was wrong %3 times")
                            .arg(member.name, QLocale().toString(until, u"HH:mm"_s),
                                 QString::number(kPinTries)),
                        tr("Open"), Leads::Staff});
    }
}

void TodayPresenter::addSafekeeping(QList<Notice> &notices) const
{
    const auto &state = m_safekeeping.state();
    if (!state)
        return;
    for (const SafekeepingWords::Warning &warning : SafekeepingWords::warnings(*state)) {
        const Notice notice{warning.isRestore ? tr("Restored") : tr("Backup"), warning.tone,
                            warning.text, tr("Open"), Leads::Safekeeping};
        if (warning.isRestore)
            notices.prepend(notice); // no money moves until it is accepted
        else
            notices.append(notice);
    }
}

bool TodayPresenter::isEmpty() const
{
    return m_latest.state() == PaymentsModel::State::Ready && m_latest.rowCount() == 0;
}

QList<TodayPresenter::Step> TodayPresenter::steps() const
{
    const bool hasAccount =
        std::ranges::any_of(m_profiles.openEntries(), [](const ProfileEntry &entry) {
            return !entry.profile.iban.isEmpty();
        });
    return {{tr("A profile with the bank account that the money goes to"), tr("Open settings"),
             hasAccount, Step::Does::OpenSettings},
            {tr("A service address that phones and web shops can reach"), tr("Open settings"),
             canPhonesReach(m_gateways.endpoint.state(), m_gateways.endpoint.settings()),
             Step::Does::OpenEndpoint},
            {tr("Your first payment"), tr("New payment"), false, Step::Does::CreatePayment}};
}

QString TodayPresenter::failure() const
{
    if (!m_errors.isEmpty())
        return tr("Some figures may be missing or out of date. %1")
            .arg(Text::sentence(m_errors.first()));
    const bool isListBad = m_latest.state() == PaymentsModel::State::Failed
        || m_latest.state() == PaymentsModel::State::Stale;
    return isListBad
        ? tr("Some figures may be missing or out of date. %1").arg(Text::sentence(m_latest.error()))
        : QString();
}

} // namespace tilldesk::ui
