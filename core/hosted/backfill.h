#pragma once

#include "core/hosted/client.h"
#include "core/hosted/connection.h"
#include "core/hosted/history.h"
#include "core/hosted/intent_service.h"
#include "core/threads/core_thread.h"
#include "core/threads/on_core.h"

#include <mutex>

namespace tilldesk::hosted {

/// Looks for the payments that other systems of the shop have made at the providers: every three
/// minutes, and at the start from an hour before the time up to which all are known. Goes from the
/// oldest payment to the newest in windows of about a thousand payments, and stores after each
/// window how far it has come; so a search that a stop interrupts goes on there. Within a window it
/// reads the pages in the order of the provider, newest first: payments that appear meanwhile only
/// shift others to later pages, so none is skipped. While it stores a page, it asks for the next
/// one. @source service.md#following
///
/// Looks in the same way, once, for the payments from before the connection, from the day on that
/// the connection names. This second search waits while the first one of its profile asks, so new
/// payments never wait for old ones. @source service.md#history
///
/// Used on the network's thread.
class Backfill
{
public:
    using Time = std::chrono::milliseconds; ///< of the monotonic clock

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
        QTimeZone zone; ///< of the shop, in which HostedConnection::historyFrom is a day
        /// Returns how the profile's provider is reached; null: not now.
        std::function<std::shared_ptr<const Access>(const ProfileId &)> accessTo;
        std::function<bool(const ProfileId &)> mayAsk;
        std::function<void(const ProfileId &, const ReplyEnd &)> note; ///< how an exchange ended
        std::function<void(const Payment &)> track;                    ///< each stored payment
        /// Days whose payouts were fetched are to be fetched again.
        std::function<void(const ProfileId &)> fetchPayouts;
    };

    /// All references must outlive the Backfill.
    explicit Backfill(Needs needs);

    /// Begins the searches that are due.
    void askDue(Time now);
    struct Progress {
        qint64 found = 0; ///< payments read so far, known ones too
        Timestamp upTo;   ///< all payments up to then were read
    };
    /// Returns how far the profile's search has come, the one for new payments if both run; empty:
    /// none runs, or only for a moment.
    /// Thread-safe.
    [[nodiscard]] std::optional<Progress> progressOf(const ProfileId &profile) const;

private:
    using Found = HostedPage<HostedPayment>;

    enum class Part : quint8 {
        New,     ///< since the connection
        History, ///< before
    };
    /// Names a search.
    struct Key {
        ProfileId profile;
        Part part = Part::New;

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.profile, int(key.part));
        }
    };

    struct Answer {
        Found page;
        Timestamp askedAt; ///< by the service clock
    };

    struct Search {
        Time next{};
        bool isAsking = false;
        bool hasCompleted = false;     ///< since the start; History: nothing is left from `wanted`
        QDate wanted;                  ///< first day of History; null: no older payments wanted
        Timestamp begunAt;             ///< of the whole search, by the wall clock
        Timestamp known;               ///< all payments up to then were known when it began
        std::optional<Timestamp> end;  ///< empty: it has no end
        std::optional<Timestamp> from; ///< of the window; empty: no search has begun
        std::optional<Timestamp> to;   ///< `end`: the last window
        Time span{};                   ///< length of the window; 0: all that is left
        qint64 page = 0;               ///< that is asked for, or will be
        int turn = 0;                  ///< an answer to a question of an earlier one is dropped
        bool isDated = false;          ///< begunAt is by the provider's clock
        qint64 windows = 0;
        qint64 rows = 0;
        Time told{}; ///< when the progress was logged last
    };

    [[nodiscard]] bool isDue(const Key &key, const Connection &connection, Time now);
    /// Returns whether a search may ask for its next page now.
    [[nodiscard]] bool mayGoOn(const Key &key) const;
    void goOn(const Key &key);
    void begin(const Key &key);
    void beginNew(const Key &key);
    void beginHistory(const Key &key);
    void askPage(const Key &key);
    void answered(const Key &key, const Reply<Found> &reply, Timestamp askedAt);
    /// Shortens the window if it has too many pages. Returns whether it did.
    [[nodiscard]] bool narrow(Search &search, qint64 pages) const;
    void take(const Key &key, const Answer &answer);
    void store(const Key &key, const Answer &answer);
    void stored(const Key &key, const Found &page, bool isStored);
    void endWindow(const Key &key, Search &search, qint64 pages);
    void endSearch(const Key &key, Search &search);
    void endHistory(const Key &key);
    void openWindow(Search &search, Timestamp from) const;
    void keep(const Key &key, Timestamp upTo);
    void later(const Key &key, Time pause);
    void tell(const Key &key, Search &search) const;
    /// Returns how many payments a search has found, for the log.
    [[nodiscard]] static QByteArray inWords(const Key &key, const Search &search);
    void publish(const Key &key, const std::optional<Progress> &progress);
    /// On the core thread.
    [[nodiscard]] History history() const;

    const Needs m_needs;
    const net::Network::Post m_post;
    QHash<Key, Search> m_searches;
    mutable std::mutex m_mutex; ///< of m_progress
    QHash<Key, Progress> m_progress;
};

} // namespace tilldesk::hosted
