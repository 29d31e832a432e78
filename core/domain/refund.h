#pragma once

#include "core/domain/payment.h"

#include <QMap>

namespace tilldesk {

/// Where a refund stands. The numbers are what the database stores. @source service.md#refunds
enum class RefundStatus : quint8 {
    Pending = 1,  ///< accepted, will be processed soon; its money is reserved
    Refunded = 2, ///< money has moved from merchant to debtor
    Failed = 3,   ///< no money has moved; the amount can be refunded again
};

inline constexpr std::array kRefundStatuses{RefundStatus::Pending, RefundStatus::Refunded,
                                            RefundStatus::Failed};

/// The protocol's name, for example `REFUNDED`.
[[nodiscard]] QLatin1StringView toText(RefundStatus status);

/// Longest Idempotency-Key and description, in characters. @source service.md#create-refund;
/// the description has the limit of a payment's, because the interface names none
inline constexpr int kIdempotencyKeyLength = 64;
inline constexpr int kRefundDescriptionLength = 140;

/// @return whether it has 1 to kIdempotencyKeyLength printable characters of ASCII
[[nodiscard]] bool isIdempotencyKey(QStringView text);

/// What a caller asks for when it refunds.
struct NewRefund {
    PaymentId paymentId;
    Amount amount;
    QString description;    ///< empty when absent
    QString idempotencyKey; ///< 1 to 64 characters, the caller's; unique within the profile

    friend bool operator==(const NewRefund &, const NewRefund &) = default;
};

/// A refund as it is stored.
struct Refund {
    qint64 seq = 0; ///< place in the order of creation, dense, from 1
    RefundId id;
    PaymentId paymentId;
    ProfileId profileId;
    RefundStatus status = RefundStatus::Pending;
    Amount amount;
    QString description;
    QString reference; ///< the payment's; empty when it has none
    Timestamp createdAt;
    std::optional<Timestamp> endedAt; ///< when it became REFUNDED or FAILED
    Actor actor;                      ///< who asked for it

    friend bool operator==(const Refund &, const Refund &) = default;
};

/// What can still be given back of a payment.
struct Refundable {
    Amount paid;
    Amount refunded; ///< by refunds that are REFUNDED
    Amount pending;  ///< in refunds that are being processed
    Amount left;     ///< paid - refunded - pending
    Amount running;  ///< what the running payout holds: no refund can be higher at the moment
    /// Why no refund at all is possible now: `RefundsNotAllowed`, `RefundNotPossible` or
    /// `RefundAmountTooHigh` (nothing is left).
    std::optional<Error> obstacle;

    friend bool operator==(const Refundable &, const Refundable &) = default;
};

/// Which refunds a list shows. Every condition that is set must hold.
struct RefundFilter {
    QList<ProfileId> profiles; ///< empty: of every profile
    std::optional<RefundStatus> status;
    std::optional<Timestamp> from; ///< created at or after
    std::optional<Timestamp> to;   ///< created at or before
    QString find; ///< a whole id of a refund or payment, or a whole reference; empty: all

    friend bool operator==(const RefundFilter &, const RefundFilter &) = default;
};

/// A stretch of a list of refunds, newest first.
struct RefundPage {
    QList<Refund> rows;
    bool hasMore = false; ///< older ones follow
};

/// How many refunds, and their sum, by status, whatever `RefundFilter::status` says; a status
/// without refunds is absent.
struct RefundTotal {
    qint64 count = 0;
    Amount sum;

    friend bool operator==(const RefundTotal &, const RefundTotal &) = default;
};
using RefundTotals = QMap<RefundStatus, RefundTotal>;

} // namespace tilldesk
