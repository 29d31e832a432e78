#pragma once

#include "core/hosted/backfill.h"
#include "core/hosted/client.h"
#include "core/hosted/connection.h"
#include "core/hosted/intent_service.h"
#include "core/threads/core_thread.h"
#include "core/threads/on_core.h"

#include <QSet>
#include <random>

namespace tilldesk::hosted {

/// When a provider is asked. @source service.md#following
struct FollowRules {
    /// Look-ups a second, for all payments that no till shows and all requests whose outcome is not
    /// known.
    int budget = 5;
    std::chrono::milliseconds tick{100};
};

/// Asks the providers what has become of payments and of requests: each open payment after two
/// seconds, then every two seconds, every second while a till shows it, and once it expires; each
/// request whose outcome is not known after two seconds, then every five; and what other systems of
/// the shop have made, see Backfill. A provider that asks for a pause, or fails, is asked less
/// often.
///
/// Used on the network's thread. Intervals follow the monotonic clock: a provider does not follow a
/// simulated clock.
class Follower
{
public:
    struct Needs {
        net::Network &network;
        Client &client;
        threads::CoreThread &core;
        threads::OnCore<IntentService> intents;
        threads::OnCore<PayoutBook> payouts;
        const PublishedConnections &connections;
        const Clock &clock;     ///< service clock
        const Clock &realClock; ///< wall clock
        const MonotonicClock &monotonic;
        Log &log;
        FollowRules rules;
        QTimeZone zone;                                      ///< of the shop
        std::function<void(const ProfileId &)> fetchPayouts; ///< soon
    };

    /// All references must outlive the Follower.
    explicit Follower(const Needs &needs);
    /// Ends the timer, which must not outlive the network. On the network's thread.
    void end() { m_timer.reset(); }

    /// Starts to follow what the database has. @param payments  that have not ended
    void begin(const QList<Payment> &payments, const QList<HostedOutcome> &outcomes);
    /// Follows a payment, or forgets one that has ended.
    void track(const Payment &payment);
    /// Follows a request whose outcome is not known, or forgets one whose outcome is.
    void track(const HostedOutcome &outcome);
    /// Names the payments that tills show now.
    void setShown(const QSet<PaymentId> &shown);
    /// Asks for a payment as soon as the rate allows it: it may have changed.
    void hasten(const PaymentId &id);
    /// Asks for a request now.
    void hastenOutcome(const PaymentId &intent);
    /// Returns whether a payment is followed. For tests.
    [[nodiscard]] bool follows(const PaymentId &id) const { return m_payments.contains(id); }
    /// Returns the search for payments that other systems have made, for its progress.
    [[nodiscard]] const Backfill &backfill() const { return m_backfill; }

private:
    using Time = std::chrono::milliseconds; ///< of the monotonic clock

    struct Followed {
        ProfileId profile;
        PaymentStatus status = PaymentStatus::Pending;
        Timestamp expireAt;
        Time next{};
        bool isAsked = false; ///< an answer is under way
        bool isShown = false;
    };
    struct Open {
        HostedOutcome outcome;
        Time next{};
        bool isAsked = false;
    };
    /// State of the exchanges with the provider of one profile.
    struct Provider {
        Time pausedUntil{};
        int failures = 0; ///< in a row
    };

    void tick();
    void askDue(Time now);
    void askDueOutcomes(Time now);
    void ask(const PaymentId &id, Followed &followed);
    void askOutcome(Open &open);
    /// Notes how an exchange ended. Returns whether the provider has answered.
    bool note(const ProfileId &profile, const ReplyEnd &end);
    [[nodiscard]] bool mayAsk(const ProfileId &profile, Time now);
    [[nodiscard]] Time intervalOf(const Followed &followed);
    void schedule(Followed &followed, Time interval);
    [[nodiscard]] std::shared_ptr<const Access> accessTo(const ProfileId &profile) const;
    template <typename F>
    void post(F work);

    const Needs m_needs;
    const net::Network::Post m_post;
    std::optional<net::Timer> m_timer; ///< empty once the network ends
    QHash<PaymentId, Followed> m_payments;
    QHash<PaymentId, Open> m_outcomes;
    QHash<ProfileId, Provider> m_providers;
    QSet<PaymentId> m_shown;
    Backfill m_backfill;
    double m_tokens = 0; ///< look-ups that the budget allows now
    Time m_lastTick{};
    std::minstd_rand m_jitter{std::random_device()()};
};

/// Returns how a profile's requests reach its provider.
[[nodiscard]] Access accessOf(const Connection &connection, Timestamp now);

} // namespace tilldesk::hosted
