#pragma once

#include "tests/unit/hosted/hosted_side.h"

/// Requests of the client with usual values; each waits for its reply.
namespace tilldesk::test {

using namespace Qt::StringLiterals;
using namespace hosted;

inline const PaymentId kPayment(u"019ab6c0e1f04a7b2c3d4e5f"_s);
inline const RefundId kRefund(u"019ab6c0e1f04a7b2c3d4aaa"_s);

inline Reply<HostedPayment> create(HostedSide &side,
                                   const NewPayment &wanted = {.amount = Amount::fromCents(2450),
                                                               .reference = u"R-1"_s,
                                                               .description = u"Cake"_s})
{
    return side.reply<HostedPayment>(
        [&](auto done) { side.client.createPayment(side.access, wanted, done); });
}

inline Reply<HostedPayment> get(HostedSide &side)
{
    return side.reply<HostedPayment>(
        [&](auto done) { side.client.payment(side.access, kPayment, done); });
}

inline Reply<Nothing> cancel(HostedSide &side)
{
    return side.reply<Nothing>([&](auto done) { side.client.cancel(side.access, kPayment, done); });
}

inline Reply<HostedRefund> refund(HostedSide &side)
{
    const NewRefund wanted{kPayment, Amount::fromCents(450), u"Stale"_s, u"refund-1"_s};
    return side.reply<HostedRefund>(
        [&](auto done) { side.client.createRefund(side.access, wanted, done); });
}

inline Reply<HostedPage<HostedPayout>> payouts(HostedSide &side)
{
    return side.reply<HostedPage<HostedPayout>>(
        [&](auto done) { side.client.payouts(side.access, {.date = QDate(2026, 11, 20)}, done); });
}

} // namespace tilldesk::test
