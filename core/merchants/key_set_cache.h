#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/merchants/key_set_source.h"

#include <QHash>
#include <mutex>
#include <vector>

namespace tilldesk::merchants {

/// Cache of the key sets that merchants publish, fetched on demand. Requests for one address share
/// a fetch; requests for different addresses do not wait for each other. Thread-safe.
///
/// TTL 12 h. An unknown `kid` causes a new fetch, at most once a second. After a failed fetch, the
/// address is tried at most once a minute.
/// @source service.md#signatures
class KeySetCache
{
public:
    static constexpr std::chrono::hours kFresh{12};
    static constexpr std::chrono::seconds kPauseForUnknownKey{1};
    static constexpr std::chrono::minutes kPauseAfterFailure{1};
    /// Maximum of cached addresses; one more evicts the least recently used address.
    static constexpr qsizetype kMaxAddresses = 1000;
    /// Maximum of requests that wait for one address, whose server may hang; one more gets `Busy`.
    static constexpr std::size_t kMaxWaitingForOne = 16;
    /// Maximum for all addresses together: half of the endpoint's connections.
    static constexpr int kMaxWaiting = 128;

    using Done = KeySetSource::Done;

    /// All references must outlive the KeySetCache.
    /// @param clock  wall clock: the merchants' servers do not follow a simulated clock
    KeySetCache(KeySetSource &source, const Clock &clock, Log &log)
        : m_source(source),
          m_clock(clock),
          m_log(log)
    {
    }

    /// Returns the cached set if it is fresh and has the key; null otherwise: call find().
    [[nodiscard]] KeySetPtr known(const KeySetAddress &address, const QString &kid);

    /// Calls `done` with the set, which may lack `kid`: at once, or on the fetching thread after a
    /// fetch. Exceptions of `done` are logged.
    ///
    /// Errors: `Busy` (too many requests wait, or stop() was called); `Unauthorized` with the
    /// reason why no set is available.
    void find(const KeySetAddress &address, const QString &kid, Done done);

    /// Answers all waiting requests, and every later find(), with `Busy`.
    void stop();

private:
    struct Waiting {
        QString kid;
        Done done;
    };
    struct Entry {
        KeySetPtr keys;
        Timestamp fetchedAt;               ///< start of the fetch that returned `keys`
        std::optional<Timestamp> triedAt;  ///< start of the last fetch
        std::optional<Timestamp> missedAt; ///< last fetch for a `kid` that the set lacked
        Timestamp usedAt;
        bool isFetching = false;
        QString trouble = {}; ///< error of the last fetch; empty: it succeeded
        std::vector<Waiting> waiting = {};
    };

    [[nodiscard]] Entry &entryOf(const KeySetAddress &address, Timestamp now);
    void dropLongestUnused();
    void finish(const KeySetAddress &address, Result<KeySetPtr> fetched);
    [[nodiscard]] static Result<KeySetPtr> kept(const Entry &entry, Timestamp now);
    void answer(const Done &done, const Result<KeySetPtr> &result);

    KeySetSource &m_source;
    const Clock &m_clock;
    Log &m_log;
    std::mutex m_mutex;
    QHash<KeySetAddress, Entry> m_entries;
    int m_waiting = 0;
    bool m_isStopped = false;
};

} // namespace tilldesk::merchants
