#pragma once

#include "core/ledger/payout_items.h"

namespace tilldesk::payments {

/// Writes payments that have succeeded into the ledger. Lives on the core thread; each call belongs
/// to the transaction that is open.
class PaymentBooking
{
public:
    /// @pre all references outlive it; the schema is up to date
    PaymentBooking(storage::Database &db, ledger::LedgerService &ledger, ledger::PayoutItems &items)
        : m_db(db),
          m_ledger(ledger),
          m_items(items)
    {
    }

    /// The money belongs to the running payout of the profile's payoutIban() and the payment's
    /// bulk.
    /// Errors: `Internal` when a balance would not fit. @pre the payment has succeeded
    Result<void> book(const Payment &payment, const Profile &profile);
    /// Books what had succeeded before there was a ledger, in the order of time. Does nothing when
    /// there is an entry. @return how many were booked. Errors: as book()
    Result<qint64> bookEarlier();

private:
    storage::Database &m_db;
    ledger::LedgerService &m_ledger;
    ledger::PayoutItems &m_items;
};

} // namespace tilldesk::payments
