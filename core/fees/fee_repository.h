#pragma once

#include "core/domain/ledger.h"
#include "core/fees/fee_rules.h"

namespace tilldesk::fees {

/// A charge to be stored.
struct Charge {
    qint64 merchant = 0;
    qint64 account = 0; ///< row of the merchant's account
    QDate month;        ///< first day
    FeeChargeKind kind = FeeChargeKind::Minimum;
    Amount amount; ///< negative: taken back; never 0
    FeeCollection collection = FeeCollection::Net;
    std::optional<qint64> carried = {}; ///< row that took the amount off another account
};

/// Fees of a month's payments in one account.
struct MonthSum {
    qint64 account = 0;
    FeeCollection collection = FeeCollection::Net;
    Amount amount;
};

/// A month whose fees were charged.
struct ClosedMonth {
    qint64 merchant = 0;
    QDate month;      ///< first day
    qint64 begin = 0; ///< first ledger entry of the month
    qint64 end = 0;   ///< first ledger entry after it
    Amount amount;    ///< fees of its payments
    Amount minimum;   ///< charged on top
};

/// Reads and writes the tables of fees, but for payment_fee. Called on the core thread.
class FeeRepository
{
public:
    explicit FeeRepository(storage::Database &db) : m_db(db) {}

    /// Returns the seq of a merchant; 0 if it does not exist.
    [[nodiscard]] qint64 merchant(const MerchantId &id);
    [[nodiscard]] MerchantId idOf(qint64 merchant);
    /// Returns when the merchant was added, or had a first payment if that is earlier (the clock
    /// was set back). @pre the merchant exists
    [[nodiscard]] Timestamp begin(qint64 merchant);
    void add(const StoredRule &rule, Timestamp at);
    /// Stores a charge at the next position of its account. Returns its seq.
    qint64 add(const Charge &charge, const QString &id, Timestamp at);
    void add(const ClosedMonth &month, Timestamp at);
    void addInvoice(qint64 merchant, const FeeInvoice &invoice);
    /// The last closed month of a merchant.
    struct LastMonth {
        QDate month;     ///< first day; null: no month was closed
        qint64 upto = 0; ///< its last ledger entry
    };
    [[nodiscard]] LastMonth lastMonth(qint64 merchant);
    /// Returns what the fees of a closed month are by rule, with the minimum; 0 if it was not
    /// closed.
    [[nodiscard]] Amount computed(qint64 merchant, const QDate &month);
    /// Returns the fees of the payments with ledger entries from `begin` to before `end`.
    [[nodiscard]] QList<MonthSum> sums(qint64 merchant, qint64 begin, qint64 end);
    /// Returns the account of the merchant's last payment before the ledger entry `end`; else that
    /// of the first one after it. 0: the merchant never had a payment.
    [[nodiscard]] qint64 accountFor(qint64 merchant, qint64 end);
    [[nodiscard]] LedgerAccount account(qint64 seq);
    [[nodiscard]] qint64 ledgerEntries();

private:
    storage::Database &m_db;
};

} // namespace tilldesk::fees
