#pragma once

#include "core/base/timestamp.h"
#include "core/http/message.h"

#include <atomic>
#include <functional>

namespace tilldesk::merchants {

/// Limit of requests per second, for one API key or for one profile's signed requests. 0: no limit.
struct RateLimit {
    int fromNetwork = 0;
    int fromHere = 0; ///< for programs on this computer
    /// Returns whether a proxy is in front of the endpoint, so that requests from loopback may be
    /// those of remote callers. Called for each request. Thread-safe. Empty: there is no proxy.
    std::function<bool()> isBehindProxy = {};

    [[nodiscard]] int of(const http::Request &request) const
    {
        const bool isLocal = request.isFromLoopback && !(isBehindProxy && isBehindProxy());
        return isLocal ? fromHere : fromNetwork;
    }
};

/// Counts the requests of one key in each second of the clock. Thread-safe, lock-free.
class KeyRate
{
public:
    /// Returns whether one more request is allowed at `now`, and counts it if so.
    /// @param perSecond  requests allowed within a second, 1 to 1,000,000
    [[nodiscard]] bool take(Timestamp now, int perSecond)
    {
        const auto second = quint64(toMillis(now)) / 1000;
        quint64 seen = m_window.load(std::memory_order_relaxed);
        while (true) {
            const quint64 count = (seen >> kCountBits) == second ? seen & kCountMask : 0;
            if (count >= quint64(perSecond))
                return false;
            if (m_window.compare_exchange_weak(seen, (second << kCountBits) | (count + 1),
                                               std::memory_order_relaxed))
                return true;
        }
    }

private:
    static constexpr int kCountBits = 24;
    static constexpr quint64 kCountMask = (quint64(1) << kCountBits) - 1;

    std::atomic<quint64> m_window = 0; ///< a second, and the number of its requests
};

} // namespace tilldesk::merchants
