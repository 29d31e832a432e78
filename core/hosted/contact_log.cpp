#include "core/hosted/contact_log.h"

#include "core/net/call.h"

namespace tilldesk::hosted {
namespace {

constexpr std::chrono::minutes kMinute(1);
constexpr std::chrono::seconds kSecond(1);

QByteArray keyOf(const Access &access)
{
    return net::Destination::of(access.base).origin + '/' + access.profile.text().toUtf8();
}

} // namespace

void ContactLog::sent(const Access &access)
{
    const std::lock_guard lock(m_mutex);
    auto &seconds = m_entries[keyOf(access)].seconds;
    const Time now = m_clock.now();
    while (!seconds.empty() && seconds.front().from <= now - kMinute)
        seconds.pop_front();
    if (seconds.empty() || seconds.back().from <= now - kSecond)
        seconds.push_back({.from = now});
    ++seconds.back().count;
}

void ContactLog::ended(const Access &access, const ReplyEnd &end, std::chrono::milliseconds took)
{
    const std::lock_guard lock(m_mutex);
    Entry &entry = m_entries[keyOf(access)];
    if (end.facts.status == 0) {
        entry.failedAt = m_clock.now();
        return;
    }
    entry.answeredAt = m_clock.now();
    entry.failedAt.reset();
    entry.contact.status = end.facts.status;
    entry.contact.took = took;
    if (end.facts.skew)
        entry.contact.skew = end.facts.skew;
}

HostedContact ContactLog::of(const Access &access) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_entries.constFind(keyOf(access));
    if (found == m_entries.constEnd())
        return {};
    const Time now = m_clock.now();
    HostedContact contact = found->contact;
    if (found->answeredAt)
        contact.answeredAgo = now - *found->answeredAt;
    if (found->failedAt)
        contact.failedAgo = now - *found->failedAt;
    for (const Second &each : found->seconds) {
        if (each.from > now - kMinute)
            contact.perMinute += each.count;
    }
    return contact;
}

} // namespace tilldesk::hosted
