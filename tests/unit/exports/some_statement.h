#pragma once

#include "core/exports/bank_statement.h"

namespace tilldesk::test {

/// Returns a statement with one payout and fixed values.
[[nodiscard]] inline exports::BankStatement someStatement()
{
    using namespace Qt::StringLiterals;
    Payout payout;
    payout.id = PayoutId(u"0199f0a1b2c3d4e5f6a7b8c9"_s);
    payout.merchantId = MerchantId(u"0199aaaaaaaaaaaaaaaaaaaa"_s);
    payout.iban = u"BE68539007547034"_s;
    payout.bulkId = u"Größe-1"_s;
    payout.payments = {12, Amount::fromCents(123'456)};
    payout.refunds = {1, Amount::fromCents(200)};
    payout.amount = Amount::fromCents(123'256);
    return {.owner = u"Café Ψωμί & Söhne €"_s,
            .iban = payout.iban,
            .accountKey = u"1a2b3c4d"_s,
            .day = QDate(2026, 10, 5),
            .before = QDate(2026, 10, 2),
            .number = 7,
            .sequence = 42,
            .begin = fromMillis(1'791'151'200'000),
            .end = fromMillis(1'791'237'599'000),
            .opening = Amount::fromCents(1),
            .sum = payout.amount,
            .closing = Amount::fromCents(123'257),
            .payouts = {payout},
            .isLast = true};
}

} // namespace tilldesk::test
