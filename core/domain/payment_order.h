#pragma once

#include "core/domain/payment.h"

namespace tilldesk {

/// The columns by which a list of payments can be sorted.
enum class PaymentColumn : quint8 {
    Created = 1,
    Reference = 2,
    Status = 3, ///< in the order in which a payment passes through its statuses
    PointOfSale = 4,
    Payer = 5,
    Amount = 6,
    Refunded = 7,
    Deadline = 8, ///< time until which the merchant can acknowledge the payment
    Person = 9,   ///< who took the payment, see personOf()
};

inline constexpr auto kPaymentColumns = enumerators<PaymentColumn>();

/// Returns a word for settings, for example `point-of-sale`.
[[nodiscard]] QLatin1StringView toText(PaymentColumn column);
[[nodiscard]] std::optional<PaymentColumn> paymentColumnFrom(QStringView text);

/// The order of a list of payments. Payments without a value (no reference, no payer, nothing
/// refunded, no point of sale, nothing to acknowledge …) are last in both directions, newest first.
struct PaymentOrder {
    PaymentColumn by = PaymentColumn::Created;
    bool isAscending = false; ///< oldest first; smallest first; A to Z

    friend bool operator==(const PaymentOrder &, const PaymentOrder &) = default;
};

/// The place of a payment in a sorted list.
struct PaymentSortKey {
    bool isBlank = false; ///< the payment has no value in the column
    qint64 number = 0;    ///< value of a column of numbers; 0 otherwise
    /// Value of a column of texts in UTF-8, as asciiFolded() returns it; empty otherwise.
    /// References keep their case.
    QByteArray text = {};
    qint64 seq = 0; ///< of the payment

    friend bool operator==(const PaymentSortKey &, const PaymentSortKey &) = default;
};

/// Returns the text in UTF-8 with its ASCII letters in lower case: SQLite's collation NOCASE
/// compares these bytes.
[[nodiscard]] QByteArray asciiFolded(QStringView text);

/// Returns the place of a status in the order of PaymentColumn::Status.
[[nodiscard]] int rankOf(PaymentStatus status);

/// Returns the key of a payment.
/// @param column  any column; the key of Created is the seq alone
[[nodiscard]] PaymentSortKey sortKeyOf(const Payment &payment, PaymentColumn column);

/// Returns whether a payment stands above another in the list. Equal values are in the order of
/// creation: newest first for statuses, points of sale and blanks, otherwise in the direction of
/// the order.
[[nodiscard]] bool comesBefore(const PaymentSortKey &a, const PaymentSortKey &b,
                               const PaymentOrder &order);

} // namespace tilldesk
