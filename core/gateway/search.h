#pragma once

#include "core/domain/search_hit.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Search of a window over everything that the core stores. Used on the window's thread; see
/// Payments. Every request can fail with `Storage` or `Busy`.
class Search : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Finds records by a text as parseQuery() reads it; "today" is the day of the service clock.
    /// Best hits first: exact amounts, refunded parts, texts, days; newer records before older
    /// ones. A later call replaces the earlier one, which then fails. Errors: `Cancelled` if a
    /// later find() has replaced this one.
    [[nodiscard]] virtual QFuture<Result<SearchHits>> find(const QString &text,
                                                           const SearchScope &scope) = 0;
    /// Returns values that complete a filter, most useful first: those that contain `begun`, as
    /// searchable() compares. Empty for `amount` and `ref`, whose values are free, and for words
    /// that do not filter payments. Numbers are those of payments.
    /// @param count  1 to 100
    [[nodiscard]] virtual QFuture<Result<QList<SuggestedValue>>>
    suggest(FilterWord word, const QString &begun, const QList<ProfileId> &profiles, int count) = 0;
};

} // namespace tilldesk::gateway
