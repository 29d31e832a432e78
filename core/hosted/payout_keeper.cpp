#include "core/hosted/payout_keeper.h"

#include "core/hosted/follower.h"
#include "core/hosted/growing_pause.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::hosted {
namespace {

constexpr auto kFirstFetchPause = 60'000ms;
constexpr auto kLongestFetchPause = 3'600'000ms;

} // namespace

PayoutKeeper::PayoutKeeper(Needs needs)
    : m_needs(std::move(needs)),
      m_post(m_needs.network.post()),
      m_timer(std::in_place, m_needs.network, [this] { tick(); })
{
    m_pool.setMaxThreadCount(1);
}

void PayoutKeeper::start()
{
    m_post([this] { tick(); });
}

void PayoutKeeper::hasten(const ProfileId &profile)
{
    const std::lock_guard lock(m_mutex);
    State &state = m_states[profile];
    state.isWanted = true;
    state.pausedUntil = {};
}

void PayoutKeeper::stop()
{
    m_isStopped = true;
    m_pool.waitForDone();
}

void PayoutKeeper::tick()
{
    if (!m_timer || m_isStopped)
        return;
    const auto connections = m_needs.connections.current();
    bool hasWork = false;
    for (auto it = connections->begin(); it != connections->end() && !hasWork; ++it)
        hasWork = isDue(it.key(), **it);
    if (hasWork && !m_isWorking.exchange(true))
        m_pool.start([this] { work(); });
    m_timer->start(m_needs.tick);
}

bool PayoutKeeper::isDue(const ProfileId &profile, const Connection &connection)
{
    if (connection.shown.hostedMerchantId.isEmpty() || connection.keys.empty())
        return false; // the reconciliation asks for a signature of the merchant
    const QDate last = lastCompleteDay(m_needs.realClock.now(), m_needs.zone);
    const std::lock_guard lock(m_mutex);
    const State &state = m_states[profile];
    return (state.isWanted || !state.done.isValid() || state.done < last)
        && state.pausedUntil <= m_needs.monotonic.now();
}

void PayoutKeeper::work()
{
    const auto connections = m_needs.connections.current();
    for (auto it = connections->begin(); it != connections->end() && !m_isStopped; ++it) {
        if (isDue(it.key(), **it))
            fetch(it.key(), **it);
    }
    m_isWorking = false;
}

void PayoutKeeper::fetch(const ProfileId &profile, const Connection &connection)
{
    const Timestamp now = m_needs.realClock.now();
    const bool isWanted = [&] {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_states[profile].isWanted, false);
    }();
    PayoutFetch run({.client = m_needs.client,
                     .core = m_needs.core,
                     .book = m_needs.book,
                     .access = accessOf(connection, now),
                     .profile = profile,
                     .realClock = m_needs.realClock,
                     .zone = m_needs.zone});
    const auto fetched = isWanted ? run.run({}, {}, m_isStopped) : run.runDue(m_isStopped);
    if (m_isStopped)
        return;
    const std::lock_guard lock(m_mutex);
    State &state = m_states[profile];
    if (fetched) {
        state.done = lastCompleteDay(now, m_needs.zone);
        state.failures = 0;
        if (fetched->payouts > 0)
            m_needs.log.info("fetched " + QByteArray::number(fetched->payouts)
                             + " payouts of the provider of profile " + profile.text().toLatin1());
        return;
    }
    state.isWanted =
        state.isWanted || isWanted; // a fetch that was asked for goes on after the pause
    state.pausedUntil = m_needs.monotonic.now()
        + growingPause(kFirstFetchPause, kLongestFetchPause, ++state.failures);
    m_needs.log.warning("cannot fetch the payouts of the provider of profile "
                        + profile.text().toLatin1() + ": " + fetched.error().detail.toUtf8());
}

} // namespace tilldesk::hosted
