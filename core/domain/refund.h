#pragma once

#include "core/base/enumerators.h"
#include "core/domain/list_order.h"
#include "core/domain/payment.h"
#include "core/domain/search_term.h"

#include <QMap>

namespace tilldesk {

/// State of a refund. The numbers are stored in the database. @source service.md#refunds
enum class RefundStatus : quint8 {
    Pending = 1,  ///< accepted and waiting for processing; its money is reserved
    Refunded = 2, ///< money has moved from the merchant to the debtor
    Failed = 3,   ///< no money has moved; the amount can be refunded again
};

inline constexpr auto kRefundStatuses = enumerators<RefundStatus>();

/// Returns the protocol's name, for example `REFUNDED`.
[[nodiscard]] QLatin1StringView toText(RefundStatus status);
/// Returns the status; empty unless `name` is exactly one of those names.
[[nodiscard]] std::optional<RefundStatus> refundStatusFrom(QStringView name);

/// Longest Idempotency-Key and description, in characters. @source service.md#create-refund; the
/// interface gives no limit for the description, so it has the limit of a payment's
inline constexpr int kIdempotencyKeyLength = 64;
inline constexpr int kRefundDescriptionLength = 140;

/// Returns whether `text` has 1 to kIdempotencyKeyLength printable ASCII characters.
[[nodiscard]] bool isIdempotencyKey(QStringView text);

/// The input for a new refund.
struct NewRefund {
    PaymentId paymentId;
    Amount amount;
    QString description;    ///< empty when absent
    QString idempotencyKey; ///< chosen by the caller, 1 to 64 characters; unique within the profile

    friend bool operator==(const NewRefund &, const NewRefund &) = default;
};

/// A stored refund.
struct Refund {
    qint64 seq = 0; ///< gap-free sequence number in order of creation, from 1
    RefundId id;
    PaymentId paymentId;
    ProfileId profileId;
    RefundStatus status = RefundStatus::Pending;
    Amount amount;
    QString description;
    QString reference; ///< the payment's; empty: no reference
    Timestamp createdAt;
    std::optional<Timestamp> endedAt; ///< when it became REFUNDED or FAILED
    Actor actor;                      ///< who requested it

    friend bool operator==(const Refund &, const Refund &) = default;
};

/// The amount of a payment that can still be refunded.
struct Refundable {
    Amount paid;
    Amount refunded; ///< sum of REFUNDED refunds
    Amount pending;  ///< sum of refunds in progress
    Amount left;     ///< paid - refunded - pending
    Amount running;  ///< amount in the running payout: the current limit of a refund
    /// Why no refund at all is possible now: `RefundsNotAllowed`, `RefundNotPossible` or
    /// `RefundAmountTooHigh` (nothing is left).
    std::optional<Error> obstacle;

    friend bool operator==(const Refundable &, const Refundable &) = default;
};

/// The filter of a list of refunds. All conditions that are set must hold.
struct RefundFilter {
    QList<ProfileId> profiles; ///< empty: all profiles
    std::optional<RefundStatus> status;
    std::optional<Timestamp> from; ///< created at or after
    std::optional<Timestamp> to;   ///< created at or before
    QString find; ///< a complete id of a refund or payment, or a complete reference; empty: no
                  ///< condition
    AmountRange amounts = {}; ///< of the refund
    // Parts of texts, compared in the form that searchable() returns. Empty: no condition.
    QString payer = {};         ///< part of the payer's name
    QString referencePart = {}; ///< part of the payment's reference
    QString pointOfSale = {};   ///< part of the name or posId of the payment's point of sale
    QString profileName = {};   ///< part of the profile's name, or its whole id
    QString payout = {};        ///< part of the id of the payout that contains the refund
    QString person = {};        ///< part of the name of personOf() the refund's actor
    /// Of the refund: amount, day, description, id. Of its payment: reference, payer, id.
    QList<SearchTerm> terms = {};
    ListOrder<RefundColumn> order = {};

    friend bool operator==(const RefundFilter &, const RefundFilter &) = default;
};

/// Returns whether a refund stands above another in a list of this order.
[[nodiscard]] bool comesBefore(const Refund &a, const Refund &b,
                               const ListOrder<RefundColumn> &order);

/// One page of a list of refunds, in the order of its filter.
struct RefundPage {
    QList<Refund> rows;
    bool hasMore = false; ///< further refunds follow
};

/// Number of refunds and their sum, by status; ignores `RefundFilter::status`. A status without
/// refunds is absent.
struct RefundTotal {
    qint64 count = 0;
    Amount sum;

    friend bool operator==(const RefundTotal &, const RefundTotal &) = default;
};
using RefundTotals = QMap<RefundStatus, RefundTotal>;

} // namespace tilldesk
