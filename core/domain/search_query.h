#pragma once

#include "core/domain/search_text.h"
#include "core/domain/search_words.h"

#include <QTimeZone>

namespace tilldesk {

/// Longest query in UTF-16 code units, and most words of free text. Longer queries are refused.
inline constexpr qsizetype kQueryLength = 500;
inline constexpr qsizetype kQueryTerms = 8;

/// One filter or term of a query, for a chip.
struct QueryPart {
    std::optional<FilterWord> word; ///< empty: free text
    QString value;                  ///< as typed, without its quotes
    TextSpan span;                  ///< place in the query, with word, colon and quotes

    friend bool operator==(const QueryPart &, const QueryPart &) = default;
};

/// A mistake in a query. The window words and translates it.
struct QueryProblem {
    enum class Kind : quint8 {
        UnknownWord = 1,  ///< `word` is no filter; `suggestion` may be one
        ValueMissing = 2, ///< nothing follows `word:`
        NotAnAmount = 3,  ///< `value` is not an amount
        NotADay = 4,      ///< `value` is not a day
        UnknownValue = 5, ///< `value` is none of valuesOf(); `suggestion` may be one
        TooLong = 6,      ///< the query exceeds kQueryLength
        TooManyWords = 7, ///< the free text exceeds kQueryTerms
    };
    Kind kind = Kind::UnknownWord;
    QString word = {};       ///< before the colon, as typed
    QString value = {};      ///< after the colon, as typed
    QString suggestion = {}; ///< the most similar valid text; may be empty
    TextSpan span = {};      ///< place in the query

    friend bool operator==(const QueryProblem &, const QueryProblem &) = default;
};

/// A parsed query of any list.
struct ParsedQuery {
    QList<QueryPart> parts; ///< in the order in which they were typed; without those with a problem
    QList<QueryProblem> problems; ///< empty: the query is right
    AmountRange amounts;          ///< of all filters `amount`
    TimeSpan days;                ///< of all filters `day`
    QList<SearchTerm> terms;      ///< the free text

    /// Returns the values of the filters of this word, in the order in which they were typed.
    [[nodiscard]] QStringList values(FilterWord word) const;
    /// Returns the last of these values; empty if the query has no such filter.
    [[nodiscard]] QString last(FilterWord word) const;
};

/// A parsed query of the list of payments.
struct SearchQuery {
    PaymentFilter filter;
    QList<QueryPart> parts; ///< in the order in which they were typed; without those with a problem
    QList<QueryProblem> problems; ///< empty: the query is right

    /// Returns whether the query has no condition.
    [[nodiscard]] bool isEmpty() const { return parts.isEmpty() && problems.isEmpty(); }
};

/// Parses a query of a list: free text, and filters with the words of wordsOf().
/// @param now   time that "today" and days without a year are relative to
/// @param zone  time zone in which days begin
[[nodiscard]] ParsedQuery parseQuery(QStringView text, FilterList list, Timestamp now,
                                     const QTimeZone &zone);

/// Parses a query of the list of payments, such as
/// `status:paid amount:>=20 payer:"van den berg" day:yesterday order 10482`.
///
/// A filter is `word:value`; see FilterWord. Several values of `status`, `channel`, `type`,
/// `weekday` and `hour` widen the selection, and several of `amount` and `day` narrow it. Of the
/// other filters the last one counts. The remaining words are free text: each becomes a term,
/// except that the words of an amount (`€ 24.50`) or a day (`3 nov`) stay together. Text in quotes
/// is one term, never an amount or a day.
/// @param now   time that "today" and days without a year are relative to
/// @param zone  time zone in which days begin
[[nodiscard]] SearchQuery parseQuery(QStringView text, Timestamp now, const QTimeZone &zone);

/// Returns the value as it must be typed after the colon: in quotes if it has blanks or quotes.
[[nodiscard]] QString quotedValue(const QString &value);

} // namespace tilldesk
