#pragma once

#include "tests/support/core_fixture.h"

namespace tilldesk::test {

/// A shop that allows refunds, on the test's thread.
struct RefundFixture : CoreFixture {
    explicit RefundFixture(Where where = Where::Memory) : CoreFixture(where)
    {
        profile.allowsRefunds = true;
        profile = *commit([this] { return merchants.changeProfile(profile); });
        events = {};
    }

    /// Returns a succeeded payment.
    Payment paid(qint64 cents = 10'000)
    {
        return advance(pay(cents, QStringLiteral("A-1")).id, PaymentStatus::Succeeded);
    }
    /// @param with  idempotency key; empty: a new key
    Result<refunds::AcceptedRefund> refund(const PaymentId &id, qint64 cents,
                                           const QString &with = {},
                                           const QString &description = {})
    {
        const NewRefund wanted{.paymentId = id,
                               .amount = Amount::fromCents(cents),
                               .description = description,
                               .idempotencyKey = with.isEmpty() ? nextKey() : with};
        return refund(wanted, {{Actor::Kind::Signature, QStringLiteral("key-1")}, profile.id});
    }
    Result<refunds::AcceptedRefund> refund(const NewRefund &wanted, const payments::Asker &asker)
    {
        return commit([&] { return refunds.create(wanted, asker); });
    }
    QString nextKey() { return QStringLiteral("key %1").arg(++m_keys); }
    /// Advances the clock and processes the refunds that are due. Returns how many.
    int process(std::chrono::milliseconds by = std::chrono::seconds(2))
    {
        clock.advance(by);
        return commit([this] { return refunds.processDue(1000); });
    }
    Refund storedRefund(const RefundId &id)
    {
        return refunds::RefundRepository(db).find(id).value_or(Refund());
    }
    [[nodiscard]] LedgerAccount account(LedgerAccountKind kind, const QString &bulk = {}) const
    {
        if (kind == LedgerAccountKind::Bank)
            return {};
        return {.kind = kind, .merchant = merchant.id, .iban = profile.iban, .bulkId = bulk};
    }
    // Ledger balances in cents.
    qint64 bank() { return balance(LedgerAccountKind::Bank, {}); }
    qint64 owed(const QString &bulk = {}) { return balance(LedgerAccountKind::Merchant, bulk); }
    qint64 reserved() { return balance(LedgerAccountKind::Refunds, {}); }
    qint64 failed() { return balance(LedgerAccountKind::Payouts, {}); }

private:
    qint64 balance(LedgerAccountKind kind, const QString &bulk)
    {
        return ledger.balance(account(kind, bulk)).cents();
    }

    int m_keys = 0;
};

} // namespace tilldesk::test
