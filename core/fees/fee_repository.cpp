#include "core/fees/fee_repository.h"

#include "core/domain/payout.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::fees {

qint64 FeeRepository::merchant(const MerchantId &id)
{
    auto row = m_db.prepare(u"SELECT seq FROM merchant WHERE id = :id"_s);
    row.bind(u":id"_s, id.text());
    return row.next() ? row.read<qint64>() : 0;
}

MerchantId FeeRepository::idOf(qint64 merchant)
{
    auto row = m_db.prepare(u"SELECT id FROM merchant WHERE seq = :seq"_s);
    row.bind(u":seq"_s, merchant);
    return row.next() ? row.read<MerchantId>() : MerchantId();
}

Timestamp FeeRepository::begin(qint64 merchant)
{
    auto row = m_db.prepare(
        u"SELECT m.created_at, coalesce((SELECT e.at FROM payout_item i JOIN ledger_entry e"
        " ON e.seq = i.seq WHERE i.merchant = m.seq AND i.kind = %1 AND i.merchant_position = 1),"
        " m.created_at) FROM merchant m WHERE m.seq = :merchant"_s.arg(
            storage::sqlNumber(PayoutItemKind::Payment)));
    row.bind(u":merchant"_s, merchant);
    if (!row.next())
        throw storage::StorageException("the merchant does not exist");
    const auto [added, paid] = row.read<Timestamp, Timestamp>();
    return std::min(added, paid);
}

void FeeRepository::add(const StoredRule &rule, Timestamp at)
{
    m_db.prepare(u"INSERT INTO fee_rule (merchant, first_day, from_at, entries, fixed, share,"
                 " minimum, collection, set_at) VALUES (:merchant, :first_day, :from_at, :entries,"
                 " :fixed, :share, :minimum, :collection, :set_at)"_s)
        .bind(u":merchant"_s, rule.merchant)
        .bind(u":first_day"_s, rule.rule.first.toJulianDay())
        .bind(u":from_at"_s, rule.from)
        .bind(u":entries"_s, rule.entries)
        .bind(u":fixed"_s, rule.rule.fixed.cents())
        .bind(u":share"_s, qint64(rule.rule.share))
        .bind(u":minimum"_s, rule.rule.minimum.cents())
        .bind(u":collection"_s, qint64(rule.rule.collection))
        .bind(u":set_at"_s, at)
        .run();
}

qint64 FeeRepository::add(const Charge &charge, const QString &id, Timestamp at)
{
    std::optional<qint64> position;
    if (charge.collection == FeeCollection::Net) {
        auto row = m_db.prepare(
            u"SELECT coalesce(max(position), 0) FROM fee_charge WHERE account = :account"_s);
        row.bind(u":account"_s, charge.account);
        position = (row.next() ? row.read<qint64>() : 0) + 1;
    }
    auto row = m_db.prepare(
        u"INSERT INTO fee_charge (id, merchant, account, month, kind, amount, position,"
        " at, carried) VALUES (:id, :merchant, :account, :month, :kind, :amount,"
        " :position, :at, :carried) RETURNING seq"_s);
    row.bind(u":id"_s, id)
        .bind(u":merchant"_s, charge.merchant)
        .bind(u":account"_s, charge.account)
        .bind(u":month"_s, charge.month.toJulianDay())
        .bind(u":kind"_s, qint64(charge.kind))
        .bind(u":amount"_s, charge.amount.cents())
        .bind(u":position"_s, position)
        .bind(u":at"_s, at)
        .bind(u":carried"_s, charge.carried);
    return row.next() ? row.read<qint64>() : 0;
}

void FeeRepository::add(const ClosedMonth &month, Timestamp at)
{
    m_db.prepare(u"INSERT INTO fee_month (merchant, month, entries_after, entries_upto, amount,"
                 " minimum, closed_at) VALUES (:merchant, :month, :after, :upto, :amount, :minimum,"
                 " :closed_at)"_s)
        .bind(u":merchant"_s, month.merchant)
        .bind(u":month"_s, month.month.toJulianDay())
        .bind(u":after"_s, month.begin - 1)
        .bind(u":upto"_s, month.end - 1)
        .bind(u":amount"_s, month.amount.cents())
        .bind(u":minimum"_s, month.minimum.cents())
        .bind(u":closed_at"_s, at)
        .run();
}

void FeeRepository::addInvoice(qint64 merchant, const FeeInvoice &invoice)
{
    m_db.prepare(u"INSERT INTO fee_invoice (merchant, month, number, amount, computed, booked_at,"
                 " actor) VALUES (:merchant, :month, :number, :amount, :computed, :booked_at,"
                 " :actor)"_s)
        .bind(u":merchant"_s, merchant)
        .bind(u":month"_s, invoice.month.toJulianDay())
        .bind(u":number"_s, invoice.number)
        .bind(u":amount"_s, invoice.amount.cents())
        .bind(u":computed"_s, invoice.computed.cents())
        .bind(u":booked_at"_s, invoice.bookedAt)
        .bind(u":actor"_s, invoice.actor)
        .run();
}

FeeRepository::LastMonth FeeRepository::lastMonth(qint64 merchant)
{
    auto row = m_db.prepare(u"SELECT month, entries_upto FROM fee_month WHERE merchant = :merchant"
                            " ORDER BY month DESC LIMIT 1"_s);
    row.bind(u":merchant"_s, merchant);
    if (!row.next())
        return {};
    return {QDate::fromJulianDay(row.read<qint64>()), row.read<qint64>()};
}

Amount FeeRepository::computed(qint64 merchant, const QDate &month)
{
    auto row = m_db.prepare(u"SELECT amount + minimum FROM fee_month WHERE merchant = :merchant"
                            " AND month = :month"_s);
    row.bind(u":merchant"_s, merchant).bind(u":month"_s, month.toJulianDay());
    return row.next() ? row.read<Amount>() : Amount();
}

QList<MonthSum> FeeRepository::sums(qint64 merchant, qint64 begin, qint64 end)
{
    auto row = m_db.prepare(
        u"SELECT f.account, r.collection, CAST(sum(f.amount) AS BIGINT) FROM payment_fee f"
        " JOIN fee_rule r ON r.seq = f.rule WHERE r.merchant = :merchant"
        " AND f.seq >= :begin AND f.seq < :end"
        " GROUP BY f.account, r.collection ORDER BY f.account"_s);
    row.bind(u":merchant"_s, merchant).bind(u":begin"_s, begin).bind(u":end"_s, end);
    QList<MonthSum> sums;
    while (row.next())
        sums << MonthSum{row.read<qint64>(), row.read<FeeCollection>(), row.read<Amount>()};
    return sums;
}

qint64 FeeRepository::accountFor(qint64 merchant, qint64 end)
{
    const QString item = u"SELECT account FROM payout_item WHERE merchant = :merchant AND kind = %1"
                         " AND seq %2 :end ORDER BY merchant_position %3 LIMIT 1"_s;
    for (const auto &[side, order] : {std::pair(u"<"_s, u"DESC"_s), {u">="_s, u"ASC"_s}}) {
        auto row = m_db.prepare(item.arg(storage::sqlNumber(PayoutItemKind::Payment), side, order));
        row.bind(u":merchant"_s, merchant).bind(u":end"_s, end);
        if (row.next())
            return row.read<qint64>();
    }
    return 0;
}

LedgerAccount FeeRepository::account(qint64 seq)
{
    auto row = m_db.prepare(
        u"SELECT kind, merchant_id, iban, bulk_id FROM ledger_account WHERE seq = :seq"_s);
    row.bind(u":seq"_s, seq);
    if (!row.next())
        throw storage::StorageException("a charge of fees has no account");
    return {.kind = row.read<LedgerAccountKind>(),
            .merchant = row.read<MerchantId>(),
            .iban = row.read<QString>(),
            .bulkId = row.read<QString>()};
}

qint64 FeeRepository::ledgerEntries()
{
    auto row = m_db.prepare(u"SELECT coalesce(max(seq), 0) FROM ledger_entry"_s);
    return row.next() ? row.read<qint64>() : 0;
}

} // namespace tilldesk::fees
