#pragma once

#include "core/base/timestamp.h"
#include "core/http/message.h"

#include <atomic>
#include <mutex>
#include <unordered_map>

namespace tilldesk::merchants {

/// Counts wrong credentials per remote address and minute of the wall clock. Callers on this
/// computer are not counted. Thread-safe. While no address is over the limit, isOverLimit() is one
/// atomic load.
class FailedCredentials
{
public:
    /// @param perMinute  limit of failures of one address in a minute; 0: no limit
    explicit FailedCredentials(int perMinute) : m_perMinute(perMinute) {}

    /// Counts one failure of the request's address at `now`.
    void note(const http::Request &request, Timestamp now);
    /// Returns whether the request's address has reached the limit in the minute of `now`.
    [[nodiscard]] bool isOverLimit(const http::Request &request, Timestamp now) const;

private:
    /// Maximum of addresses counted in one minute.
    static constexpr std::size_t kMaxAddresses = 65'536;

    [[nodiscard]] static qint64 minuteOf(Timestamp now) { return toMillis(now) / 60'000; }

    int m_perMinute;
    /// Last minute in which an address reached the limit.
    std::atomic<qint64> m_blockingMinute = -1;
    mutable std::mutex m_mutex;
    qint64 m_minute = -1; ///< minute that m_counts is about; guarded by m_mutex
    /// Failures by IpAddress::countedAs(); guarded by m_mutex.
    std::unordered_map<quint64, int> m_counts;
};

} // namespace tilldesk::merchants
