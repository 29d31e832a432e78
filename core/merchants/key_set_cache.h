#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/merchants/key_set_source.h"

#include <QHash>
#include <mutex>
#include <vector>

namespace tilldesk::merchants {

/// The key sets that merchants publish, fetched when they are needed. Requests for one address
/// share a fetch, and nobody waits for another address's. Thread-safe.
///
/// A set is kept for 12 h and fetched again for an unknown `kid`, at most once a second; an address
/// whose last fetch failed is tried at most once a minute.
/// @source service.md#signatures
class KeySetCache
{
public:
    static constexpr std::chrono::hours kFresh{12};
    static constexpr std::chrono::seconds kPauseForUnknownKey{1};
    static constexpr std::chrono::minutes kPauseAfterFailure{1};
    static constexpr qsizetype kMostAddresses = 1000; ///< then the longest unused is dropped
    /// Requests that wait for one address, whose server may hang; one more is `Busy`.
    static constexpr std::size_t kMostWaitingForOne = 16;
    /// For all of them: half of the endpoint's connections.
    static constexpr int kMostWaiting = 128;

    using Done = KeySetSource::Done;

    /// @param clock  the real one: other people's servers know nothing of a simulation
    /// @pre all outlive it
    KeySetCache(KeySetSource &source, const Clock &clock, Log &log)
        : m_source(source),
          m_clock(clock),
          m_log(log)
    {
    }

    /// @return the set when it has the key; else null, and find() may have it
    [[nodiscard]] KeySetPtr known(const KeySetAddress &address, const QString &kid);

    /// Calls `done` with the set, which may lack `kid`: at once, or after a fetch on its thread.
    /// What `done` throws is logged.
    ///
    /// Errors: `Busy` (too many wait, or it was stopped); `Unauthorized` with the reason why there
    /// is no set.
    void find(const KeySetAddress &address, const QString &kid, Done done);

    /// Answers all who wait, and everybody who would have to, with `Busy`.
    void stop();

private:
    struct Waiting {
        QString kid;
        Done done;
    };
    struct Entry {
        KeySetPtr keys;
        Timestamp fetchedAt;               ///< of `keys`
        std::optional<Timestamp> triedAt;  ///< the last fetch
        std::optional<Timestamp> missedAt; ///< the last fetch that was to bring a key, and did not
        Timestamp usedAt;
        bool isFetching = false;
        QString trouble = {}; ///< of the last fetch
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
