#include "core/hosted/follower.h"

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
constexpr auto kEverySearch = 180'000ms;
constexpr auto kFirstPause = 2000ms;
constexpr auto kLongestPause = 60'000ms;
/// A refusal, such as of a revoked API key, lasts.
constexpr auto kAfterRefusal = 30'000ms;
/// Before the last complete search: payments may have appeared meanwhile, and clocks may differ.
constexpr auto kOverlapAtStart = 1h;
constexpr auto kSearchOverlap = 10min;

std::chrono::milliseconds pauseAfter(int failures)
{
    constexpr int kDoublings = 5;
    return std::min<std::chrono::milliseconds>(
        kLongestPause, kFirstPause * (1 << std::min(failures - 1, kDoublings)));
}

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
      m_timer(std::in_place, needs.network, [this] { tick(); })
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
    for (Open &open : m_outcomes) {
        if (!open.isAsked && open.next <= now)
            askOutcome(open);
    }
    askDue(now);
    searchDue(now);
    m_timer->start(m_needs.rules.tick);
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
    // The provider's clock may differ from ours.
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

void Follower::searchDue(Time now)
{
    const auto connections = m_needs.connections.current();
    for (auto it = connections->begin(); it != connections->end(); ++it) {
        Provider &provider = m_providers[it.key()];
        if (!provider.isSearching && provider.nextSearch <= now && provider.pausedUntil <= now)
            search(it.key());
    }
}

/// Begins a search, or asks for its next page. Newer payments only shift rows to later pages, so
/// reading the pages in their order skips none.
void Follower::search(const ProfileId &profile)
{
    Provider &provider = m_providers[profile];
    const auto access = accessTo(profile);
    if (!access) {
        provider.nextSearch = m_needs.monotonic.now() + kAfterRefusal;
        return;
    }
    provider.isSearching = true;
    if (provider.page > 0)
        return m_needs.client.search(
            *access, {.from = provider.from, .page = provider.page},
            [this, profile](const auto &reply) { searched(profile, reply); });
    provider.begunAt = m_needs.realClock.now();
    const auto overlap = provider.hasSearched ? std::chrono::milliseconds(kSearchOverlap)
                                              : std::chrono::milliseconds(kOverlapAtStart);
    m_needs.core.submit(
        [this, profile]() -> Result<std::optional<Timestamp>> {
            return m_needs.intents->repository().searchedUpTo(profile);
        },
        [this, profile, access, overlap](const Result<std::optional<Timestamp>> &upTo) {
            post([this, profile, access, overlap, upTo] {
                Provider &begun = m_providers[profile];
                begun.from = (upTo ? upTo->value_or(begun.begunAt) : begun.begunAt) - overlap;
                m_needs.client.search(
                    *access, {.from = begun.from},
                    [this, profile](const auto &reply) { searched(profile, reply); });
            });
        });
}

void Follower::searched(const ProfileId &profile, const Reply<HostedPage<HostedPayment>> &reply)
{
    note(profile, reply);
    if (!reply.value) // the same page again, after the pause
        return repeatPage(profile, reply.kind == ReplyKind::Refused ? kAfterRefusal : kFirstPause);
    const HostedPage<HostedPayment> page = *reply.value;
    m_needs.core.submit(
        [this, profile, rows = page.rows, at = m_needs.clock.now()]() -> Result<QList<Payment>> {
            QList<Payment> seen;
            for (auto row = rows.crbegin(); row != rows.crend(); ++row) {
                auto payment = m_needs.intents->see(profile, *row, at);
                if (payment)
                    seen << std::move(*payment);
                else if (payment.error().code == ErrorCode::Internal)
                    return payment.failure();
                else
                    m_needs.log.warning("left out payment " + row->id.text().toLatin1()
                                        + " of a provider: " + payment.error().detail.toUtf8());
            }
            return seen;
        },
        [this, profile, page](const Result<QList<Payment>> &seen) {
            if (!seen)
                m_needs.log.warning("cannot store payments of a provider: "
                                    + seen.error().detail.toUtf8());
            post([this, profile, page, seen] {
                if (!seen)
                    return repeatPage(profile, kFirstPause);
                for (const Payment &payment : *seen)
                    track(payment);
                goOn(profile, page);
            });
        });
}

/// A page counts only once it is stored.
void Follower::goOn(const ProfileId &profile, const HostedPage<HostedPayment> &page)
{
    Provider &provider = m_providers[profile];
    if (page.number + 1 >= page.totalPages || page.rows.isEmpty())
        return endSearch(profile, provider);
    provider.isSearching = false;
    provider.page = page.number + 1;
    provider.nextSearch = m_needs.monotonic.now();
}

void Follower::repeatPage(const ProfileId &profile, Time pause)
{
    Provider &provider = m_providers[profile];
    provider.isSearching = false;
    provider.nextSearch = m_needs.monotonic.now() + pause;
}

void Follower::endSearch(const ProfileId &profile, Provider &provider)
{
    provider.isSearching = false;
    provider.page = 0;
    provider.hasSearched = true;
    provider.nextSearch = m_needs.monotonic.now() + kEverySearch;
    // A crash before it repeats the search.
    m_needs.core.submit(
        [this, profile, upTo = provider.begunAt]() -> Result<void> {
            m_needs.intents->repository().setSearched(profile, upTo);
            return {};
        },
        [](const Result<void> & /*repeated by the next search*/) {});
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
    const Time pause = end.retryAfter ? Time(*end.retryAfter) : pauseAfter(provider.failures);
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
