#pragma once

#include "core/storage/database.h"

namespace tilldesk::payments {

/// The kinds of rows of the table search_number. The numbers are stored in the database.
enum class SearchNumber : quint8 {
    Amount = 1,
    PointOfSale = 2,  ///< seq of the point of sale
    IbanEnd = 3,      ///< last four digits of the payer's IBAN
    RefundAmount = 4, ///< amount of one refund of the payment
    Type = 5,         ///< PaymentType, except Dynamic
};

/// How far the index goes: the last seq of each table that it contains.
struct SearchProgress {
    qint64 payment = 0;
    qint64 step = 0; ///< of payment_step: payers who came after the payment was indexed
    qint64 refund = 0;

    friend bool operator==(const SearchProgress &, const SearchProgress &) = default;
};

/// Maintains the index of the search: the tables search_payment, search_refund, search_number and
/// search_progress. Filled after the commits that it repeats, because an index of trigrams in the
/// same transaction would cost a quarter of the rate of creates.
/// @source measured: 9 µs a payment, 27 µs a create
class SearchIndex
{
public:
    explicit SearchIndex(storage::Database &db) : m_db(db) {}

    [[nodiscard]] SearchProgress progress();
    /// Indexes payments, payers and refunds that are not in the index yet, oldest first.
    /// @param limit  rows of each of the three tables
    /// @return rows indexed; less than `limit`: the index is complete
    /// @pre a write transaction is open
    int fill(int limit);

    /// Empties the index; fill() then begins with the first payment. @pre as fill()
    void clear();

private:
    int addPayments(SearchProgress &progress, int limit);
    int addPayers(SearchProgress &progress, qint64 indexedBefore, int limit);
    int addRefunds(SearchProgress &progress, int limit);
    void addWords(qint64 rowId, const QString &words);
    void addNumber(SearchNumber kind, qint64 value, qint64 payment);
    void addIban(const QString &iban, qint64 payment);

    storage::Database &m_db;
};

/// Returns the number by which the index finds an account's last characters; empty if they do not
/// end with four digits.
[[nodiscard]] std::optional<qint64> ibanNumber(const QString &end);

} // namespace tilldesk::payments
