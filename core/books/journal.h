#pragma once

#include "core/books/sales_days.h"
#include "core/domain/bookkeeping.h"

namespace tilldesk::books {

/// Returns the entries of a day: sales, refunds, payouts, fees.
/// Errors: `FieldRequired` naming the use that has no account, for example `sales:21`.
[[nodiscard]] Result<QList<JournalEntry>> entriesOf(const Books &books, const SalesDay &day);

/// A merchant's journal: for each day up to four entries (sales by VAT rate, refunds by VAT rate,
/// payouts, fees), which together move the clearing account as the ledger does. VAT is computed for
/// each till and rate of a day, as in the VAT book. Memory holds one day.
class Journal
{
public:
    /// @param first  null: from the beginning  @param last  inclusive
    /// @pre a read transaction stays open on the connection while entries are read
    Journal(storage::Database &db, const payouts::ClosingTime &closing, const MerchantId &merchant,
            Books books, const QDate &first, const QDate &last)
        : m_books(std::move(books)),
          m_days(db, closing, merchant, m_books.largeSale, first, last)
    {
    }

    /// Reads the next entry, valid until the next call. Returns null after the last one.
    /// Errors: `FieldRequired` naming the use that has no account, for example `sales:21`;
    /// `Internal` if a sum does not fit 64 bits.
    [[nodiscard]] Result<const JournalEntry *> next();

private:
    Books m_books;
    SalesDays m_days;
    QList<JournalEntry> m_waiting; ///< entries of the day that were not returned yet
    JournalEntry m_entry;
};

} // namespace tilldesk::books
