#pragma once

#include "core/payments/payment_position.h"
#include "core/payments/search_index.h"

// Translates a list's filter to SQL over `payment p`.
// @pre a read transaction is open on the connection

namespace tilldesk::payments {

/// Returns whether the block counters can answer this filter: it has conditions on profiles,
/// statuses and the period only.
[[nodiscard]] bool isCounted(const PaymentFilter &filter);
/// Returns the actor kinds for which personOf() has a name, for `IN (…)`.
[[nodiscard]] QString personKinds();
/// Returns the profiles, the statuses and the range of `seq` that the filter's period spans.
[[nodiscard]] PaymentRange rangeOf(storage::Database &db, const PaymentFilter &filter);

/// The WHERE clause of a filter that isCounted() excludes, with the values of its placeholders.
class PaymentConditions
{
public:
    /// How the rows are found that the conditions then check.
    enum class Rows {
        /// As FromIndex, for a caller who reads only the newest rows: an index that would find many
        /// rows is left out, because the newest payments then contain enough of them.
        NewestFromIndex,
        FromIndex, ///< the WHERE clause finds them through the search index, if that has them
        Given,     ///< the caller adds the condition that finds them
    };

    PaymentConditions(storage::Database &db, const PaymentFilter &filter, const PaymentRange &range,
                      Rows rows = Rows::FromIndex);

    /// Returns ` WHERE …`. A unary plus keeps the planner on the index that finds the rows.
    [[nodiscard]] const QString &sql() const { return m_sql; }
    void bind(storage::Statement &statement) const;

private:
    void add(const QString &condition);
    /// Adds a value to be bound. Returns its placeholder.
    [[nodiscard]] QString with(const QString &text);
    void addFind(const QString &find, const PaymentRange &range);
    void addIds(const QList<PaymentId> &ids);
    void addAmounts(const PaymentFilter &filter);
    /// Adds the rows that the index of the creation finds in the wanted hours of the week.
    void addWeek(storage::Database &db, const PaymentFilter &filter, const PaymentRange &range);
    void addTexts(storage::Database &db, const PaymentFilter &filter);
    /// Adds the rows that the search index finds for the most selective condition.
    void addIndexed(storage::Database &db, const PaymentFilter &filter, Rows how);
    [[nodiscard]] QString rowsWithWords(const storage::Database &db, const QString &text);
    [[nodiscard]] static QString rowsWithNumber(SearchNumber kind, const QString &value);
    [[nodiscard]] static QString rowsOfAmounts(const AmountRange &amounts);
    [[nodiscard]] QString rowsOfTerm(storage::Database &db, const SearchTerm &term);
    [[nodiscard]] static QString createdIn(const TimeSpan &span, const QString &alias);
    /// Returns a condition for each meaning of the term, joined by OR.
    [[nodiscard]] QString anyMeaning(storage::Database &db, const SearchTerm &term);

    QString m_sql;
    QList<std::pair<QString, QString>> m_texts;
};

} // namespace tilldesk::payments
