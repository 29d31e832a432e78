#include "core/hosted/follower.h"

#include "core/hosted/growing_pause.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::hosted {
namespace {

constexpr auto kFirst = 2000ms;
constexpr auto kEvery = 2000ms;
constexpr auto kEveryShown = 1000ms;
constexpr auto kJitter = 500; ///< milliseconds at most
constexpr auto kEveryExpired = 5000ms;
constexpr auto kEveryAcknowledgeable = 60'000ms;
constexpr auto kEveryOutcome = 5000ms;
constexpr auto kFirstPause = 2000ms;
constexpr auto kLongestPause = 60'000ms;
/// A refusal, such as of a revoked API key, lasts.
constexpr auto kAfterRefusal = 30'000ms;
/// Of the search for a request: the provider's clock may differ.
constexpr auto kSearchOverlap = 10min;

} // namespace

Access accessOf(const Connection &connection, Timestamp now)
{
    const HostedConnection &shown = connection.shown;
    Access access{.base = QUrl(shown.baseUrl),
                  .keySet = QUrl(shown.keySetUrl),
                  .rule = providerRule(shown.baseUrl, shown.environment),
                  .profile = ProfileId(shown.hostedProfileId),
                  .merchant = MerchantId(shown.hostedMerchantId),
                  .apiKey = QString::fromLatin1(connection.apiKey),
                  .names = ServiceNames(shown.issuer, shown.claimNamespace)};
    if (const ConnectionKey *key = connection.signing(now))
        access.key = SigningKey{key->kid, key->key};
    access.signsPayments = connection.apiKey.isEmpty();
    return access;
}

Follower::Follower(const Needs &needs)
    : m_needs(needs),
      m_post(needs.network.post()),
      m_timer(std::in_place, needs.network, [this] { tick(); }),
      m_backfill({.network = needs.network,
                  .client = needs.client,
                  .core = needs.core,
                  .intents = needs.intents,
                  .payouts = needs.payouts,
                  .connections = needs.connections,
                  .clock = needs.clock,
                  .realClock = needs.realClock,
                  .monotonic = needs.monotonic,
                  .log = needs.log,
                  .zone = needs.zone,
                  .accessTo = [this](const ProfileId &profile) { return accessTo(profile); },
                  .mayAsk =
                      [this](const ProfileId &profile) {
                          return mayAsk(profile, m_needs.monotonic.now());
                      },
                  .note = [this](const ProfileId &profile,
                                 const ReplyEnd &end) { std::ignore = note(profile, end); },
                  .track = [this](const Payment &payment) { track(payment); },
                  .fetchPayouts = needs.fetchPayouts})
{
}

template <typename F>
void Follower::post(F work)
{
    m_post(std::move(work));
}

void Follower::begin(const QList<Payment> &payments, const QList<HostedOutcome> &outcomes)
{
    m_lastTick = m_needs.monotonic.now();
    m_tokens = m_needs.rules.budget;
    for (const Payment &payment : payments)
        track(payment);
    for (const HostedOutcome &outcome : outcomes)
        track(outcome);
    m_timer->start(m_needs.rules.tick);
}

void Follower::track(const Payment &payment)
{
    if (isFinal(payment.status)) {
        m_payments.remove(payment.id);
        return;
    }
    const bool isNew = !m_payments.contains(payment.id);
    Followed &followed = m_payments[payment.id];
    const bool hasChanged = followed.status != payment.status;
    followed.profile = payment.profileId;
    followed.status = payment.status;
    followed.expireAt = payment.expireAt;
    followed.isShown = m_shown.contains(payment.id);
    if (isNew || hasChanged)
        schedule(followed,
                 isNew ? std::min<Time>(kFirst, intervalOf(followed)) : intervalOf(followed));
}

void Follower::track(const HostedOutcome &outcome)
{
    if (!isOpen(outcome.state)) {
        m_outcomes.remove(outcome.id);
        return;
    }
    const bool isNew = !m_outcomes.contains(outcome.id);
    Open &open = m_outcomes[outcome.id];
    open.outcome = outcome;
    if (isNew)
        open.next = m_needs.monotonic.now() + kFirst;
}

void Follower::setShown(const QSet<PaymentId> &shown)
{
    m_shown = shown;
    for (auto it = m_payments.begin(); it != m_payments.end(); ++it) {
        const bool isShown = shown.contains(it.key());
        if (isShown && !it->isShown) {
            it->isShown = true;
            it->next = std::min<Time>(it->next, m_needs.monotonic.now() + kEveryShown);
        }
        it->isShown = isShown;
    }
}

void Follower::hasten(const PaymentId &id)
{
    if (const auto found = m_payments.find(id); found != m_payments.end())
        found->next = m_needs.monotonic.now();
}

void Follower::hastenOutcome(const PaymentId &intent)
{
    if (const auto found = m_outcomes.find(intent); found != m_outcomes.end())
        found->next = m_needs.monotonic.now();
}

void Follower::tick()
{
    const Time now = m_needs.monotonic.now();
    const double elapsed = std::chrono::duration<double>(now - m_lastTick).count();
    m_lastTick = now;
    const double budget = m_needs.rules.budget;
    m_tokens = std::min(m_tokens + elapsed * budget, budget);
    askDueOutcomes(now);
    askDue(now);
    m_backfill.askDue(now);
    m_timer->start(m_needs.rules.tick);
}

/// Before the payments that no till shows: nobody knows whether the customer of such a request can
/// pay.
void Follower::askDueOutcomes(Time now)
{
    QList<std::pair<Time, PaymentId>> due;
    for (auto it = m_outcomes.begin(); it != m_outcomes.end(); ++it) {
        if (!it->isAsked && it->next <= now && mayAsk(it->outcome.profileId, now))
            due << std::pair(it->next, it.key());
    }
    std::ranges::sort(due, {}, &std::pair<Time, PaymentId>::first);
    for (const auto &[time, id] : due) {
        if (m_tokens < 1)
            return;
        m_tokens -= 1;
        askOutcome(m_outcomes[id]);
    }
}

/// Payments on a screen first; all others, longest due first, as far as the budget goes.
void Follower::askDue(Time now)
{
    QList<std::pair<Time, PaymentId>> due;
    for (auto it = m_payments.begin(); it != m_payments.end(); ++it) {
        if (it->isAsked || it->next > now || !mayAsk(it->profile, now))
            continue;
        if (it->isShown)
            ask(it.key(), *it);
        else
            due << std::pair(it->next, it.key());
    }
    std::ranges::sort(due, {}, &std::pair<Time, PaymentId>::first);
    for (const auto &[time, id] : due) {
        if (m_tokens < 1)
            return;
        m_tokens -= 1;
        ask(id, m_payments[id]);
    }
}

void Follower::ask(const PaymentId &id, Followed &followed)
{
    const auto access = accessTo(followed.profile);
    if (!access)
        return schedule(followed, kAfterRefusal);
    followed.isAsked = true;
    const Timestamp askedAt = m_needs.clock.now();
    const ProfileId profile = followed.profile;
    m_needs.client.payment(
        *access, id, [this, id, profile, askedAt](const Reply<HostedPayment> &reply) {
            const bool isAnswered = note(profile, reply);
            const auto known = m_payments.find(id);
            if (known == m_payments.end())
                return;
            known->isAsked = false;
            schedule(*known, reply.kind == ReplyKind::Refused ? kAfterRefusal : intervalOf(*known));
            if (!isAnswered || !reply.value)
                return;
            m_needs.core.submit([this, profile, seen = *reply.value,
                                 askedAt] { return m_needs.intents->see(profile, seen, askedAt); },
                                [this, id](const Result<Payment> &payment) {
                                    if (!payment)
                                        return m_needs.log.warning(
                                            "cannot follow payment " + id.text().toLatin1() + ": "
                                            + payment.error().detail.toUtf8());
                                    post([this, now = *payment] { track(now); });
                                });
        });
}

void Follower::askOutcome(Open &open)
{
    const HostedOutcome outcome = open.outcome;
    open.next = m_needs.monotonic.now() + kEveryOutcome;
    const auto access = accessTo(outcome.profileId);
    if (!access || outcome.state == OutcomeState::Sent)
        return;
    open.isAsked = true;
    const Timestamp askedAt = m_needs.realClock.now();
    const Timestamp seenAt = m_needs.clock.now();
    const HostedSearch asked{.from = outcome.sentAt - kSearchOverlap,
                             .to = askedAt + kSearchOverlap,
                             .reference = outcome.sentReference};
    const auto done = [this, outcome, askedAt,
                       seenAt](const Reply<HostedPage<HostedPayment>> &reply) {
        note(outcome.profileId, reply);
        if (const auto known = m_outcomes.find(outcome.id); known != m_outcomes.end())
            known->isAsked = false;
        if (!reply.value)
            return;
        struct Told {
            HostedOutcome outcome;
            QList<Payment> payments;
        };
        m_needs.core.submit(
            [this, outcome, askedAt, seenAt, rows = reply.value->rows]() -> Result<Told> {
                Told told;
                // Search answers newest first; the first one that was made is the request's.
                for (auto row = rows.crbegin(); row != rows.crend(); ++row) {
                    if (row->reference != outcome.sentReference)
                        continue;
                    auto payment = m_needs.intents->see(outcome.profileId, *row, seenAt);
                    if (!payment)
                        return payment.failure();
                    told.payments << std::move(*payment);
                }
                auto now = m_needs.intents->searched(outcome.id, askedAt);
                if (!now)
                    return now.failure();
                told.outcome = std::move(*now);
                return told;
            },
            [this](const Result<Told> &told) {
                if (!told)
                    return m_needs.log.warning("cannot resolve a request to a provider: "
                                               + told.error().detail.toUtf8());
                post([this, told = *told] {
                    track(told.outcome);
                    for (const Payment &payment : told.payments)
                        track(payment);
                });
            });
    };
    m_needs.client.search(*access, asked, done);
}

bool Follower::note(const ProfileId &profile, const ReplyEnd &end)
{
    Provider &provider = m_providers[profile];
    switch (end.kind) {
    case ReplyKind::Answered:
    case ReplyKind::Refused: provider.failures = 0; return true;
    case ReplyKind::RateLimited:
    case ReplyKind::NotSent:
    case ReplyKind::Unknown: break;
    }
    ++provider.failures;
    const Time pause = end.retryAfter ? Time(*end.retryAfter)
                                      : growingPause(kFirstPause, kLongestPause, provider.failures);
    provider.pausedUntil = std::max(provider.pausedUntil, m_needs.monotonic.now() + pause);
    return false;
}

bool Follower::mayAsk(const ProfileId &profile, Time now)
{
    return m_providers[profile].pausedUntil <= now;
}

Follower::Time Follower::intervalOf(const Followed &followed)
{
    if (followed.status == PaymentStatus::PendingMerchantAcknowledgement)
        return kEveryAcknowledgeable;
    if (followed.isShown)
        return kEveryShown;
    if (m_needs.realClock.now() >= followed.expireAt)
        return kEveryExpired;
    return kEvery + Time(std::uniform_int_distribution<int>(0, kJitter)(m_jitter));
}

/// @param interval  shortened to the payment's expiry
void Follower::schedule(Followed &followed, Time interval)
{
    const Timestamp now = m_needs.realClock.now();
    if (tilldesk::isOpen(followed.status) && followed.expireAt > now)
        interval = std::min<Time>(interval, followed.expireAt - now);
    followed.next = m_needs.monotonic.now() + interval;
}

std::shared_ptr<const Access> Follower::accessTo(const ProfileId &profile) const
{
    const auto connection = m_needs.connections.find(profile);
    if (!connection || (connection->apiKey.isEmpty() && connection->keys.empty()))
        return {};
    return std::make_shared<const Access>(accessOf(*connection, m_needs.realClock.now()));
}

} // namespace tilldesk::hosted
