#pragma once

#include "core/domain/refund.h"

namespace tilldesk::test {

/// Returns a refund of 12.00 of the shop's payment `number`, requested in the window. Its `seq` is
/// number + 1.
[[nodiscard]] Refund someRefund(int number, RefundStatus status, Timestamp createdAt);
/// Returns `count` completed refunds a minute apart, oldest first, the newest at kSomeNow.
[[nodiscard]] QList<Refund> someRefunds(int count);
/// Returns the bakery's refunds of a day's payments in every status, oldest first. Order 10471 has
/// two.
[[nodiscard]] QList<Refund> refundsOf(const QList<Payment> &day);

} // namespace tilldesk::test
