#pragma once

#include "core/fees/fee_rules.h"
#include "core/ledger/payout_items.h"

namespace tilldesk::fees {

/// Fixes the fees of payments when they succeed. Called on the core thread, inside an open
/// transaction.
class PaymentFees
{
public:
    /// @pre `db` must outlive the PaymentFees; the schema is up to date
    explicit PaymentFees(storage::Database &db) : m_db(db), m_rules(db) {}

    /// Stores the fee of a payment that has been added as an item; no-op if it has none.
    void add(const ledger::NewPayoutItem &item, const ledger::LedgerService::Booked &booked,
             const ledger::PayoutItems::Place &place);

private:
    storage::Database &m_db;
    FeeRules m_rules;
};

} // namespace tilldesk::fees
