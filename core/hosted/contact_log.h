#pragma once

#include "core/base/monotonic_clock.h"
#include "core/domain/hosted_contact.h"
#include "core/hosted/access.h"
#include "core/hosted/reply.h"

#include <QHash>
#include <deque>
#include <mutex>

namespace tilldesk::hosted {

/// How the latest requests of each profile to its provider ended, and how many there were.
/// Thread-safe. Memory: at most 60 numbers a profile.
class ContactLog
{
public:
    /// @param clock  must outlive it
    explicit ContactLog(const MonotonicClock &clock) : m_clock(clock) {}

    void sent(const Access &access);
    void ended(const Access &access, const ReplyEnd &end, std::chrono::milliseconds took);
    /// Returns what is known of `access`; HostedContact::profileId is not set.
    [[nodiscard]] HostedContact of(const Access &access) const;

private:
    using Time = std::chrono::milliseconds; ///< of the monotonic clock
    struct Second {
        Time from{}; ///< of its first request
        int count = 0;
    };
    struct Entry {
        HostedContact contact; ///< without times and count
        std::optional<Time> answeredAt = {};
        std::optional<Time> failedAt = {}; ///< empty: the latest request had a response
        std::deque<Second> seconds = {};
    };

    const MonotonicClock &m_clock;
    mutable std::mutex m_mutex;
    QHash<QByteArray, Entry> m_entries; ///< by origin and the profile's id there
};

} // namespace tilldesk::hosted
