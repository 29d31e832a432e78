#pragma once

#include "core/exports/bank_statement.h"

namespace tilldesk::test {

/// Returns a payout with fixed values.
[[nodiscard]] inline Payout somePayout()
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
    return payout;
}

/// Returns a statement of a bank account with one payout and fixed values.
[[nodiscard]] inline exports::BankStatement someStatement()
{
    using namespace Qt::StringLiterals;
    const Payout payout = somePayout();
    return {.owner = u"Café Ψωμί & Söhne €"_s,
            .account = payout.iban,
            .accountKey = u"1a2b3c4d"_s,
            .day = QDate(2026, 10, 5),
            .before = QDate(2026, 10, 2),
            .number = 7,
            .sequence = 42,
            .begin = fromMillis(1'791'151'200'000),
            .end = fromMillis(1'791'237'599'000),
            .opening = Amount::fromCents(1),
            .credits = {1, payout.amount},
            .debits = {},
            .closing = Amount::fromCents(123'257),
            .isLast = true};
}

/// Returns the line of somePayout() on someStatement().
[[nodiscard]] inline exports::StatementEntry someEntry(const Payout &payout = somePayout())
{
    return {.direction = exports::CreditDebit::Credit,
            .amount = payout.amount,
            .id = payout.id.text(),
            .endToEndId = payout.id.text(),
            .party = QString(exports::kPayer),
            .text = remittanceOf(payout, someStatement().day),
            .information = exports::contentInWords(payout, exports::Words(QStringLiteral("en")))};
}

/// Writes a statement with one line. Errors: as StatementWriter::begin().
[[nodiscard]] inline Result<void> writeOne(exports::StatementWriter &writer,
                                           const exports::BankStatement &statement,
                                           const exports::StatementEntry &entry = someEntry())
{
    if (auto begun = writer.begin(statement); !begun)
        return begun;
    writer.entry(entry, statement);
    writer.end(statement);
    return {};
}

} // namespace tilldesk::test
