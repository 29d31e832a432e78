#pragma once

#include "core/books/sales_days.h"

namespace tilldesk::books {

/// The kinds of journal entry, in their order within a day.
enum class JournalKind : quint8 { Sales = 1, Refunds = 2, Payouts = 3 };

/// A line of a journal entry.
struct JournalLine {
    QString account;
    BookUse use;           ///< what the account is for
    Amount amount;         ///< debit if positive, credit if negative; never 0
    int rate = kNoVatRate; ///< VAT rate of sales and refunds
    QString payout = {};   ///< id of the payout
};

/// A double entry: the amounts of its lines add up to 0.
struct JournalEntry {
    QDate day;
    JournalKind kind = JournalKind::Sales;
    QList<JournalLine> lines; ///< the clearing account's lines, and the other side

    /// Returns a number of seven digits that no other entry of the century has: YYMMDD and the
    /// kind.
    [[nodiscard]] qint64 number() const;
};

/// A merchant's journal: for each day up to three entries (sales by VAT rate, refunds by VAT rate,
/// payouts), which together move the clearing account as the ledger does. VAT is computed for each
/// till and rate of a day, as in the VAT book. Memory holds one day.
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
    Result<void> compose(const SalesDay &day);
    Result<JournalEntry> sales(const SalesDay &day, JournalKind kind);
    Result<JournalEntry> payouts(const SalesDay &day);
    Result<void> add(JournalEntry &entry, const BookUse &use, qint64 cents, int rate = kNoVatRate,
                     const QString &payout = {});

    Books m_books;
    SalesDays m_days;
    QList<JournalEntry> m_waiting; ///< entries of the day that were not returned yet
    JournalEntry m_entry;
};

} // namespace tilldesk::books
