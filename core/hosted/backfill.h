#pragma once

#include "core/hosted/client.h"
#include "core/hosted/connection.h"
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
        const PublishedConnections &connections;
        const Clock &clock;     ///< service clock
        const Clock &realClock; ///< wall clock
        const MonotonicClock &monotonic;
        Log &log;
        /// Returns how the profile's provider is reached; null: not now.
        std::function<std::shared_ptr<const Access>(const ProfileId &)> accessTo;
        std::function<bool(const ProfileId &)> mayAsk;
        std::function<void(const ProfileId &, const ReplyEnd &)> note; ///< how an exchange ended
        std::function<void(const Payment &)> track;                    ///< each stored payment
    };

    /// All references must outlive the Backfill.
    explicit Backfill(Needs needs);

    /// Begins the searches that are due.
    void askDue(Time now);
    struct Progress {
        qint64 found = 0; ///< payments read so far, known ones too
        Timestamp upTo;   ///< all payments up to then were read
    };
    /// Returns how far the profile's search has come; empty: none runs, or only for a moment.
    /// Thread-safe.
    [[nodiscard]] std::optional<Progress> progressOf(const ProfileId &profile) const;

private:
    using Found = HostedPage<HostedPayment>;

    struct Answer {
        Found page;
        Timestamp askedAt; ///< by the service clock
    };

    struct Search {
        Time next{};
        bool isAsking = false;
        bool hasCompleted = false;     ///< since the start
        Timestamp begunAt;             ///< of the whole search, by the wall clock
        Timestamp known;               ///< all payments up to then were known when it began
        std::optional<Timestamp> from; ///< of the window; empty: no search has begun
        std::optional<Timestamp> to;   ///< empty: the last window, which has no end
        Time span{};                   ///< length of the window; 0: all that is left
        qint64 page = 0;               ///< that is asked for, or will be
        int turn = 0;                  ///< an answer to a question of an earlier one is dropped
        bool isDated = false;          ///< begunAt is by the provider's clock
        qint64 windows = 0;
        qint64 rows = 0;
        Time told{}; ///< when the progress was logged last
    };

    void begin(const ProfileId &profile);
    void askPage(const ProfileId &profile);
    void answered(const ProfileId &profile, const Reply<Found> &reply, Timestamp askedAt);
    /// Shortens the window if it has too many pages. Returns whether it did.
    [[nodiscard]] bool narrow(Search &search, qint64 pages) const;
    void take(const ProfileId &profile, const Answer &answer);
    void store(const ProfileId &profile, const Answer &answer);
    void stored(const ProfileId &profile, const Found &page, bool isStored);
    void endWindow(const ProfileId &profile, Search &search, qint64 pages);
    void endSearch(const ProfileId &profile, Search &search);
    void openWindow(Search &search, Timestamp from) const;
    void keep(const ProfileId &profile, Timestamp upTo);
    void later(const ProfileId &profile, Time pause);
    void tell(const ProfileId &profile, Search &search) const;
    void publish(const ProfileId &profile, const std::optional<Progress> &progress);

    const Needs m_needs;
    const net::Network::Post m_post;
    QHash<ProfileId, Search> m_searches;
    mutable std::mutex m_mutex; ///< of m_progress
    QHash<ProfileId, Progress> m_progress;
};

} // namespace tilldesk::hosted
