#pragma once

#include "core/fees/fee_repository.h"
#include "core/ledger/ledger_service.h"

namespace tilldesk::fees {

/// Moves waiting charges from one account of a merchant to another one, so that they do not wait
/// for payments that never come. Called on the core thread, inside an open transaction.
class FeeCarrier
{
public:
    /// @pre both references outlive this object
    FeeCarrier(storage::Database &db, ledger::LedgerService &ledger) : m_rows(db), m_ledger(ledger)
    {
    }

    /// @param from, to  rows of two accounts of one merchant  @param amount  negative: taken back;
    /// never 0  @param month  first day of the month of `at`
    /// Errors: `Internal` if a balance does not fit.
    Result<void> carry(qint64 from, qint64 to, Amount amount, const QDate &month, Timestamp at);

private:
    FeeRepository m_rows;
    ledger::LedgerService &m_ledger;
};

} // namespace tilldesk::fees
