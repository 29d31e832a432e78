#include "core/runtime/local_search.h"

#include "core/runtime/promised.h"
#include "core/search/search_queries.h"

#include <algorithm>

namespace tilldesk::runtime {

namespace {

/// Returns the command that shows records of this kind.
StaffCommand readingOf(HitKind kind)
{
    switch (kind) {
    case HitKind::Payment: return StaffCommand::ReadPayments;
    case HitKind::Refund: return StaffCommand::ReadRefunds;
    case HitKind::Payout: return StaffCommand::ReadPayouts;
    case HitKind::Callback: return StaffCommand::ReadCallbacks;
    case HitKind::PointOfSale: return StaffCommand::ReadMerchants;
    }
    Q_UNREACHABLE();
}

} // namespace

QFuture<Result<SearchHits>> LocalSearch::find(const QString &text, const SearchScope &scope)
{
    const quint64 number = ++*m_newest;
    QList<HitKind> hidden;
    for (const HitKind kind : kHitKinds) {
        if (!m_gate.allows(readingOf(kind)))
            hidden << kind;
    }
    return m_gate.read<StaffCommand::Find, SearchHits>(
        threads::ReadKind::List,
        [text, scope, hidden, number, newest = m_newest, now = m_clock.now(),
         zone = m_zone](storage::Database &db) -> Result<SearchHits> {
            const auto isWanted = [&] { return *newest == number; };
            if (!isWanted())
                return fail(ErrorCode::Cancelled, QStringLiteral("a later search has replaced it"));
            auto found = search::SearchQueries(db, now, zone).find(text, scope, isWanted);
            if (found)
                found->groups.removeIf(
                    [&hidden](const HitGroup &group) { return hidden.contains(group.kind); });
            return found;
        });
}

QFuture<Result<QList<SuggestedValue>>> LocalSearch::suggest(FilterWord word, const QString &begun,
                                                            const QList<ProfileId> &profiles,
                                                            int count)
{
    constexpr int kMost = 100;
    return m_gate.read<StaffCommand::Find, QList<SuggestedValue>>(
        threads::ReadKind::List,
        [word, begun, profiles, count = std::clamp(count, 1, kMost), now = m_clock.now(),
         zone = m_zone](storage::Database &db) {
            return Result<QList<SuggestedValue>>(
                search::SearchQueries(db, now, zone).suggest(word, begun, profiles, count));
        });
}

} // namespace tilldesk::runtime
