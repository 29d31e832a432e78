#include "core/payouts/payout_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

void PayoutRepository::insert(const PayoutRow &row)
{
    const Payout &payout = row.payout;
    m_db.prepare(
            u"INSERT INTO payout (seq, id, account, status, made_at, payments_after,"
            " payments_upto, refunds_after, refunds_upto, payment_amount, refund_amount, amount,"
            " again_of) VALUES (:seq, :id, :account, :status, :made_at, :payments_after,"
            " :payments_upto, :refunds_after, :refunds_upto, :payment_amount, :refund_amount,"
            " :amount, :again_of)"_s)
        .bind(u":seq"_s, payout.seq)
        .bind(u":id"_s, payout.id.text())
        .bind(u":account"_s, row.account)
        .bind(u":status"_s, qint64(payout.status))
        .bind(u":made_at"_s, payout.madeAt)
        .bind(u":payments_after"_s, row.payments.after)
        .bind(u":payments_upto"_s, row.payments.upto)
        .bind(u":refunds_after"_s, row.refunds.after)
        .bind(u":refunds_upto"_s, row.refunds.upto)
        .bind(u":payment_amount"_s, payout.payments.sum.cents())
        .bind(u":refund_amount"_s, payout.refunds.sum.cents())
        .bind(u":amount"_s, payout.amount.cents())
        .bind(u":again_of"_s, row.againOf)
        .run();
}

std::optional<PayoutRow> PayoutRepository::find(const PayoutId &id)
{
    auto row = m_db.prepare(u"SELECT "_s + payoutColumns()
                            + u", p.account, p.payments_after, p.payments_upto, p.refunds_after,"
                              " p.refunds_upto, p.again_of"_s
                            + payoutTables() + u" WHERE p.id = :id"_s);
    row.bind(u":id"_s, id.text());
    if (!row.next())
        return {};
    PayoutRow found{.payout = toPayout(row),
                    .account = row.int64(kPayoutColumns),
                    .payments = {row.int64(kPayoutColumns + 1), row.int64(kPayoutColumns + 2)},
                    .refunds = {row.int64(kPayoutColumns + 3), row.int64(kPayoutColumns + 4)}};
    if (!row.isNull(kPayoutColumns + 5))
        found.againOf = row.int64(kPayoutColumns + 5);
    return found;
}

QList<RunningItems> PayoutRepository::running()
{
    auto rows = m_db.prepare(
        u"SELECT a.seq, a.merchant_id, a.iban, a.bulk_id, a.balance,"
        " (SELECT p.payments_upto FROM payout p WHERE p.account = a.seq AND p.again_of IS NULL"
        " ORDER BY p.seq DESC LIMIT 1),"
        " (SELECT max(i.position) FROM payout_item i WHERE i.account = a.seq AND i.kind = 1),"
        " (SELECT p.refunds_upto FROM payout p WHERE p.account = a.seq AND p.again_of IS NULL"
        " ORDER BY p.seq DESC LIMIT 1),"
        " (SELECT max(i.position) FROM payout_item i WHERE i.account = a.seq AND i.kind = 2)"
        " FROM ledger_account a WHERE a.kind = 2 ORDER BY a.merchant_id, a.iban, a.bulk_id"_s);
    QList<RunningItems> all;
    while (rows.next()) {
        all << RunningItems{.seq = rows.int64(0),
                            .account = {.kind = LedgerAccountKind::Merchant,
                                        .merchant = MerchantId(rows.text(1)),
                                        .iban = rows.text(2),
                                        .bulkId = rows.text(3)},
                            .balance = Amount::fromCents(rows.int64(4)),
                            .payments = {rows.int64(5), rows.int64(6)},
                            .refunds = {rows.int64(7), rows.int64(8)}};
    }
    return all;
}

qint64 PayoutRepository::countFailed(const QList<MerchantId> &merchants)
{
    auto rows = m_db.prepare(u"SELECT a.merchant_id FROM payout p"
                             " JOIN ledger_account a ON a.seq = p.account WHERE p.status = 2"
                             " AND NOT EXISTS (SELECT 1 FROM payout n WHERE n.again_of = p.seq)"_s);
    qint64 count = 0;
    while (rows.next()) {
        if (merchants.isEmpty() || merchants.contains(MerchantId(rows.text(0))))
            ++count;
    }
    return count;
}

PayoutRepository::Last PayoutRepository::last()
{
    auto row = m_db.prepare(u"SELECT seq, made_at FROM payout ORDER BY seq DESC LIMIT 1"_s);
    return row.next() ? Last{row.int64(0), row.time(1)} : Last{};
}

} // namespace tilldesk::payouts
