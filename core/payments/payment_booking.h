#pragma once

#include "core/fees/payment_fees.h"

namespace tilldesk::payments {

/// Books succeeded payments in the ledger. Called on the core thread; each call is part of the open
/// transaction.
class PaymentBooking
{
public:
    /// @pre all references outlive this object; the schema is up to date
    PaymentBooking(storage::Database &db, ledger::LedgerService &ledger, ledger::PayoutItems &items)
        : m_db(db),
          m_ledger(ledger),
          m_items(items),
          m_fees(db)
    {
    }

    /// Books the payment, adds it to the running payout of the profile's payoutIban() and the
    /// payment's bulk, and fixes its fee.
    /// Errors: `Internal` if a balance would not fit. @pre the payment has succeeded
    Result<void> book(const Payment &payment, const Profile &profile);
    /// Books the payments that had succeeded before the ledger existed, in the order of
    /// `succeeded_at`. No-op if the ledger has any entry. Returns the number of payments booked.
    /// Errors: as book()
    Result<qint64> bookEarlier();

private:
    storage::Database &m_db;
    ledger::LedgerService &m_ledger;
    ledger::PayoutItems &m_items;
    fees::PaymentFees m_fees;
};

} // namespace tilldesk::payments
