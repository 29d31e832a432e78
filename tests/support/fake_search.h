#pragma once

#include "core/gateway/search.h"

#include <QPromise>
#include <map>

namespace tilldesk::test {

/// In-memory fake. Keeps each find() until flush(), so that a test can answer late or in another
/// order; a later find() answers the earlier ones with `Cancelled`. Replies to suggest() at once.
class FakeSearch final : public gateway::Search
{
    Q_OBJECT

public:
    QList<HitGroup> groups;                             ///< reply of find()
    qint64 unsearched = 0;                              ///< part of the reply of find()
    std::map<FilterWord, QList<SuggestedValue>> values; ///< reply of suggest()
    Timestamp now;                                      ///< time with which queries are parsed
    QTimeZone zone{"Europe/Brussels"};                  ///< zone with which queries are parsed
    QStringList texts;                                  ///< texts of find()
    QList<SearchScope> scopes;                          ///< scopes of find()
    std::optional<Error> error;                         ///< error reply of every call while set

    QFuture<Result<SearchHits>> find(const QString &text, const SearchScope &scope) override;
    QFuture<Result<QList<SuggestedValue>>> suggest(FilterWord word, const QString &begun,
                                                   const QList<ProfileId> &profiles,
                                                   int count) override;
    /// Answers the last find(), if it is still unanswered.
    void flush();

private:
    void answer(Result<SearchHits> result);

    std::shared_ptr<QPromise<Result<SearchHits>>> m_waiting;
};

} // namespace tilldesk::test
