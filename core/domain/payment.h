#pragma once

#include "core/base/amount.h"
#include "core/base/enumerators.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/base/timestamp.h"
#include "core/domain/profile.h"

#include <QList>
#include <array>
#include <optional>

namespace tilldesk {

/// The ten states of a payment. The numbers are stored in the database.
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

inline constexpr auto kPaymentStatuses = enumerators<PaymentStatus>();

/// The events of a payment's state machine. The numbers are stored in the database.
/// @source service.md#states
enum class PaymentTrigger : quint8 {
    DebtorIdentifies = 1, ///< the debtor scans the code
    MerchantCancels = 2,
    /// A new static-QR payment of the same profile and point of sale replaces this one.
    Replaced = 3,
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

inline constexpr auto kPaymentTriggers = enumerators<PaymentTrigger>();

/// How a payment was created. The numbers are stored in the database. The service never creates
/// payments of the last two types: they exist because the interface names them.
/// @source service.md#types
enum class PaymentType : quint8 {
    Dynamic = 1,
    StaticQr = 2,
    PersonToPerson = 3,
    PaymentRequest = 4
};

/// Returns the protocol's name, for example `PENDING_MERCHANT_ACKNOWLEDGEMENT`.
[[nodiscard]] QLatin1StringView toText(PaymentStatus status);
/// Returns the status; empty unless `name` is exactly one of the ten names.
[[nodiscard]] std::optional<PaymentStatus> paymentStatusFrom(QStringView name);

/// Returns whether the status is final: no transition leaves it.
[[nodiscard]] bool isFinal(PaymentStatus status);
/// Returns whether the status is PENDING or IDENTIFIED: the payment can be cancelled, and expires.
[[nodiscard]] bool isOpen(PaymentStatus status);

/// Transition table of the state machine. Pure function. Returns the next status. Errors:
/// `PaymentNotPending` if the table has no transition for `current` and `trigger`.
[[nodiscard]] Result<PaymentStatus> nextStatus(PaymentStatus current, PaymentTrigger trigger);

/// Returns the triggers of the shortest way from one status to another, in order. Empty: the status
/// is the same, or no way leads there.
[[nodiscard]] QList<PaymentTrigger> stepsBetween(PaymentStatus from, PaymentStatus to);

/// The paying customer; unknown fields are empty.
struct Debtor {
    QString name; ///< first name
    QString iban; ///< unmasked; mask it (see iban.h) before it leaves the core

    [[nodiscard]] bool isKnown() const { return !iban.isEmpty(); }
    friend bool operator==(const Debtor &, const Debtor &) = default;
};

/// The input for a new payment. Optional texts are empty when absent.
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
    /// Chosen by a window, so that a repeated request makes no second payment: 24 hex digits in
    /// lower case. Empty: the service chooses.
    PaymentId id = {};

    friend bool operator==(const NewPayment &, const NewPayment &) = default;
};

/// Who caused a step of a payment.
struct Actor {
    enum class Kind : quint8 {
        Service = 1,
        ApiKey = 2,
        Window = 3,
        Debtor = 4,
        Signature = 5,
        Provider = 6 ///< the hosted service, or another system of the shop that uses it
    };
    Kind kind = Kind::Service;
    /// Name of the API key, the debtor, the signature's key, or the staff member at the window.
    /// Empty for the service, and for the window of a shop without staff.
    QString name;

    friend bool operator==(const Actor &, const Actor &) = default;
};

/// Returns the person or program that did something for the merchant: the staff member at the
/// window, or the API key. Empty for debtors, for the service, and in a shop without staff.
[[nodiscard]] QString personOf(const Actor &actor);

/// A stored payment.
struct Payment {
    qint64 seq = 0; ///< gap-free sequence number in order of creation, from 1
    PaymentId id;
    ProfileId profileId;
    PaymentType type = PaymentType::Dynamic;
    PaymentStatus status = PaymentStatus::Pending;
    Amount amount;
    Amount refunded = {}; ///< sum of its REFUNDED refunds
    Amount fee = {};      ///< of the payment service; 0: none, or not paid yet
    Timestamp createdAt;
    Timestamp expireAt;
    std::optional<Timestamp> succeededAt;
    std::optional<Timestamp> acknowledgeBy; ///< set once the payment waits for the acknowledgement
    QString reference;
    QString description;
    QString bulkId;
    QString message; ///< message of the debtor
    QString identifyCallbackUrl;
    QString callbackUrl;
    QString returnUrl;
    QString pointOfSale; ///< posId; empty: no point of sale
    QString shopId;
    QString shopName;
    Debtor debtor;
    Actor takenBy = {};                           ///< who created it
    Environment environment = Environment::Local; ///< of its profile
    /// Content of the QR code of a hosted payment; empty: the provider has not told it, or the
    /// payment is local.
    QString deeplink = {};

    friend bool operator==(const Payment &, const Payment &) = default;
};

/// Returns the payment as of `now`: EXPIRED from `expireAt` on, VOIDED from `acknowledgeBy` on,
/// even if the expiry job has not stored that yet. A hosted payment is returned unchanged: only its
/// provider knows whether it has expired.
[[nodiscard]] Payment asOf(Payment payment, Timestamp now);

/// Returns the account to which the merchant may transfer a refund without this service.
/// Errors: `RefundNotAllowed` unless SUCCEEDED; `RefundNotAvailable` (P2P, PAYMENT_REQUEST, or the
/// debtor is unknown). @source service.md#refund-iban
[[nodiscard]] Result<QString> refundIbanOf(const Payment &payment);

/// One step of a payment's timeline.
struct PaymentStep {
    Timestamp at;
    PaymentStatus status = PaymentStatus::Pending; ///< status after the step
    std::optional<PaymentTrigger> trigger;         ///< empty: the creation
    Actor actor;

    friend bool operator==(const PaymentStep &, const PaymentStep &) = default;
};

} // namespace tilldesk
