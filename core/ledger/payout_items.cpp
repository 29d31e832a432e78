#include "core/ledger/payout_items.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ledger {
namespace {

const QString kLastInAccount =
    u"SELECT max(position) FROM payout_item WHERE account = :of AND kind = :kind"_s;
const QString kLastOfMerchant =
    u"SELECT max(merchant_position) FROM payout_item WHERE merchant = :of AND kind = :kind"_s;

} // namespace

PayoutItems::PayoutItems(storage::Database &db, LedgerService &ledger) : m_db(db), m_ledger(ledger)
{
    db.addHooks({.beforeCommit = {}, .afterCommit = {}, .afterRollback = [this] {
                     m_inAccount.clear();
                     m_ofMerchant.clear();
                     m_merchants.clear();
                 }});
}

PayoutItems::Place PayoutItems::add(const NewPayoutItem &item, const LedgerService::Booked &booked)
{
    static const QString sql =
        u"INSERT INTO payout_item (seq, kind, merchant, account, merchant_position, position, "
        u"payment,"
        " refund, amount, at) VALUES (:seq, :kind, :merchant, :account, :merchant_position,"
        " :position, :payment, :refund, :amount, :at)"_s;
    const qint64 account = m_ledger.rowOf(item.account);
    const qint64 merchant = rowOf(item.account.merchant);
    qint64 &inAccount = positionOf(m_db, m_inAccount, account, item.kind, kLastInAccount);
    qint64 &ofMerchant = positionOf(m_db, m_ofMerchant, merchant, item.kind, kLastOfMerchant);
    m_db.prepare(sql)
        .bind(u":seq"_s, booked.seq)
        .bind(u":kind"_s, qint64(item.kind))
        .bind(u":merchant"_s, merchant)
        .bind(u":account"_s, account)
        .bind(u":merchant_position"_s, ++ofMerchant)
        .bind(u":position"_s, ++inAccount)
        .bind(u":payment"_s, item.payment)
        .bind(u":refund"_s, item.refund)
        .bind(u":amount"_s, item.amount.cents())
        .bind(u":at"_s, booked.at)
        .run();
    return {merchant, account, inAccount};
}

qint64 &PayoutItems::positionOf(storage::Database &db, Positions &known, qint64 of,
                                PayoutItemKind kind, const QString &sql)
{
    const auto [at, isNew] = known.try_emplace({of, kind}, 0);
    if (isNew) {
        auto row = db.prepare(sql);
        row.bind(u":of"_s, of).bind(u":kind"_s, qint64(kind));
        at->second = row.next() ? row.read<qint64>() : 0;
    }
    return at->second;
}

qint64 PayoutItems::rowOf(const MerchantId &merchant)
{
    if (const auto known = m_merchants.constFind(merchant); known != m_merchants.cend())
        return *known;
    auto row = m_db.prepare(u"SELECT seq FROM merchant WHERE id = :id"_s);
    row.bind(u":id"_s, merchant.text());
    if (!row.next())
        throw storage::StorageException("an item of a payout has no merchant");
    return *m_merchants.insert(merchant, row.read<qint64>());
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
        const auto more = Amount::add(sum.sum, rows.read<Amount>());
        if (!more)
            return more.failure();
        sum.sum = *more;
        ++sum.count;
    }
    return sum;
}

} // namespace tilldesk::ledger
