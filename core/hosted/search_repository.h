#pragma once

#include "core/base/id.h"
#include "core/base/timestamp.h"
#include "core/storage/database.h"

#include <optional>

namespace tilldesk::hosted {

/// A span of time of which all payments at a provider were looked for.
struct SearchedSpan {
    Timestamp since;
    Timestamp upTo;

    friend bool operator==(const SearchedSpan &, const SearchedSpan &) = default;
};

/// The spans of time that the searches for a profile's payments have covered.
struct Searched {
    SearchedSpan known;
    /// The span that the running search for older payments has covered; ends before `known`. Empty:
    /// no such search runs.
    std::optional<SearchedSpan> history = {};

    friend bool operator==(const Searched &, const Searched &) = default;
};

/// Reads and writes the table hosted_search.
class SearchRepository
{
public:
    explicit SearchRepository(storage::Database &db) : m_db(db) {}

    /// Returns the spans that were searched; empty: the first search has not begun.
    [[nodiscard]] std::optional<Searched> find(const ProfileId &profile);
    /// Adds a profile whose first search begins with payments of this time.
    void begin(const ProfileId &profile, Timestamp since);
    /// Sets up to when payments are known. @pre the first search has begun
    void setKnownUpTo(const ProfileId &profile, Timestamp upTo);
    /// Sets since when payments are known. No search for older ones runs then.
    void setKnownSince(const ProfileId &profile, Timestamp since);
    /// Sets the span that the search for older payments has covered.
    /// @param reached  empty: no such search runs
    void setHistory(const ProfileId &profile, const std::optional<SearchedSpan> &reached);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::hosted
