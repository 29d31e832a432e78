#pragma once

#include "tests/support/fake_payouts.h"

namespace tilldesk::test {

/// Returns the bakery's ledger account for a bulk.
[[nodiscard]] LedgerAccount bakeryAccount(const QString &bulkId,
                                          LedgerAccountKind kind = LedgerAccountKind::Merchant);

/// A ledger with running balances: each movement is one entry.
class SomeBooks
{
public:
    void book(Timestamp at, LedgerCause cause, const QString &subject,
              const LedgerAccount &merchant, Amount amount);

    QList<LedgerEntry> entries; ///< oldest first
    [[nodiscard]] QList<LedgerBalance> balances() const;

private:
    QList<LedgerBalance> m_balances;
};

/// Returns a payout with the given numbers of payments and refunds, and its proof.
/// @param number  number within the payout's id, and its `seq`
[[nodiscard]] PayoutDetails somePayout(int number, const QString &bulkId, Timestamp madeAt,
                                       int payments, int refunds);
/// Returns `count` payouts of one payment each, an hour apart, oldest first, the last made an hour
/// before kSomeNow.
[[nodiscard]] QList<PayoutDetails> somePayouts(int count);
/// Returns the payments, then the refunds of a payout; they add up to its amount.
[[nodiscard]] QList<PayoutItem> linesOf(const Payout &payout);

/// Charges 0.25 for each payment of a payout, and the minimum of a month. @param lines  of the
/// payout
void chargeFees(PayoutDetails &details, QList<PayoutItem> &lines);

/// Fills both fakes: three days of payouts of the bakery's web shop and tills, one of them failed;
/// the running payouts of `day`; and the ledger entries of all these.
void keepTheBakerysBooks(FakePayouts &payouts, FakeLedger &ledger, const QList<Payment> &day);

} // namespace tilldesk::test
