#pragma once

#include "core/domain/payout.h"
#include "core/ledger/ledger_service.h"

namespace tilldesk::ledger {

/// What becomes a line of a payout, with its rows.
struct NewPayoutItem {
    PayoutItemKind kind = PayoutItemKind::Payment;
    LedgerAccount account; ///< the merchant's
    qint64 payment = 0;
    std::optional<qint64> refund = {}; ///< of a refund
    Amount amount;
};

/// Table payout_item: what merchants are paid out, in the order of time. Lives on the core thread;
/// each call belongs to the transaction that is open.
class PayoutItems
{
public:
    /// Positions that were given in an account so far.
    struct Last {
        qint64 payments = 0;
        qint64 refunds = 0;
    };

    /// @pre both outlive it; the schema is up to date
    PayoutItems(storage::Database &db, LedgerService &ledger) : m_db(db), m_ledger(ledger) {}

    /// @param booked  the entry that moved its money
    void add(const NewPayoutItem &item, const LedgerService::Booked &booked);
    /// @param account  a row of ledger_account
    [[nodiscard]] Last last(qint64 account);
    /// @return count and sum of the items of positions `after` + 1 to `upto`.
    /// Errors: `Internal` when the sum does not fit.
    [[nodiscard]] Result<PayoutSum> sum(qint64 account, PayoutItemKind kind, qint64 after,
                                        qint64 upto);

private:
    [[nodiscard]] qint64 lastOf(qint64 account, PayoutItemKind kind);

    storage::Database &m_db;
    LedgerService &m_ledger;
};

/// PayoutItems::sum() over any connection.
[[nodiscard]] Result<PayoutSum> sumOfItems(storage::Database &db, qint64 account,
                                           PayoutItemKind kind, qint64 after, qint64 upto);

} // namespace tilldesk::ledger
