#include "core/payouts/payout_sql.h"

#include "core/domain/ledger.h"
#include "core/storage/sql_list.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

namespace {

/// Returns the conditions on amounts and texts, over `payout p`.
storage::ListConditions detailsOf(const PayoutFilter &filter)
{
    storage::ListConditions conditions;
    conditions.addAmounts(filter.amounts, u"p.amount"_s);
    conditions.addPart(filter.idPart, u"p.id"_s);
    const QString account = u"(SELECT %1 FROM ledger_account x WHERE x.seq = p.account)"_s;
    const QString bulk = account.arg(u"x.bulk_id"_s);
    conditions.addPart(filter.bulkPart, bulk);
    conditions.addTerms(filter.terms,
                        {.texts = QString(u"p.id, "_s + bulk),
                         .amount = u"p.amount"_s,
                         .time = u"p.made_at"_s,
                         .iban = account.arg(u"x.iban"_s)});
    return conditions;
}

} // namespace

QString conditions(const PayoutFilter &filter)
{
    QStringList all;
    if (filter.from)
        all << u"p.seq >= (SELECT seq FROM payout WHERE made_at >= :from"
               " ORDER BY made_at, seq LIMIT 1)"_s;
    if (filter.to)
        all << u"p.seq <= (SELECT seq FROM payout WHERE made_at < :to"
               " ORDER BY made_at DESC, seq DESC LIMIT 1)"_s;
    if (filter.status)
        all << u"p.status = :status"_s;
    if (!filter.find.isEmpty())
        all << u"p.id = :find"_s;
    QStringList account;
    for (qsizetype i = 0; i < filter.merchants.size(); ++i)
        account << u":merchant%1"_s.arg(i);
    QString accounts;
    if (!account.isEmpty())
        accounts += u" AND merchant_id IN ("_s + account.join(u',') + u')';
    if (filter.bulkId)
        accounts += u" AND bulk_id = :bulk"_s;
    if (!accounts.isEmpty())
        all << u"p.account IN (SELECT seq FROM ledger_account WHERE kind = %1%2)"_s.arg(
            storage::sqlNumber(LedgerAccountKind::Merchant), accounts);
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
    const QString account = u"(SELECT %1 FROM ledger_account o WHERE o.seq = p.account)"_s;
    QString value;
    switch (order.by) {
    case PayoutColumn::Created: break;
    case PayoutColumn::Bulk: value = account.arg(u"nullif(o.bulk_id, '')"_s); break;
    case PayoutColumn::Account: value = account.arg(u"o.iban"_s); break;
    case PayoutColumn::Payments: value = u"p.payments_upto - p.payments_after"_s; break;
    case PayoutColumn::Refunds: value = u"p.refunds_upto - p.refunds_after"_s; break;
    case PayoutColumn::PaymentsSum: value = u"p.payment_amount"_s; break;
    case PayoutColumn::RefundsSum: value = u"p.refund_amount"_s; break;
    case PayoutColumn::Amount: value = u"p.amount"_s; break;
    case PayoutColumn::Status: value = u"p.status"_s; break;
    case PayoutColumn::Id: value = u"p.id"_s; break;
    case PayoutColumn::Fees: value = u"p.fee_amount"_s; break;
    }
    if (value.isEmpty())
        return u" ORDER BY p.seq"_s + direction;
    const bool isNewestFirst = order.by == PayoutColumn::Status;
    return u" ORDER BY "_s + value + direction + u" NULLS LAST, p.seq"_s
        + (isNewestFirst ? u" DESC"_s : direction);
}

QString payoutColumns()
{
    return u"p.seq, p.id, a.merchant_id, a.iban, a.bulk_id, p.status, p.made_at,"
           " p.payments_upto - p.payments_after, p.payment_amount,"
           " p.refunds_upto - p.refunds_after, p.refund_amount, p.amount, b.id, n.id, p.fee_amount,"
           " p.fees_upto - p.fees_after"_s;
}

QString payoutTables()
{
    return u" FROM payout p JOIN ledger_account a ON a.seq = p.account"
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
            .charges = row.read<qint64>()};
}

} // namespace tilldesk::payouts
