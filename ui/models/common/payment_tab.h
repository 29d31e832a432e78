#pragma once

#include "core/base/enumerators.h"
#include "core/domain/payment_list.h"

#include <array>

namespace tilldesk::ui {

/// The tabs above the list of payments. A tab shows a set of statuses that belong together for
/// staff; Refunded shows payments with refunds.
enum class PaymentTab { All, InProgress, Paid, Failed, Cancelled, Expired, Refunded, NeedsAction };

inline constexpr auto kPaymentTabs = enumerators<PaymentTab>();

/// Returns a word for settings, for example `in-progress`.
[[nodiscard]] QString textOf(PaymentTab tab);
/// Returns the tab of a word; All if it is none.
[[nodiscard]] PaymentTab paymentTabFrom(QStringView text);

/// Returns the statuses of `tab`; empty for All and Refunded.
[[nodiscard]] QList<PaymentStatus> statusesOf(PaymentTab tab);

/// Returns the count and sum over `statuses`; over all statuses if `statuses` is empty. The sum
/// saturates at the largest amount on overflow.
[[nodiscard]] PaymentTotal totalOf(const PaymentTotals &totals,
                                   const QList<PaymentStatus> &statuses);

} // namespace tilldesk::ui
