#include "core/callbacks/send_scheduler.h"

namespace tilldesk::callbacks {
namespace {

/// Number of callbacks of a host read at once: a query costs as much as ten rows.
constexpr int kFetch = 64;

} // namespace

void SendScheduler::refreshDueHosts(Timestamp now)
{
    if (now < m_lookedAt)
        forgetReady(); // the clock was set back: the ready callbacks may not be due any more
    m_lookedAt = now;
    m_nextDue.reset();
    const auto waiting = m_due.hosts();
    for (const WaitingHost &host : waiting) {
        m_nextDue = std::min(m_nextDue.value_or(host.dueAt), host.dueAt);
        if (host.dueAt > now)
            continue;
        Host &known = m_hosts[host.host];
        known.hasMore = true;
        enqueue(host.host, known);
    }
    m_hosts.removeIf([](const std::pair<const QString &, Host &> &entry) {
        return !entry.second.isInTurn && entry.second.running == 0 && entry.second.ready.isEmpty();
    });
}

std::optional<std::chrono::milliseconds> SendScheduler::untilNext(Timestamp now) const
{
    if (!m_nextDue)
        return {};
    return *m_nextDue - now;
}

std::optional<DueCallback> SendScheduler::next(Timestamp now)
{
    while (m_running < kAtOnce && m_unrecorded < kUnrecorded && !m_turns.isEmpty()) {
        const QString name = m_turns.dequeue();
        Host &host = m_hosts[name];
        host.isInTurn = false;
        if (host.ready.isEmpty())
            fetch(name, host, now);
        if (host.ready.isEmpty())
            continue;
        const DueCallback callback = host.ready.dequeue();
        ++host.running;
        ++m_running;
        enqueue(name, host);
        return callback;
    }
    return {};
}

void SendScheduler::ended(const DueCallback &callback)
{
    Host &host = m_hosts[callback.host];
    --host.running;
    --m_running;
    ++m_unrecorded;
    enqueue(callback.host, host);
}

void SendScheduler::recorded(qint64 seq)
{
    --m_unrecorded;
    m_taken.remove(seq);
}

void SendScheduler::enqueue(const QString &name, Host &host)
{
    if (host.isInTurn || !host.canStartAnother())
        return;
    host.isInTurn = true;
    m_turns.enqueue(name);
}

void SendScheduler::fetch(const QString &name, Host &host, Timestamp now)
{
    for (DueCallback &callback : m_due.due(name, now, kFetch, m_taken)) {
        m_taken.insert(callback.seq);
        host.ready.append(std::move(callback));
    }
    host.hasMore = host.ready.size() == kFetch;
}

void SendScheduler::forgetReady()
{
    for (Host &host : m_hosts) {
        for (const DueCallback &callback : std::as_const(host.ready))
            m_taken.remove(callback.seq);
        host.ready.clear();
    }
}

} // namespace tilldesk::callbacks
