#pragma once

#include "core/base/timestamp.h"
#include "core/http/message.h"

#include <atomic>
#include <mutex>
#include <unordered_map>

namespace tilldesk::merchants {

/// Counts wrong credentials by remote address within each minute of the wall clock. Callers of this
/// computer are not counted. Thread-safe; as long as no address has had too many, isOverLimit() is
/// one atomic load.
class FailedCredentials
{
public:
    /// @param perMinute  how many an address may send; 0: no limit
    explicit FailedCredentials(int perMinute) : m_perMinute(perMinute) {}

    /// Counts one failure of the request's address at `now`.
    void note(const http::Request &request, Timestamp now);
    /// Returns whether the request's address has had too many failures in the minute of `now`.
    [[nodiscard]] bool isOverLimit(const http::Request &request, Timestamp now) const;

private:
    static constexpr std::size_t kMaxAddresses = 65'536; ///< counted in one minute

    [[nodiscard]] static qint64 minuteOf(Timestamp now) { return toMillis(now) / 60'000; }

    int m_perMinute;
    std::atomic<qint64> m_blockingMinute = -1; ///< the last one in which an address went over
    mutable std::mutex m_mutex;
    qint64 m_minute = -1;                      ///< guarded by m_mutex: of m_counts
    std::unordered_map<quint64, int> m_counts; ///< guarded by m_mutex: by IpAddress::countedAs()
};

} // namespace tilldesk::merchants
