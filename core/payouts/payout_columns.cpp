#include "core/payouts/payout_columns.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

QString payoutColumns()
{
    return u"p.seq, p.id, a.merchant_id, a.iban, a.bulk_id, p.status, p.made_at,"
           " p.payments_upto - p.payments_after, p.payment_amount,"
           " p.refunds_upto - p.refunds_after, p.refund_amount, p.amount, b.id, n.id"_s;
}

QString payoutTables()
{
    return u" FROM payout p JOIN ledger_account a ON a.seq = p.account"
           " LEFT JOIN payout b ON b.seq = p.again_of"
           " LEFT JOIN payout n ON n.again_of = p.seq"_s;
}

Payout toPayout(const storage::Statement &row)
{
    return {.seq = row.int64(0),
            .id = PayoutId(row.text(1)),
            .merchantId = MerchantId(row.text(2)),
            .iban = row.text(3),
            .bulkId = row.text(4),
            .status = PayoutStatus(row.int64(5)),
            .madeAt = row.time(6),
            .payments = {row.int64(7), Amount::fromCents(row.int64(8))},
            .refunds = {row.int64(9), Amount::fromCents(row.int64(10))},
            .amount = Amount::fromCents(row.int64(11)),
            .againOf = PayoutId(row.text(12)),
            .paidBy = PayoutId(row.text(13))};
}

} // namespace tilldesk::payouts
