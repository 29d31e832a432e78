#include "core/runtime/local_search.h"

#include "core/runtime/promised.h"
#include "core/search/search_queries.h"

#include <algorithm>

namespace tilldesk::runtime {

QFuture<Result<SearchHits>> LocalSearch::find(const QString &text, const SearchScope &scope)
{
    auto [future, fulfil] = promised<SearchHits>();
    const quint64 number = ++*m_newest;
    m_readers.submit(
        threads::ReadKind::List,
        [text, scope, number, newest = m_newest, now = m_clock.now(),
         zone = m_zone](storage::Database &db) -> Result<SearchHits> {
            const auto isWanted = [&] { return *newest == number; };
            if (!isWanted())
                return fail(ErrorCode::Cancelled, QStringLiteral("a later search has replaced it"));
            return search::SearchQueries(db, now, zone).find(text, scope, isWanted);
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<QList<SuggestedValue>>> LocalSearch::suggest(FilterWord word, const QString &begun,
                                                            const QList<ProfileId> &profiles,
                                                            int count)
{
    constexpr int kMost = 100;
    auto [future, fulfil] = promised<QList<SuggestedValue>>();
    m_readers.submit(
        threads::ReadKind::List,
        [word, begun, profiles, count = std::clamp(count, 1, kMost), now = m_clock.now(),
         zone = m_zone](storage::Database &db) {
            return Result<QList<SuggestedValue>>(
                search::SearchQueries(db, now, zone).suggest(word, begun, profiles, count));
        },
        std::move(fulfil));
    return future;
}

} // namespace tilldesk::runtime
