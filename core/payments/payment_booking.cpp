#include "core/payments/payment_booking.h"

#include "core/ledger/ledger_chain.h"
#include "core/storage/sql_list.h"

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
    const ledger::NewPayoutItem item{.kind = PayoutItemKind::Payment,
                                     .account = account,
                                     .payment = payment.seq,
                                     .amount = payment.amount};
    m_fees.add(item, *booked, m_items.add(item, *booked));
    return {};
}

Result<qint64> PaymentBooking::bookEarlier()
{
    if (auto entry = m_db.prepare(u"SELECT 1 FROM ledger_entry LIMIT 1"_s); entry.next())
        return qint64(0);
    auto rows = m_db.prepare(u"SELECT p.seq, p.id, p.amount, p.succeeded_at, p.bulk_id,"
                             " p.debtor_name, p.debtor_iban, m.id, r.iban, r.last_iban"
                             " FROM payment p JOIN profile r ON r.seq = p.profile"
                             " JOIN merchant m ON m.seq = r.merchant"
                             " WHERE p.status = %1 ORDER BY p.succeeded_at, p.seq"_s.arg(
                                 storage::sqlNumber(PaymentStatus::Succeeded)));
    qint64 count = 0;
    while (rows.next()) {
        Payment payment;
        payment.seq = rows.read<qint64>();
        payment.id = rows.read<PaymentId>();
        payment.amount = rows.read<Amount>();
        payment.succeededAt = rows.read<Timestamp>();
        payment.bulkId = rows.read<QString>();
        payment.debtor = {.name = rows.read<QString>(), .iban = rows.read<QString>()};
        Profile profile;
        profile.merchantId = rows.read<MerchantId>();
        profile.iban = rows.read<QString>();
        profile.lastIban = rows.read<QString>();
        if (const auto booked = book(payment, profile); !booked)
            return booked.failure();
        ++count;
    }
    return count;
}

} // namespace tilldesk::payments
