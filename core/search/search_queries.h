#pragma once

#include "core/domain/search_hit.h"
#include "core/storage/database.h"

#include <functional>

namespace tilldesk::search {

/// The search over everything that is stored. Reads one snapshot on a connection of any thread.
/// @pre no transaction is open on the connection
class SearchQueries
{
public:
    /// @param now   service clock  @param zone  time zone in which days begin
    /// @pre `db` outlives this object
    SearchQueries(storage::Database &db, Timestamp now, const QTimeZone &zone)
        : m_db(db),
          m_now(now),
          m_zone(zone)
    {
    }

    /// See gateway::Search::find(). A query with problems finds nothing.
    /// Errors: `Cancelled` once `isWanted` returns false; it is called between the steps.
    [[nodiscard]] Result<SearchHits> find(const QString &text, const SearchScope &scope,
                                          const std::function<bool()> &isWanted = {});
    /// See gateway::Search::suggest().
    [[nodiscard]] QList<SuggestedValue> suggest(FilterWord word, const QString &begun,
                                                const QList<ProfileId> &profiles, int count);

private:
    [[nodiscard]] SearchHits found(SearchQuery query, const SearchScope &scope,
                                   const std::function<bool()> &isWanted);

    storage::Database &m_db;
    Timestamp m_now;
    QTimeZone m_zone;
};

} // namespace tilldesk::search
