#include "core/payouts/statement_queries.h"

#include "core/payouts/payout_rows.h"
#include "core/payouts/payout_sql.h"
#include "core/storage/database.h"
#include "core/storage/sql_list.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

const QString kArrived = storage::sqlNumber(PayoutStatus::Succeeded);

QString conditions(const StatementRange &range)
{
    QString where = u" WHERE p.status = %1 AND p.made_at < :end"_s.arg(kArrived);
    QStringList merchants;
    for (qsizetype i = 0; i < range.merchants.size(); ++i)
        merchants << u":merchant%1"_s.arg(i);
    if (!merchants.isEmpty())
        where += u" AND p.merchant_id IN ("_s + merchants.join(u',') + u')';
    if (!range.iban.isEmpty())
        where += u" AND p.iban = :iban"_s;
    return where;
}

} // namespace

Result<std::vector<AccountDays>> statementDays(storage::Database &db, const ClosingTime &closing,
                                               const StatementRange &range)
{
    auto row =
        db.prepare(u"SELECT p.merchant_id, p.iban, p.made_at, p.amount FROM every_payout p"_s
                   + conditions(range) + u" ORDER BY p.merchant_id, p.iban, p.made_at, p.seq"_s);
    row.bind(u":end"_s, CalendarDay::beginOf(range.last.addDays(1), closing.zone));
    for (qsizetype i = 0; i < range.merchants.size(); ++i)
        row.bind(u":merchant%1"_s.arg(i), range.merchants[i].text());
    if (!range.iban.isEmpty())
        row.bind(u":iban"_s, range.iban);
    std::vector<AccountDays> accounts;
    CalendarDay calendar(closing.zone);
    while (row.next()) {
        const StatementAccount account{row.read<MerchantId>(), row.read<QString>()};
        if (accounts.empty() || accounts.back().account != account)
            accounts.push_back({account, {}});
        const auto [at, amount] = row.read<Timestamp, Amount>();
        const auto added = addMovement(accounts.back().days, calendar.of(at),
                                       &StatementDay::paidOut, amount, amount);
        if (!added)
            return added.failure();
    }
    for (AccountDays &account : accounts)
        account.days.removeIf(
            [&](const StatementDay &day) { return range.first && day.day < *range.first; });
    std::erase_if(accounts, [](const AccountDays &account) { return account.days.isEmpty(); });
    return accounts;
}

QList<Payout> arrivedOn(storage::Database &db, const ClosingTime &closing,
                        const StatementAccount &account, const QDate &day)
{
    auto row = db.prepare(
        u"SELECT "_s + payoutColumns() + payoutTables()
        + u" WHERE p.made_at >= :begin AND p.made_at < :end AND p.status = %1"
          " AND p.merchant_id = :merchant AND p.iban = :iban ORDER BY p.made_at, p.seq"_s.arg(
              kArrived));
    row.bind(u":begin"_s, CalendarDay::beginOf(day, closing.zone))
        .bind(u":end"_s, CalendarDay::beginOf(day.addDays(1), closing.zone))
        .bind(u":merchant"_s, account.merchant.text())
        .bind(u":iban"_s, account.iban);
    QList<Payout> payouts;
    while (row.next())
        payouts << toPayout(row);
    return payouts;
}

Result<PayoutSum> arrivedSince(storage::Database &db, Timestamp from,
                               const QList<MerchantId> &merchants)
{
    PayoutSum sum;
    PayoutFilter filter;
    filter.merchants = merchants;
    filter.status = PayoutStatus::Succeeded;
    filter.from = from;
    for (PayoutRows rows(db, filter); rows.next();) {
        const auto more = Amount::add(sum.sum, rows.row().amount);
        if (!more)
            return more.failure();
        sum = {sum.count + 1, *more};
    }
    return sum;
}

StatementLines::StatementLines(storage::Database &db, const PayoutId &payout, PayoutItemKind kind)
    : m_row(db.prepare(
        u"SELECT i.position AS place, i.at, i.amount, m.id, r.id, m.reference,"
        " coalesce(r.description, m.description), m.debtor_name"
        " FROM payout p JOIN payout_item i ON i.account = p.account AND i.kind = :kind AND "_s
        + (kind == PayoutItemKind::Payment
               ? u"i.position BETWEEN p.payments_after + 1 AND p.payments_upto"_s
               : u"i.position BETWEEN p.refunds_after + 1 AND p.refunds_upto"_s)
        + u" JOIN payment m ON m.seq = i.payment LEFT JOIN refund r ON r.seq = i.refund"
          " WHERE p.id = :id UNION ALL"
          " SELECT l.at, l.at, l.amount, l.payment_id, l.refund_id, coalesce(l.reference, ''),"
          " coalesce(l.description, ''), coalesce(m.debtor_name, '') FROM hosted_payout_line l"
          " LEFT JOIN payment m ON m.seq = l.payment"
          " WHERE l.payout_id = :id AND l.kind = :kind ORDER BY place"_s))
{
    m_row.bind(u":kind"_s, qint64(kind)).bind(u":id"_s, payout.text());
}

StatementLine StatementLines::line()
{
    std::ignore = m_row.read<qint64>(); // place
    return {.at = m_row.read<Timestamp>(),
            .amount = m_row.read<Amount>(),
            .payment = m_row.read<PaymentId>(),
            .refund = m_row.read<RefundId>(),
            .reference = m_row.read<QString>(),
            .description = m_row.read<QString>(),
            .debtorName = m_row.read<QString>()};
}

} // namespace tilldesk::payouts
