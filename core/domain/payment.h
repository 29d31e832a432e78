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
/// @source contract, section 2.2
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
/// @source contract, section 3, and its answers, "States"
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

    friend bool operator==(const NewPayment &, const NewPayment &) = default;
};

/// A payment as it is stored.
struct Payment {
    qint64 seq = 0; ///< place in the order of creation, dense, from 1
    PaymentId id;
    ProfileId profileId;
    PaymentStatus status = PaymentStatus::Pending;
    Amount amount;
    Timestamp createdAt;
    Timestamp expireAt;
    std::optional<Timestamp> succeededAt;
    QString reference;
    QString description;
    QString bulkId;
    QString message; ///< the debtor's
    QString identifyCallbackUrl;
    QString callbackUrl;
    QString returnUrl;
    QString pointOfSale; ///< posId, empty when the payment has none
    Debtor debtor;

    friend bool operator==(const Payment &, const Payment &) = default;
};

/// The payment as it must be answered at `now`: EXPIRED once `expireAt` is reached, even when the
/// sweep has not been there yet.
[[nodiscard]] Payment asOf(Payment payment, Timestamp now);

/// Who caused a step of a payment.
struct Actor {
    enum class Kind : quint8 { Service = 1, ApiKey = 2, Window = 3, Debtor = 4 };
    Kind kind = Kind::Service;
    QString name; ///< name of the API key or of the debtor; empty otherwise

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
