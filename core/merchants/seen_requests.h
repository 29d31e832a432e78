#pragma once

#include "core/base/clock.h"
#include "core/domain/profile.h"

#include <array>
#include <atomic>
#include <mutex>
#include <unordered_map>

namespace tilldesk::merchants {

/// What a signed request is remembered by: the first 128 bits of a SHA-256 over the profile's id
/// and the `jti`. Two requests with one digest would take 2^64 tries to find.
struct RequestDigest {
    quint64 high = 0;
    quint64 low = 0;

    [[nodiscard]] static RequestDigest of(const ProfileId &profile, const QString &requestId);
    /// @param hex  32 digits, as toHex() writes them
    [[nodiscard]] static RequestDigest fromHex(const QString &hex);
    [[nodiscard]] QString toHex() const;

    friend bool operator==(const RequestDigest &, const RequestDigest &) = default;
};

struct SeenRequest {
    RequestDigest digest;
    Timestamp until; ///< service clock: the last moment at which it is refused

    friend bool operator==(const SeenRequest &, const SeenRequest &) = default;
};

/// Replay protection: the signed requests that were accepted lately. A request is forgotten only
/// when its time is over by the service clock and has really passed by the monotonic clock, so that
/// a clock that is put forward and back makes no captured request good again. An entry takes some
/// 70 bytes, so all of them 280 MB at most. Thread-safe.
class SeenRequests
{
public:
    /// Enough for 13,000 signed requests a second without end.
    static constexpr qint64 kMost = 4'000'000;

    /// Longest time for which a request is refused, and the time for which every request of
    /// before a restart is: how much of it had passed is not known. @source twice the window of
    /// signatures, because `iat` may be that far ahead
    static constexpr std::chrono::milliseconds kLongest = std::chrono::minutes(10);

    /// @param monotonic  must outlive it
    explicit SeenRequests(const MonotonicClock &monotonic, qint64 most = kMost)
        : m_monotonic(monotonic),
          m_most(most)
    {
    }

    enum class Added { Yes, SeenBefore, Full };
    /// Checks and adds in one step: of several at once one gets `Yes`.
    [[nodiscard]] Added add(const SeenRequest &request, Timestamp now);
    /// Adds a request of before a restart.
    void restore(const SeenRequest &request);
    [[nodiscard]] bool contains(const RequestDigest &digest, Timestamp now) const;
    /// Takes back an add(), because the request was not accepted after all.
    void release(const RequestDigest &digest);
    /// Drops it if its time is over. @return false if it is kept, and not for a later time
    bool forget(const SeenRequest &request, Timestamp now);
    [[nodiscard]] qint64 size() const { return m_size; }

private:
    struct Hash {
        std::size_t operator()(const RequestDigest &digest) const { return digest.low; }
    };
    struct Until {
        Timestamp service;                   ///< service clock
        std::chrono::milliseconds monotonic; ///< monotonic clock
    };
    struct Shard {
        mutable std::mutex mutex;
        std::unordered_map<RequestDigest, Until, Hash> untilOf;
    };
    static constexpr std::size_t kShards = 16;

    [[nodiscard]] Shard &shardOf(const RequestDigest &digest)
    {
        return m_shards[digest.high % kShards];
    }
    [[nodiscard]] const Shard &shardOf(const RequestDigest &digest) const
    {
        return m_shards[digest.high % kShards];
    }

    /// Returns whether a request is still refused.
    [[nodiscard]] bool holds(const Until &until, Timestamp now) const;

    const MonotonicClock &m_monotonic;
    const qint64 m_most;
    std::atomic<qint64> m_size = 0;
    std::array<Shard, kShards> m_shards;
};

} // namespace tilldesk::merchants
