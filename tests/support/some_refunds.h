#pragma once

#include "core/domain/refund.h"

namespace tilldesk::test {

/// A refund of 12.00 of the `number`-th payment of the shop, asked for at this desk. Its `seq` is
/// number + 1.
[[nodiscard]] Refund someRefund(int number, RefundStatus status, Timestamp createdAt);
/// `count` refunds a minute apart, oldest first, all done, the newest at kSomeNow.
[[nodiscard]] QList<Refund> someRefunds(int count);
/// What the bakery gave back of a day's payments, oldest first: in every state; Order 10471 twice.
[[nodiscard]] QList<Refund> refundsOf(const QList<Payment> &day);

} // namespace tilldesk::test
