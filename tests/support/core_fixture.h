#pragma once

#include "core/base/clock.h"
#include "core/merchants/merchant_service.h"
#include "core/payments/payment_service.h"
#include "core/payouts/payout_service.h"
#include "core/refunds/refund_service.h"
#include "core/storage/transaction.h"

#include <QTemporaryDir>

namespace tilldesk::test {

/// 20 November 2026, 13:32:10 UTC: when a test begins.
inline constexpr Timestamp kCoreStart = fromMillis(1'795'181'530'000);

/// Who pays.
inline const Debtor kSomeDebtor{QStringLiteral("Lotte"), QStringLiteral("BE71096123456769")};

/// A profile that takes payments: open, with an account, without defaults of its own.
[[nodiscard]] Profile openProfile(const MerchantId &merchant, const QString &name);
/// What is asked for when nothing but the amount matters.
[[nodiscard]] NewPayment newPayment(qint64 cents = 1250, const QString &reference = {});

/// The steps of the shortest way to a status, all of them at `at`.
[[nodiscard]] QList<PaymentStep> stepsTo(PaymentStatus status, Timestamp at);
/// A payment in a status, made at `at`, without its profile.
[[nodiscard]] payments::PaymentRow rowIn(PaymentStatus status, Timestamp at);

/// The services over a database with the real schema, one merchant, one profile and one key: the
/// shortest way to a valid payment. Everything is on the test's thread.
class CoreFixture
{
public:
    enum class Where { Memory, File };

    explicit CoreFixture(Where where = Where::Memory);

    /// Runs `work()` in a transaction of its own, and commits.
    template <typename F>
    auto commit(F work)
    {
        storage::Transaction transaction(db);
        auto result = work();
        transaction.commit();
        return result;
    }

    Profile addProfile(const QString &name);
    Profile addProfile(Profile profile); ///< of the fixture's merchant
    CreatedApiKey
    addKey(const ProfileId &profileId,
           merchants::Authorities authorities = merchants::Authority::MerchantPayment);
    Payment pay(qint64 cents = 1250, const QString &reference = {});
    Payment pay(const ProfileId &profileId, const NewPayment &wanted);
    /// Opens a static-QR payment of the fixture's profile.
    Payment payAt(const QString &posId, qint64 cents = 1250);
    /// Leads a PENDING payment to a status by what the services offer, all of it now. Whether it
    /// waits for an acknowledgement is the profile's to say.
    Payment advance(const PaymentId &id, PaymentStatus status);
    /// Appends a payment in any status, made now, through the steps that lead there.
    Payment append(const ProfileId &profileId, PaymentStatus status, qint64 cents = 1250,
                   const QString &reference = {});
    /// The same within the caller's transaction.
    Payment appendHere(const ProfileId &profileId, PaymentStatus status, qint64 cents,
                       const QString &reference);
    [[nodiscard]] std::optional<Payment> stored(const PaymentId &id);
    [[nodiscard]] qint64 number(const QString &sql); ///< first column of the first row
    [[nodiscard]] QString path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    QString m_path;

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
    bool refundsFail = false; ///< those that are processed from now on
    bool payoutsFail = false; ///< those that are made from now on
    refunds::RefundService refunds;
    payouts::PayoutService payouts;
    Merchant merchant;
    Profile profile;
    CreatedApiKey key;
};

} // namespace tilldesk::test
