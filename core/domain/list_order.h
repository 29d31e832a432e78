#pragma once

#include "core/base/enumerators.h"

#include <QStringView>
#include <optional>

// The orders of the lists of refunds, callbacks and payouts. Those of payments are in
// payment_order.h.

namespace tilldesk {

/// The columns by which a list of refunds can be sorted.
enum class RefundColumn : quint8 {
    Created = 1,
    Status = 2,
    Amount = 3,
    Reference = 4, ///< of the payment
    Description = 5,
    Person = 6, ///< who refunded, see personOf()
};

/// The columns by which a list of callbacks can be sorted.
enum class CallbackColumn : quint8 {
    Created = 1,
    State = 2,
    AnswerTime = 3,    ///< duration of the last attempt; callbacks without an attempt are last
    Reference = 4,     ///< of the payment
    PaymentStatus = 5, ///< the status that the callback reports, in the order of rankOf()
    Host = 6,
    Attempts = 7, ///< number of attempts
};

/// The columns by which a list of payouts can be sorted.
enum class PayoutColumn : quint8 {
    Created = 1,
    Bulk = 2,
    Account = 3,
    Payments = 4,    ///< number of payments
    Refunds = 5,     ///< number of refunds
    PaymentsSum = 6, ///< sum of the payments
    RefundsSum = 7,  ///< sum of the refunds
    Amount = 8,
    Status = 9,
    Id = 10,
    Fees = 11, ///< withheld less given back; payouts without fees count as 0
};

/// Returns a word for settings, for example `answer-time`.
[[nodiscard]] QLatin1StringView toText(RefundColumn column);
[[nodiscard]] QLatin1StringView toText(CallbackColumn column);
[[nodiscard]] QLatin1StringView toText(PayoutColumn column);
/// Returns the column of a word; empty unless `text` is exactly such a word.
template <typename Column>
[[nodiscard]] std::optional<Column> columnFrom(QStringView text);
template <>
[[nodiscard]] std::optional<RefundColumn> columnFrom(QStringView text);
template <>
[[nodiscard]] std::optional<CallbackColumn> columnFrom(QStringView text);
template <>
[[nodiscard]] std::optional<PayoutColumn> columnFrom(QStringView text);

/// The order of a list. Equal values are in the order of creation: newest first for a status or a
/// state, otherwise in the direction of the order. Texts ignore the case of ASCII letters; rows
/// without a text are last in both directions, newest first.
template <typename Column>
struct ListOrder {
    Column by = Column::Created;
    bool isAscending = false; ///< oldest first; smallest first; A to Z

    friend bool operator==(const ListOrder &, const ListOrder &) = default;
};

/// Compares rows by a text and their seq, as ListOrder says.
[[nodiscard]] bool comesBefore(QStringView textA, qint64 seqA, QStringView textB, qint64 seqB,
                               bool isAscending);

} // namespace tilldesk
