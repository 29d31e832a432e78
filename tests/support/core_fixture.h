#pragma once

#include "core/base/clock.h"
#include "core/merchants/merchant_service.h"
#include "core/payments/payment_service.h"
#include "core/payouts/payout_service.h"
#include "core/refunds/refund_service.h"
#include "core/storage/transaction.h"
#include "tests/support/empty_database.h"

namespace tilldesk::test {

/// The service clock at the start of each test: 20 November 2026, 13:32:10 UTC.
inline constexpr Timestamp kCoreStart = fromMillis(1'795'181'530'000);

/// The debtor who pays in tests.
inline const Debtor kSomeDebtor{QStringLiteral("Lotte"), QStringLiteral("BE71096123456769")};

/// Returns an open profile with an IBAN and without default settings.
[[nodiscard]] Profile openProfile(const MerchantId &merchant, const QString &name);
/// Returns a new payment with an amount and a reference and nothing else.
[[nodiscard]] NewPayment newPayment(qint64 cents = 1250, const QString &reference = {});

/// Returns the steps of the shortest way to `status`, all dated `at`.
[[nodiscard]] QList<PaymentStep> stepsTo(PaymentStatus status, Timestamp at);
/// Returns a payment in `status`, created at `at`. The profile is not set.
[[nodiscard]] payments::PaymentRow rowIn(PaymentStatus status, Timestamp at);

/// The core services over a database with the real schema, one merchant, one profile and one API
/// key. Runs on the test's thread.
class CoreFixture
{
public:
    using Where = ServiceDatabase::Where;

    explicit CoreFixture(Where where = Where::Memory);

    /// Runs `work()` in its own transaction and commits it.
    template <typename F>
    auto commit(F work)
    {
        storage::Transaction transaction(db);
        auto result = work();
        transaction.commit();
        return result;
    }

    Profile addProfile(const QString &name);
    Profile addProfile(Profile profile); ///< added to the fixture's merchant
    CreatedApiKey addKey(const ProfileId &profileId,
                         Authorities authorities = Authority::MerchantPayment);
    Payment pay(qint64 cents = 1250, const QString &reference = {});
    Payment pay(const ProfileId &profileId, const NewPayment &wanted);
    /// Creates a static-QR payment of the fixture's profile.
    Payment payAt(const QString &posId, qint64 cents = 1250);
    /// Moves a PENDING payment to `status` through the services, at the present time. The profile
    /// decides whether the payment waits for an acknowledgement.
    Payment advance(const PaymentId &id, PaymentStatus status);
    /// Appends a payment in any status, created now, with the steps that lead to the status.
    Payment append(const ProfileId &profileId, PaymentStatus status, qint64 cents = 1250,
                   const QString &reference = {});
    /// As append(), within the caller's transaction.
    Payment appendHere(const ProfileId &profileId, PaymentStatus status, qint64 cents,
                       const QString &reference);
    [[nodiscard]] std::optional<Payment> stored(const PaymentId &id);
    [[nodiscard]] qint64 number(const QString &sql); ///< first column of the first row; -1: no row
    [[nodiscard]] QString path() const { return m_place.path(); }

private:
    ServiceDatabase m_place;

public:
    ManualClock clock{kCoreStart};
    storage::Database db;
    Events events;
    merchants::PublishedDirectory published;
    merchants::MerchantService merchants;
    callbacks::CallbackOutbox outbox;
    ledger::LedgerService ledger;
    ledger::PayoutItems payoutItems;
    payments::PaymentBooking booking;
    payments::PaymentService payments;
    bool refundsFail = false; ///< refunds processed from now on fail
    bool payoutsFail = false; ///< payouts made from now on fail
    refunds::RefundService refunds;
    payouts::PayoutService payouts;
    Merchant merchant;
    Profile profile;
    CreatedApiKey key;
};

} // namespace tilldesk::test
