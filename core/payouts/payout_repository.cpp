#include "core/payouts/payout_repository.h"

#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

void PayoutRepository::insert(const PayoutRow &row)
{
    const Payout &payout = row.payout;
    m_db.prepare(
            u"INSERT INTO payout (seq, id, account, status, made_at, payments_after,"
            " payments_upto, refunds_after, refunds_upto, payment_amount, refund_amount, amount,"
            " again_of, fees_after, fees_upto, fee_amount) VALUES (:seq, :id, :account, :status, "
            ":made_at, :payments_after,"
            " :payments_upto, :refunds_after, :refunds_upto, :payment_amount, :refund_amount,"
            " :amount, :again_of, :fees_after, :fees_upto, :fee_amount)"_s)
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
        .bind(u":fees_after"_s, row.fees.after)
        .bind(u":fees_upto"_s, row.fees.upto)
        .bind(u":fee_amount"_s, payout.fees.cents())
        .run();
}

std::optional<PayoutRow> PayoutRepository::find(const PayoutId &id)
{
    auto row =
        m_db.prepare(u"SELECT "_s + payoutColumns()
                     + u", l.account, l.payments_after, l.payments_upto, l.refunds_after,"
                       " l.refunds_upto, l.fees_after, l.fees_upto, l.again_of"_s
                     + payoutTables() + u" JOIN payout l ON l.seq = p.seq WHERE p.id = :id"_s);
    row.bind(u":id"_s, id.text());
    if (!row.next())
        return {};
    return PayoutRow{.payout = toPayout(row),
                     .account = row.read<qint64>(),
                     .payments = {row.read<qint64>(), row.read<qint64>()},
                     .refunds = {row.read<qint64>(), row.read<qint64>()},
                     .fees = {row.read<qint64>(), row.read<qint64>()},
                     .againOf = row.read<std::optional<qint64>>()};
}

QList<RunningItems> PayoutRepository::running()
{
    auto rows = m_db.prepare(
        u"SELECT a.seq, a.merchant_id, a.iban, a.bulk_id, a.balance,"
        " (SELECT p.payments_upto FROM payout p WHERE p.account = a.seq AND p.again_of IS NULL"
        " ORDER BY p.seq DESC LIMIT 1),"
        " (SELECT max(i.position) FROM payout_item i WHERE i.account = a.seq AND i.kind = %1),"
        " (SELECT p.refunds_upto FROM payout p WHERE p.account = a.seq AND p.again_of IS NULL"
        " ORDER BY p.seq DESC LIMIT 1),"
        " (SELECT max(i.position) FROM payout_item i WHERE i.account = a.seq AND i.kind = %2),"
        " (SELECT p.fees_upto FROM payout p WHERE p.account = a.seq AND p.again_of IS NULL"
        " ORDER BY p.seq DESC LIMIT 1),"
        " (SELECT max(c.position) FROM fee_charge c WHERE c.account = a.seq)"
        " FROM ledger_account a WHERE a.kind = %3 ORDER BY a.merchant_id, a.iban, a.bulk_id"_s.arg(
            storage::sqlNumber(PayoutItemKind::Payment), storage::sqlNumber(PayoutItemKind::Refund),
            storage::sqlNumber(LedgerAccountKind::Merchant)));
    QList<RunningItems> all;
    while (rows.next()) {
        all << RunningItems{.seq = rows.read<qint64>(),
                            .account = {.kind = LedgerAccountKind::Merchant,
                                        .merchant = rows.read<MerchantId>(),
                                        .iban = rows.read<QString>(),
                                        .bulkId = rows.read<QString>()},
                            .balance = rows.read<Amount>(),
                            .payments = {rows.read<qint64>(), rows.read<qint64>()},
                            .refunds = {rows.read<qint64>(), rows.read<qint64>()},
                            .fees = {rows.read<qint64>(), rows.read<qint64>()}};
    }
    return all;
}

QSet<MerchantId> PayoutRepository::hostedMerchants()
{
    QSet<MerchantId> found;
    auto rows =
        m_db.prepare(u"SELECT DISTINCT m.id FROM profile p"
                     " JOIN merchant m ON m.seq = p.merchant WHERE p.environment <> %1"_s.arg(
                         storage::sqlNumber(Environment::Local)));
    while (rows.next())
        found << rows.read<MerchantId>();
    return found;
}

qint64 PayoutRepository::countFailed(const QList<MerchantId> &merchants)
{
    auto rows =
        m_db.prepare(u"SELECT a.merchant_id FROM payout p"
                     " JOIN ledger_account a ON a.seq = p.account WHERE p.status = %1"
                     " AND NOT EXISTS (SELECT 1 FROM payout n WHERE n.again_of = p.seq)"_s.arg(
                         storage::sqlNumber(PayoutStatus::Failed)));
    qint64 count = 0;
    while (rows.next()) {
        if (merchants.isEmpty() || merchants.contains(rows.read<MerchantId>()))
            ++count;
    }
    return count;
}

PayoutRepository::Last PayoutRepository::last()
{
    auto row = m_db.prepare(u"SELECT seq, made_at FROM payout ORDER BY seq DESC LIMIT 1"_s);
    return row.next() ? Last{row.read<qint64>(), row.read<Timestamp>()} : Last{};
}

} // namespace tilldesk::payouts
