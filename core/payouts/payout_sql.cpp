#include "core/payouts/payout_sql.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

namespace {

/// Returns the conditions on amounts and texts, over `every_payout p`.
storage::ListConditions detailsOf(const PayoutFilter &filter)
{
    storage::ListConditions conditions;
    conditions.addAmounts(filter.amounts, u"p.amount"_s);
    conditions.addPart(filter.idPart, u"p.id"_s);
    conditions.addPart(filter.bulkPart, u"p.bulk_id"_s);
    conditions.addTerms(filter.terms,
                        {.texts = u"p.id, p.bulk_id"_s,
                         .amount = u"p.amount"_s,
                         .time = u"p.made_at"_s,
                         .iban = u"p.iban"_s});
    return conditions;
}

} // namespace

QString conditions(const PayoutFilter &filter)
{
    QStringList all;
    if (filter.from)
        all << u"p.made_at >= :from"_s;
    if (filter.to)
        all << u"p.made_at < :to"_s;
    if (filter.status)
        all << u"p.status = :status"_s;
    if (!filter.find.isEmpty())
        all << u"p.id = :find"_s;
    QStringList merchants;
    for (qsizetype i = 0; i < filter.merchants.size(); ++i)
        merchants << u":merchant%1"_s.arg(i);
    if (!merchants.isEmpty())
        all << u"p.merchant_id IN ("_s + merchants.join(u',') + u')';
    if (filter.bulkId)
        all << u"p.bulk_id = :bulk"_s;
    const QString sql = all.isEmpty() ? QString() : QString(u" AND "_s + all.join(u" AND "_s));
    return u" WHERE TRUE"_s + sql + detailsOf(filter).sql();
}

void bindTo(storage::Statement &statement, const PayoutFilter &filter)
{
    if (filter.from)
        statement.bind(u":from"_s, *filter.from);
    if (filter.to)
        statement.bind(u":to"_s, *filter.to);
    if (filter.status)
        statement.bind(u":status"_s, qint64(*filter.status));
    if (!filter.find.isEmpty())
        statement.bind(u":find"_s, filter.find);
    for (qsizetype i = 0; i < filter.merchants.size(); ++i)
        statement.bind(u":merchant%1"_s.arg(i), filter.merchants[i].text());
    if (filter.bulkId)
        statement.bind(u":bulk"_s, *filter.bulkId);
    detailsOf(filter).bind(statement);
}

QString orderSql(const ListOrder<PayoutColumn> &order)
{
    const QString direction = order.isAscending ? u""_s : u" DESC"_s;
    QString value;
    switch (order.by) {
    case PayoutColumn::Created: break;
    case PayoutColumn::Bulk: value = u"nullif(p.bulk_id, '')"_s; break;
    case PayoutColumn::Account: value = u"p.iban"_s; break;
    case PayoutColumn::Payments: value = u"p.payment_count"_s; break;
    case PayoutColumn::Refunds: value = u"p.refund_count"_s; break;
    case PayoutColumn::PaymentsSum: value = u"p.payment_amount"_s; break;
    case PayoutColumn::RefundsSum: value = u"p.refund_amount"_s; break;
    case PayoutColumn::Amount: value = u"p.amount"_s; break;
    case PayoutColumn::Status: value = u"p.status"_s; break;
    case PayoutColumn::Id: value = u"p.id"_s; break;
    case PayoutColumn::Fees: value = u"p.fee_amount"_s; break;
    }
    const auto byTime = [](const QString &way) -> QString {
        return u"p.made_at"_s + way + u", p.seq"_s + way;
    };
    if (value.isEmpty())
        return u" ORDER BY "_s + byTime(direction);
    const bool isNewestFirst = order.by == PayoutColumn::Status;
    return u" ORDER BY "_s + value + direction + u" NULLS LAST, "_s
        + byTime(isNewestFirst ? u" DESC"_s : direction);
}

QString payoutColumns()
{
    return u"p.seq, p.id, p.merchant_id, p.iban, p.bulk_id, p.status, p.made_at, p.payment_count,"
           " p.payment_amount, p.refund_count, p.refund_amount, p.amount, b.id, n.id, p.fee_amount,"
           " p.charge_count, p.is_hosted, p.merchant_there"_s;
}

QString payoutTables()
{
    return u" FROM every_payout p"
           " LEFT JOIN payout b ON b.seq = p.again_of"
           " LEFT JOIN payout n ON n.again_of = p.seq"_s;
}

Payout toPayout(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .id = row.read<PayoutId>(),
            .merchantId = row.read<MerchantId>(),
            .iban = row.read<QString>(),
            .bulkId = row.read<QString>(),
            .status = row.read<PayoutStatus>(),
            .madeAt = row.read<Timestamp>(),
            .payments = {row.read<qint64>(), row.read<Amount>()},
            .refunds = {row.read<qint64>(), row.read<Amount>()},
            .amount = row.read<Amount>(),
            .againOf = row.read<PayoutId>(),
            .paidBy = row.read<PayoutId>(),
            .fees = row.read<Amount>(),
            .charges = row.read<qint64>(),
            .isHosted = row.read<bool>(),
            .merchantThere = row.read<MerchantId>()};
}

} // namespace tilldesk::payouts
