#pragma once

#include "core/base/clock.h"
#include "core/domain/profile.h"

#include <array>
#include <atomic>
#include <mutex>
#include <unordered_map>

namespace tilldesk::merchants {

/// Identifies a signed request: the first 128 bits of a SHA-256 over the profile's id and the
/// `jti`. Finding two requests with one digest takes 2^64 tries.
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
    Timestamp until; ///< service clock: end of the time for which it is refused

    friend bool operator==(const SeenRequest &, const SeenRequest &) = default;
};

/// Replay protection: the signed requests accepted lately. A request expires only when its time is
/// over by the service clock and has passed by the monotonic clock. Setting the clock forward and
/// back therefore never makes a captured request valid again. An entry takes some 70 bytes, so all
/// entries take 280 MB at most. Thread-safe.
class SeenRequests
{
public:
    /// Enough for a constant rate of 13,000 signed requests a second.
    static constexpr qint64 kMax = 4'000'000;

    /// Longest time for which a request is refused. Also the time for which every request from
    /// before a restart is refused, because the time that had passed is unknown.
    /// @source twice the window of signatures, because `iat` may be that far ahead
    static constexpr std::chrono::milliseconds kLongest = std::chrono::minutes(10);

    /// `monotonic` must outlive the SeenRequests.
    explicit SeenRequests(const MonotonicClock &monotonic, qint64 most = kMax)
        : m_monotonic(monotonic),
          m_most(most)
    {
    }

    enum class Added { Yes, SeenBefore, Full };
    /// Checks and adds atomically: of several concurrent calls, one gets `Yes`.
    [[nodiscard]] Added add(const SeenRequest &request, Timestamp now);
    /// Adds a request from before a restart.
    void restore(const SeenRequest &request);
    [[nodiscard]] bool contains(const RequestDigest &digest, Timestamp now) const;
    /// Reverts an add(), because the request was not accepted after all.
    void release(const RequestDigest &digest);
    /// Removes the request if it has expired. Returns whether its row can be deleted; false if the
    /// request is still refused.
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
