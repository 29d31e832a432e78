#include "core/payments/payment_booking.h"

#include "core/ledger/ledger_chain.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payments {

Result<void> PaymentBooking::book(const Payment &payment, const Profile &profile)
{
    Q_ASSERT(payment.succeededAt);
    const LedgerAccount account =
        ledger::merchantAccount(profile.merchantId, payoutIban(profile), payment.bulkId);
    const auto booked = m_ledger.book(
        {.cause = LedgerCause::PaymentSucceeded,
         .subject = payment.id.text(),
         .debit = {},
         .credit = account,
         .amount = payment.amount,
         .payer = ledger::payerDigest(payment.debtor.name.toUtf8(), payment.debtor.iban.toUtf8())},
        *payment.succeededAt);
    if (!booked)
        return booked.failure();
    m_items.add({.kind = PayoutItemKind::Payment,
                 .account = account,
                 .payment = payment.seq,
                 .amount = payment.amount},
                *booked);
    return {};
}

Result<qint64> PaymentBooking::bookEarlier()
{
    if (auto entry = m_db.prepare(u"SELECT 1 FROM ledger_entry LIMIT 1"_s); entry.next())
        return qint64(0);
    auto rows =
        m_db.prepare(u"SELECT p.seq, p.id, p.amount, p.succeeded_at, p.bulk_id, m.id, r.iban,"
                     " r.last_iban, p.debtor_name, p.debtor_iban"
                     " FROM payment p JOIN profile r ON r.seq = p.profile"
                     " JOIN merchant m ON m.seq = r.merchant"
                     " WHERE p.status = 6 ORDER BY p.succeeded_at, p.seq"_s);
    qint64 count = 0;
    while (rows.next()) {
        Payment payment;
        payment.seq = rows.int64(0);
        payment.id = PaymentId(rows.text(1));
        payment.amount = Amount::fromCents(rows.int64(2));
        payment.succeededAt = rows.time(3);
        payment.bulkId = rows.text(4);
        payment.debtor = {.name = rows.text(8), .iban = rows.text(9)};
        Profile profile;
        profile.merchantId = MerchantId(rows.text(5));
        profile.iban = rows.text(6);
        profile.lastIban = rows.text(7);
        if (const auto booked = book(payment, profile); !booked)
            return booked.failure();
        ++count;
    }
    return count;
}

} // namespace tilldesk::payments
