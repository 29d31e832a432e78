#include "core/merchants/key_set_cache.h"

#include <QUrl>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

tl::unexpected<Error> busy()
{
    return fail(ErrorCode::Busy, u"The service is busy or stopping"_s);
}

/// A time in the future (clock set back) is outside the window: the entry is neither fresh nor
/// rate-limited.
bool isWithin(const std::optional<Timestamp> &time, std::chrono::milliseconds span, Timestamp now)
{
    return time && *time <= now && now - *time < span;
}

} // namespace

KeySetPtr KeySetCache::known(const KeySetAddress &address, const QString &kid)
{
    const Timestamp now = m_clock.now();
    const std::lock_guard lock(m_mutex);
    const auto entry = m_entries.find(address);
    if (entry == m_entries.end() || !entry->keys || !isWithin(entry->fetchedAt, kFresh, now)
        || entry->keys->find(kid) == nullptr)
        return {};
    entry->usedAt = now;
    return entry->keys;
}

void KeySetCache::find(const KeySetAddress &address, const QString &kid, Done done)
{
    const Timestamp now = m_clock.now();
    std::unique_lock lock(m_mutex);
    if (m_isStopped) {
        lock.unlock();
        return answer(done, busy());
    }
    Entry &entry = entryOf(address, now);
    entry.usedAt = now;
    const bool isFresh = entry.keys && isWithin(entry.fetchedAt, kFresh, now);
    const bool hasKey = entry.keys && entry.keys->find(kid) != nullptr;
    const std::chrono::milliseconds pause =
        entry.trouble.isEmpty() ? kPauseForUnknownKey : kPauseAfterFailure;
    const bool isTooSoon = isWithin(isFresh ? entry.missedAt : entry.triedAt, pause, now);
    if ((isFresh && hasKey) || (isTooSoon && !entry.isFetching)) {
        const auto result = kept(entry, now);
        lock.unlock();
        return answer(done, result);
    }
    if (m_waiting >= kMaxWaiting || entry.waiting.size() >= kMaxWaitingForOne) {
        lock.unlock();
        return answer(done, busy());
    }
    entry.waiting.push_back({kid, std::move(done)});
    ++m_waiting;
    if (std::exchange(entry.isFetching, true))
        return;
    entry.triedAt = now;
    if (isFresh)
        entry.missedAt = now;
    lock.unlock();
    m_source.fetch(address, [this, address](Result<KeySetPtr> fetched) {
        finish(address, std::move(fetched));
    });
}

void KeySetCache::stop()
{
    std::vector<Waiting> waiting;
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
        for (Entry &entry : m_entries) {
            std::ranges::move(entry.waiting, std::back_inserter(waiting));
            entry.waiting.clear();
        }
        m_waiting = 0;
    }
    for (const Waiting &one : waiting)
        answer(one.done, busy());
}

void KeySetCache::finish(const KeySetAddress &address, Result<KeySetPtr> fetched)
{
    const Timestamp now = m_clock.now();
    std::vector<Waiting> waiting;
    Result<KeySetPtr> result;
    {
        const std::lock_guard lock(m_mutex);
        Entry &entry = m_entries[address];
        entry.isFetching = false;
        entry.trouble = fetched ? QString() : fetched.error().detail;
        if (fetched) {
            entry.keys = std::move(*fetched);
            entry.fetchedAt = entry.triedAt.value_or(now);
        }
        waiting.swap(entry.waiting);
        m_waiting -= int(waiting.size());
        const auto lacks = [&entry](const Waiting &one) {
            return !entry.keys || entry.keys->find(one.kid) == nullptr;
        };
        if (std::ranges::any_of(waiting, lacks))
            entry.missedAt = entry.triedAt;
        result = kept(entry, now);
    }
    if (!fetched) {
        const QString line = u"the key set at %1 could not be fetched: %2"_s.arg(
            QUrl(address.url).host(), fetched.error().detail);
        m_log.warning(line.toUtf8());
    }
    for (const Waiting &one : waiting)
        answer(one.done, result);
}

Result<KeySetPtr> KeySetCache::kept(const Entry &entry, Timestamp now)
{
    if (entry.keys && isWithin(entry.fetchedAt, kFresh, now))
        return entry.keys;
    return fail(ErrorCode::Unauthorized,
                u"the key set could not be fetched: %1"_s.arg(entry.trouble));
}

KeySetCache::Entry &KeySetCache::entryOf(const KeySetAddress &address, Timestamp now)
{
    if (!m_entries.contains(address) && m_entries.size() >= kMaxAddresses)
        dropLongestUnused();
    Entry &entry = m_entries[address];
    entry.usedAt = now;
    return entry;
}

/// Evicts the least recently used entry. An entry that is being fetched is in use.
void KeySetCache::dropLongestUnused()
{
    auto longest = m_entries.end();
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (!entry->isFetching && (longest == m_entries.end() || entry->usedAt < longest->usedAt))
            longest = entry;
    }
    if (longest != m_entries.end())
        m_entries.erase(longest);
}

void KeySetCache::answer(const Done &done, const Result<KeySetPtr> &result)
{
    try {
        done(result);
    } catch (const std::exception &exception) {
        m_log.error(QByteArray("a request that waited for a key set: ") + exception.what());
    }
}

} // namespace tilldesk::merchants
