#include "core/verification/hosted_payouts.h"

#include "core/domain/ledger.h"
#include "core/domain/payout.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// What is in each payout: of payments and of refunds, and what is of profiles that are not here.
const QString kLines =
    u" (SELECT o.seq, CAST(coalesce(sum(CASE i.kind WHEN 1 THEN i.amount ELSE 0 END), 0) AS BIGINT)"
    "   AS paid, CAST(coalesce(sum(CASE i.kind WHEN 2 THEN i.amount ELSE 0 END), 0) AS BIGINT)"
    "   AS refunded, CAST(coalesce(sum(CASE WHEN i.profile IS NOT NULL THEN 0"
    "   WHEN i.kind = 1 THEN i.amount ELSE -i.amount END), 0) AS BIGINT) AS others,"
    "   CAST(coalesce(sum(CASE i.kind WHEN 1 THEN 1 ELSE 0 END), 0) AS BIGINT) AS payments,"
    "   count(i.item) AS items FROM hosted_payout o"
    "   LEFT JOIN hosted_payout_item i ON i.payout = o.seq GROUP BY o.seq)"_s;

/// The ledger's entries about a payout, and what they moved from the account that it names.
const QString kEntries =
    u" (SELECT count(*) FROM ledger_entry e WHERE e.subject = o.subject),"
    " (SELECT CAST(coalesce(sum(e.amount), 0) AS BIGINT) FROM ledger_entry e"
    "  JOIN ledger_account d ON d.seq = e.debit WHERE e.subject = o.subject AND e.cause = %1"
    "  AND d.merchant_id = m.id AND d.iban = o.iban"
    "  AND d.bulk_id = CASE o.bulk_id WHEN 'NONE' THEN '' ELSE o.bulk_id END)"_s;

} // namespace

HostedPayouts readHostedPayouts(storage::Database &db, Findings &found)
{
    HostedPayouts payouts;
    auto rows = db.prepare(
        u"SELECT o.seq, o.status, o.amount, o.payment_count, o.payment_amount, o.refund_count,"
        " o.refund_amount, s.paid, s.refunded, s.others, s.payments, s.items,"_s
        + kEntries.arg(storage::sqlNumber(LedgerCause::PayoutMade))
        + u" FROM hosted_payout o JOIN profile r ON r.seq = o.profile"
          " JOIN merchant m ON m.seq = r.merchant JOIN"_s
        + kLines + u" s ON s.seq = o.seq ORDER BY o.seq"_s);
    while (rows.next()) {
        const auto [seq, status, amount, paymentCount, paymentAmount, refundCount, refundAmount] =
            rows.read<qint64, PayoutStatus, qint64, qint64, qint64, qint64, qint64>();
        const auto [paid, refunded, others, payments, items, entries, moved] =
            rows.read<qint64, qint64, qint64, qint64, qint64, qint64, qint64>();
        ++payouts.count;
        if (paid - refunded == amount && paid == paymentAmount && refunded == refundAmount
            && payments == paymentCount && items == paymentCount + refundCount)
            ++payouts.proved;
        const qint64 ours = amount - others;
        const bool isBooked = status == PayoutStatus::Succeeded && ours > 0;
        payouts.booked += isBooked ? 1 : 0;
        if (entries != (isBooked ? 1 : 0) || (isBooked && moved != ours))
            found.at(u"hosted_payout"_s, seq, u"the ledger did not move its amount"_s);
    }
    return payouts;
}

} // namespace tilldesk::verification
