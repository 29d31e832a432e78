#pragma once

#include "core/books/vat_rates.h"
#include "core/domain/books.h"
#include "core/domain/payout.h"
#include "core/payouts/closing_time.h"
#include "core/payouts/statement_days.h"

#include <map>

namespace tilldesk::books {

/// Groups sales: by till and VAT rate.
struct SalesKey {
    qint64 profile = 0;     ///< seq of the profile
    qint64 pointOfSale = 0; ///< seq of the point of sale; 0: sales without one
    int rate = kNoVatRate;

    friend auto operator<=>(const SalesKey &, const SalesKey &) = default;
};

/// Sales of a till at a VAT rate on a day, with VAT. A sale of several rates counts in each.
struct SalesSum {
    PayoutSum paid;
    PayoutSum refunded;
    PayoutSum large; ///< of `paid`: sales above the limit of the VAT book

    /// Returns the VAT of `paid`, and of `refunded`, each rounded to cents.
    [[nodiscard]] Amount vatPaid(int rate) const { return vatIn(paid.sum, rate); }
    [[nodiscard]] Amount vatRefunded(int rate) const { return vatIn(refunded.sum, rate); }
};

/// Fees that moved on the clearing account.
struct FeeMoved {
    Amount charged;   ///< fees charged less fees returned; reduces what the merchant is owed
    Amount collected; ///< fees collected less fees paid back; adds to what the merchant is owed
};

/// A payout that left the clearing account.
struct PaidOut {
    QString id;
    Amount amount;
};

/// The movements of a merchant's clearing account on one day.
struct SalesDay {
    QDate day; ///< in the shop's calendar
    std::map<SalesKey, SalesSum> sales;
    PayoutSum paid;     ///< all payments of the day
    PayoutSum refunded; ///< all refunds of the day
    QList<PaidOut> payouts;
    FeeMoved fees;
};

/// Iterates over the days on which a merchant's clearing account moved, from the ledger. A sale has
/// the rates that its request named, else those of its till on the day on which the payment was
/// created; a refund has those of its payment. Memory holds one day.
class SalesDays
{
public:
    /// @param largeSale  limit of SalesSum::large; 0: no sale is large
    /// @param first  null: from the beginning  @param last  inclusive
    /// @pre a read transaction stays open on the connection while days are read
    SalesDays(storage::Database &db, const payouts::ClosingTime &closing,
              const MerchantId &merchant, Amount largeSale, const QDate &first, const QDate &last);

    /// Reads the next day, valid until the next call. Returns null after the last one.
    /// Errors: `Internal` if a sum does not fit 64 bits.
    [[nodiscard]] Result<const SalesDay *> next();

private:
    Result<void> add();

    VatRates m_rates;
    payouts::CalendarDay m_bookedOn;
    payouts::CalendarDay m_createdOn;
    Amount m_largeSale;
    storage::Statement m_row;
    bool m_hasRow = false;
    QDate m_rowDay;
    Timestamp m_rowAt;
    SalesDay m_day;
};

} // namespace tilldesk::books
