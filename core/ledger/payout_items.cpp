#include "core/ledger/payout_items.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ledger {

void PayoutItems::add(const NewPayoutItem &item, const LedgerService::Booked &booked)
{
    static const QString sql =
        u"INSERT INTO payout_item (seq, kind, merchant, account, merchant_position, position, "
        u"payment,"
        " refund, amount, at)"
        " SELECT :seq, :kind, m.seq, :account,"
        " 1 + coalesce((SELECT max(i.merchant_position) FROM payout_item i"
        " WHERE i.merchant = m.seq AND i.kind = :kind), 0),"
        " 1 + coalesce((SELECT max(i.position) FROM payout_item i"
        " WHERE i.account = :account AND i.kind = :kind), 0),"
        " :payment, :refund, :amount, :at FROM merchant m WHERE m.id = :merchant"_s;
    m_db.prepare(sql)
        .bind(u":seq"_s, booked.seq)
        .bind(u":kind"_s, qint64(item.kind))
        .bind(u":account"_s, m_ledger.rowOf(item.account))
        .bind(u":payment"_s, item.payment)
        .bind(u":refund"_s, item.refund)
        .bind(u":amount"_s, item.amount.cents())
        .bind(u":at"_s, booked.at)
        .bind(u":merchant"_s, item.account.merchant.text())
        .run();
}

PayoutItems::Last PayoutItems::last(qint64 account)
{
    return {lastOf(account, PayoutItemKind::Payment), lastOf(account, PayoutItemKind::Refund)};
}

qint64 PayoutItems::lastOf(qint64 account, PayoutItemKind kind)
{
    auto row = m_db.prepare(u"SELECT max(position) FROM payout_item"
                            " WHERE account = :account AND kind = :kind"_s);
    row.bind(u":account"_s, account).bind(u":kind"_s, qint64(kind));
    return row.next() ? row.int64(0) : 0;
}

Result<PayoutSum> PayoutItems::sum(qint64 account, PayoutItemKind kind, qint64 after, qint64 upto)
{
    return sumOfItems(m_db, account, kind, after, upto);
}

Result<PayoutSum> sumOfItems(storage::Database &db, qint64 account, PayoutItemKind kind,
                             qint64 after, qint64 upto)
{
    auto rows = db.prepare(u"SELECT amount FROM payout_item WHERE account = :account"
                           " AND kind = :kind AND position > :after AND position <= :upto"_s);
    rows.bind(u":account"_s, account)
        .bind(u":kind"_s, qint64(kind))
        .bind(u":after"_s, after)
        .bind(u":upto"_s, upto);
    PayoutSum sum;
    while (rows.next()) {
        const auto more = Amount::add(sum.sum, Amount::fromCents(rows.int64(0)));
        if (!more)
            return more.failure();
        sum.sum = *more;
        ++sum.count;
    }
    return sum;
}

} // namespace tilldesk::ledger
