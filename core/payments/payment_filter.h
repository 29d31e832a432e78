#pragma once

#include "core/payments/payment_position.h"

// Translates a list's filter to SQL over `payment p`.
// @pre a read transaction is open on the connection

namespace tilldesk::payments {

/// Returns whether the block counters can answer this filter: it has conditions on profiles,
/// statuses and the period only.
[[nodiscard]] bool isCounted(const PaymentFilter &filter);
/// Returns the profiles, the statuses and the range of `seq` that the filter's period spans.
[[nodiscard]] PaymentRange rangeOf(storage::Database &db, const PaymentFilter &filter);

/// The WHERE clause of a filter that isCounted() excludes, with the values of its placeholders.
class PaymentConditions
{
public:
    PaymentConditions(storage::Database &db, const PaymentFilter &filter,
                      const PaymentRange &range);

    /// Returns ` WHERE …`. A unary plus keeps the planner on the index that finds the rows.
    [[nodiscard]] const QString &sql() const { return m_sql; }
    void bind(storage::Statement &statement) const;

private:
    void add(const QString &condition);
    /// Adds a value to be bound. Returns its placeholder.
    [[nodiscard]] QString with(const QString &text);
    [[nodiscard]] QString with(qint64 number);
    void addFind(const QString &find, const PaymentRange &range);
    void addAmounts(const PaymentFilter &filter);
    void addTexts(storage::Database &db, const PaymentFilter &filter);
    /// Returns a condition for each meaning of the term, joined by OR.
    [[nodiscard]] QString anyMeaning(storage::Database &db, const SearchTerm &term);

    QString m_sql;
    QList<std::pair<QString, QString>> m_texts;
    QList<std::pair<QString, qint64>> m_numbers;
};

} // namespace tilldesk::payments
