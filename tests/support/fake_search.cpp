#include "tests/support/fake_search.h"

#include "tests/support/done_future.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

QFuture<Result<SearchHits>> FakeSearch::find(const QString &text, const SearchScope &scope)
{
    answer(Result<SearchHits>(
        tl::unexpected<Error>({ErrorCode::Cancelled, u"a later search has replaced it"_s})));
    texts << text;
    scopes << scope;
    m_waiting = std::make_shared<QPromise<Result<SearchHits>>>();
    m_waiting->start();
    return m_waiting->future();
}

void FakeSearch::flush()
{
    if (error) {
        answer(Result<SearchHits>(tl::unexpected(*error)));
        return;
    }
    if (texts.isEmpty())
        return;
    SearchHits found{
        .query = parseQuery(texts.last(), now, zone), .groups = {}, .unsearched = unsearched};
    if (found.query.problems.isEmpty() && !found.query.isEmpty()) {
        for (const HitGroup &group : std::as_const(groups)) {
            if (scopes.last().kind.value_or(group.kind) != group.kind)
                continue;
            HitGroup shown = group;
            shown.hits = group.hits.mid(0, scopes.last().limit);
            shown.hasMore = group.hasMore || shown.hits.size() < group.hits.size();
            found.groups << shown;
        }
    }
    answer(found);
}

void FakeSearch::answer(Result<SearchHits> result)
{
    if (!m_waiting)
        return;
    const auto promise = std::exchange(m_waiting, nullptr);
    promise->addResult(std::move(result));
    promise->finish();
}

QFuture<Result<QList<SuggestedValue>>> FakeSearch::suggest(FilterWord word, const QString &begun,
                                                           const QList<ProfileId> & /*profiles*/,
                                                           int count)
{
    if (error)
        return doneFuture(Result<QList<SuggestedValue>>(tl::unexpected(*error)));
    const auto all = values.find(word);
    QList<SuggestedValue> fitting;
    if (all != values.end()) {
        std::ranges::copy_if(all->second, std::back_inserter(fitting), [&](const auto &row) {
            return searchable(row.value).contains(searchable(begun))
                || searchable(row.name).contains(searchable(begun));
        });
    }
    return doneFuture(Result<QList<SuggestedValue>>(fitting.mid(0, count)));
}

} // namespace tilldesk::test
