#pragma once

#include "core/base/amount.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/base/timestamp.h"
#include "core/domain/profile.h"

#include <QList>
#include <array>
#include <optional>

namespace tilldesk {

/// The ten states of a payment. The numbers are what the database stores.
/// @source service.md#states
enum class PaymentStatus : quint8 {
    Pending = 1,
    Identified = 2,
    Authorized = 3,
    AuthorizationFailed = 4,
    Failed = 5,
    Succeeded = 6,
    Cancelled = 7,
    Expired = 8,
    PendingMerchantAcknowledgement = 9,
    Voided = 10,
};

inline constexpr std::array kPaymentStatuses{PaymentStatus::Pending,
                                             PaymentStatus::Identified,
                                             PaymentStatus::Authorized,
                                             PaymentStatus::AuthorizationFailed,
                                             PaymentStatus::Failed,
                                             PaymentStatus::Succeeded,
                                             PaymentStatus::Cancelled,
                                             PaymentStatus::Expired,
                                             PaymentStatus::PendingMerchantAcknowledgement,
                                             PaymentStatus::Voided};

/// What can happen to a payment. The numbers are what the database stores.
/// @source service.md#states
enum class PaymentTrigger : quint8 {
    DebtorIdentifies = 1, ///< the debtor scans
    MerchantCancels = 2,
    Replaced = 3,   ///< by a new static-QR payment of the same profile and point of sale
    TimePasses = 4, ///< `expireAt` is reached
    DebtorCancels = 5,
    BankAuthorizes = 6,
    BankRefuses = 7,
    TechnicalFailure = 8,
    Settles = 9,
    SettlesAwaitingAcknowledgement = 10,
    MerchantAcknowledges = 11,
    AcknowledgementDeadlinePasses = 12,
};

inline constexpr std::array kPaymentTriggers{PaymentTrigger::DebtorIdentifies,
                                             PaymentTrigger::MerchantCancels,
                                             PaymentTrigger::Replaced,
                                             PaymentTrigger::TimePasses,
                                             PaymentTrigger::DebtorCancels,
                                             PaymentTrigger::BankAuthorizes,
                                             PaymentTrigger::BankRefuses,
                                             PaymentTrigger::TechnicalFailure,
                                             PaymentTrigger::Settles,
                                             PaymentTrigger::SettlesAwaitingAcknowledgement,
                                             PaymentTrigger::MerchantAcknowledges,
                                             PaymentTrigger::AcknowledgementDeadlinePasses};

/// How a payment came about. The numbers are what the database stores. Nothing here makes the last
/// two: they exist because the interface names them.
/// @source service.md#types
enum class PaymentType : quint8 {
    Dynamic = 1,
    StaticQr = 2,
    PersonToPerson = 3,
    PaymentRequest = 4
};

/// The protocol's name, for example `PENDING_MERCHANT_ACKNOWLEDGEMENT`.
[[nodiscard]] QLatin1StringView toText(PaymentStatus status);
/// @return empty for anything but one of the ten names, letter for letter.
[[nodiscard]] std::optional<PaymentStatus> paymentStatusFrom(QStringView name);

/// Nothing leaves a final status.
[[nodiscard]] bool isFinal(PaymentStatus status);
/// PENDING or IDENTIFIED: still cancellable, and expiring.
[[nodiscard]] bool isOpen(PaymentStatus status);

/// The whole transition table. Pure.
/// @return the next status, or `PaymentNotPending` when `trigger` is not in the table for
/// `current`.
[[nodiscard]] Result<PaymentStatus> nextStatus(PaymentStatus current, PaymentTrigger trigger);

/// The paying customer, as far as known.
struct Debtor {
    QString name; ///< first name
    QString iban; ///< whole; mask it (see iban.h) before it leaves the core

    [[nodiscard]] bool isKnown() const { return !iban.isEmpty(); }
    friend bool operator==(const Debtor &, const Debtor &) = default;
};

/// What a caller asks for when it creates a payment. Optional texts are empty when absent.
struct NewPayment {
    Amount amount;
    QString reference = {};
    QString description = {};
    QString bulkId = {};
    QString identifyCallbackUrl = {};
    QString callbackUrl = {};
    QString returnUrl = {};
    QByteArray voucherEligibility = {}; ///< validated JSON array, stored and never echoed
    QString pointOfSale = {};           ///< posId
    QString shopId = {};
    QString shopName = {}; ///< shown to the debtor

    friend bool operator==(const NewPayment &, const NewPayment &) = default;
};

/// A payment as it is stored.
struct Payment {
    qint64 seq = 0; ///< place in the order of creation, dense, from 1
    PaymentId id;
    ProfileId profileId;
    PaymentType type = PaymentType::Dynamic;
    PaymentStatus status = PaymentStatus::Pending;
    Amount amount;
    Amount refunded = {}; ///< by refunds that are REFUNDED
    Timestamp createdAt;
    Timestamp expireAt;
    std::optional<Timestamp> succeededAt;
    std::optional<Timestamp> acknowledgeBy; ///< set once it waits for the acknowledgement
    QString reference;
    QString description;
    QString bulkId;
    QString message; ///< the debtor's
    QString identifyCallbackUrl;
    QString callbackUrl;
    QString returnUrl;
    QString pointOfSale; ///< posId, empty when the payment has none
    QString shopId;
    QString shopName;
    Debtor debtor;

    friend bool operator==(const Payment &, const Payment &) = default;
};

/// The payment as it must be answered at `now`: EXPIRED once `expireAt` is reached, VOIDED once
/// `acknowledgeBy` is, even when the sweep has not been there yet.
[[nodiscard]] Payment asOf(Payment payment, Timestamp now);

/// The account to which the merchant may transfer a refund by itself.
/// Errors: `RefundNotAllowed` unless SUCCEEDED; `RefundNotAvailable` (P2P, PAYMENT_REQUEST, or the
/// debtor is not known). @source service.md#refund-iban
[[nodiscard]] Result<QString> refundIbanOf(const Payment &payment);

/// Who caused a step of a payment.
struct Actor {
    enum class Kind : quint8 { Service = 1, ApiKey = 2, Window = 3, Debtor = 4, Signature = 5 };
    Kind kind = Kind::Service;
    QString name; ///< of the API key, the debtor, or the signature's key; empty otherwise

    friend bool operator==(const Actor &, const Actor &) = default;
};

/// One step of a payment's timeline.
struct PaymentStep {
    Timestamp at;
    PaymentStatus status = PaymentStatus::Pending; ///< the status it led to
    std::optional<PaymentTrigger> trigger;         ///< empty for the creation
    Actor actor;

    friend bool operator==(const PaymentStep &, const PaymentStep &) = default;
};

} // namespace tilldesk
