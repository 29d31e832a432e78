#pragma once

#include "tests/support/fake_payouts.h"

namespace tilldesk::test {

/// The bakery's account of a bulk in the ledger.
[[nodiscard]] LedgerAccount bakeryAccount(const QString &bulkId,
                                          LedgerAccountKind kind = LedgerAccountKind::Merchant);

/// Books as they are kept: every movement is an entry, and balances follow.
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

/// A payout of that many payments and refunds, proved.
/// @param number  of its id
[[nodiscard]] PayoutDetails somePayout(int number, const QString &bulkId, Timestamp madeAt,
                                       int payments, int refunds);
/// `count` payouts of one payment each, an hour apart, oldest first, the last made an hour before
/// kSomeNow.
[[nodiscard]] QList<PayoutDetails> somePayouts(int count);
/// Its payments, then its refunds; they come to what it says.
[[nodiscard]] QList<PayoutItem> linesOf(const Payout &payout);

/// Three days of payouts of the bakery's web shop and tills, one of them failed; what was paid and
/// refunded since; and the books of it all.
void keepTheBakerysBooks(FakePayouts &payouts, FakeLedger &ledger, const QList<Payment> &day);

} // namespace tilldesk::test
