#include "core/payouts/reconciliation_queries.h"

#include "core/fees/fee_queries.h"
#include "core/ledger/payout_items.h"
#include "core/payouts/payout_sql.h"
#include "core/payouts/provider_payouts.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

tl::unexpected<Error> payoutNotFound()
{
    return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s);
}

} // namespace

PayoutPage ReconciliationQueries::payouts(const PayoutFilter &filter, qint64 first, int count)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    const QString where = conditions(filter);
    auto total = m_db.prepare(u"SELECT count(*) FROM every_payout p"_s + where);
    bindTo(total, filter);
    PayoutPage page;
    page.total = total.next() ? total.read<qint64>() : 0;
    if (first >= page.total || count == 0)
        return page;
    auto rows = m_db.prepare(u"SELECT "_s + payoutColumns() + payoutTables() + where
                             + orderSql(filter.order) + u" LIMIT :count OFFSET :first"_s);
    bindTo(rows, filter);
    rows.bind(u":count"_s, qint64(count)).bind(u":first"_s, first);
    while (rows.next())
        page.rows << toPayout(rows);
    return page;
}

Result<PayoutItemPage> ReconciliationQueries::items(const ItemQuery &query)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    m_shops.clear();
    m_ranges.clear();
    m_hasProviders.reset();
    if (query.payout) {
        const auto payout = findPayout(m_db, *query.payout);
        if (!payout || (!query.merchant.isEmpty() && payout->merchantId != query.merchant))
            return payoutNotFound();
        if (payout->isHosted)
            return providerLines(m_db, *payout,
                                 {.kind = query.kind,
                                  .from = query.from,
                                  .to = query.to,
                                  .first = query.first,
                                  .count = query.count,
                                  .hasProviderIds = query.hasProviderIds});
    }
    auto stretch = stretchOf(query);
    if (!stretch)
        return stretch.failure();
    if (query.to)
        stretch->last = firstAt(*stretch, *query.to) - 1;
    if (query.from)
        stretch->first = firstAt(*stretch, *query.from);
    PayoutItemPage page{.total = std::max<qint64>(0, stretch->last - stretch->first + 1),
                        .rows = {}};
    if (query.first >= page.total || query.count == 0)
        return page;
    const qint64 begin = stretch->first - 1;
    stretch->first += query.first;
    stretch->last = std::min(stretch->last, stretch->first + query.count - 1);
    page.rows = rows(*stretch, query.hasProviderIds);
    if (query.payout) {
        for (PayoutItem &item : page.rows)
            item.payoutId = *query.payout;
    }
    if (query.hasSums) {
        auto sum =
            ledger::sumOfItems(m_db, stretch->owner, stretch->kind, begin, stretch->first - 1);
        if (!sum)
            return sum.failure();
        const auto withheld = query.kind == PayoutItemKind::Payment
            ? fees::withheldOf(m_db, stretch->owner, begin, stretch->first - 1)
            : Amount();
        if (!withheld)
            return withheld.failure();
        Amount net = Amount::fromCents(sum->sum.cents() - withheld->cents());
        for (PayoutItem &item : page.rows) {
            const auto total =
                Amount::add(net, Amount::fromCents(item.amount.cents() - item.fee.cents()));
            if (!total)
                return total.failure();
            item.sumSoFar = net = *total;
        }
    }
    return page;
}

Result<ReconciliationQueries::PositionRange>
ReconciliationQueries::stretchOf(const ItemQuery &query)
{
    PositionRange stretch;
    stretch.kind = query.kind;
    const bool isPayments = query.kind == PayoutItemKind::Payment;
    if (!query.payout) {
        auto row = m_db.prepare(u"SELECT m.seq, (SELECT max(i.merchant_position) FROM payout_item i"
                                " WHERE i.merchant = m.seq AND i.kind = :kind)"
                                " FROM merchant m WHERE m.id = :merchant"_s);
        row.bind(u":kind"_s, qint64(query.kind)).bind(u":merchant"_s, query.merchant.text());
        if (row.next()) {
            stretch.owner = row.read<qint64>();
            stretch.last = row.read<qint64>();
        }
        return stretch;
    }
    const QString columns =
        isPayments ? u"p.payments_after, p.payments_upto"_s : u"p.refunds_after, p.refunds_upto"_s;
    auto row = m_db.prepare(
        u"SELECT p.account, a.merchant_id, "_s + columns
        + u" FROM payout p JOIN ledger_account a ON a.seq = p.account WHERE p.id = :id"_s);
    row.bind(u":id"_s, query.payout->text());
    if (!row.next())
        return payoutNotFound();
    const auto [account, merchant, after, upto] = row.read<qint64, MerchantId, qint64, qint64>();
    if (!query.merchant.isEmpty() && merchant != query.merchant)
        return payoutNotFound();
    stretch.isOfAccount = true;
    stretch.owner = account;
    stretch.first = after + 1;
    stretch.last = upto;
    return stretch;
}

qint64 ReconciliationQueries::firstAt(const PositionRange &stretch, Timestamp from)
{
    const QString sql = stretch.isOfAccount
        ? u"SELECT at FROM payout_item"
          " WHERE account = :owner AND kind = :kind AND position = :position"_s
        : u"SELECT at FROM payout_item"
          " WHERE merchant = :owner AND kind = :kind AND merchant_position = :position"_s;
    qint64 low = stretch.first;
    qint64 high = stretch.last + 1;
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        auto row = m_db.prepare(sql);
        row.bind(u":owner"_s, stretch.owner)
            .bind(u":kind"_s, qint64(stretch.kind))
            .bind(u":position"_s, middle);
        if (row.next() && row.read<Timestamp>() < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

QList<PayoutItem> ReconciliationQueries::rows(const PositionRange &stretch, bool hasProviderIds)
{
    static const QString columns =
        u"SELECT p.profile, p.type, i.account, i.position, i.at, p.id, r.id, i.amount, p.reference,"
        " coalesce(r.description, p.description),"
        " CASE WHEN r.seq IS NULL THEN (SELECT f.amount FROM payment_fee f JOIN fee_rule u ON "
        "u.seq = f.rule"
        " WHERE f.payment = p.seq AND u.collection = "_s
        + storage::sqlNumber(FeeCollection::Net)
        + u") ELSE 0 END, coalesce(h.hosted_id, '')"
          " FROM payout_item i JOIN payment p ON p.seq = i.payment"
          " LEFT JOIN refund r ON r.seq = i.refund"
          " LEFT JOIN hosted_refund h ON h.refund = i.refund WHERE "_s;
    auto row = m_db.prepare(
        columns
        + (stretch.isOfAccount ? u"i.account = :owner AND i.kind = :kind"
                                 " AND i.position BETWEEN :first AND :last ORDER BY i.position"_s
                               : u"i.merchant = :owner AND i.kind = :kind"
                                 " AND i.merchant_position BETWEEN :first AND :last"
                                 " ORDER BY i.merchant_position"_s));
    row.bind(u":owner"_s, stretch.owner)
        .bind(u":kind"_s, qint64(stretch.kind))
        .bind(u":first"_s, stretch.first)
        .bind(u":last"_s, stretch.last);
    QList<PayoutItem> items;
    items.reserve(stretch.last - stretch.first + 1);
    while (row.next()) {
        const Shop &from = shop(row.read<qint64>());
        const bool isStaticQr = row.read<PaymentType>() == PaymentType::StaticQr;
        const auto [account, position] = row.read<qint64, qint64>();
        items << PayoutItem{.kind = stretch.kind,
                            .at = row.read<Timestamp>(),
                            .paymentId = row.read<PaymentId>(),
                            .refundId = row.read<RefundId>(),
                            .payoutId = payoutOf(account, stretch.kind, position),
                            .profileId = from.id,
                            .merchantName = from.merchantName,
                            .channel = isStaticQr ? PaymentChannel::InStore : from.channel,
                            .amount = row.read<Amount>(),
                            .reference = row.read<QString>(),
                            .description = row.read<QString>(),
                            .fee = row.read<Amount>()};
        PayoutItem &item = items.last();
        if (item.payoutId.isEmpty() && hasProviders())
            item.payoutId = providerPayoutOf(m_db, item.kind,
                                             item.refundId.isEmpty() ? item.paymentId.text()
                                                                     : item.refundId.text());
        if (const auto hosted = row.read<RefundId>(); hasProviderIds && !hosted.isEmpty())
            item.refundId = hosted;
    }
    return items;
}

const ReconciliationQueries::Shop &ReconciliationQueries::shop(qint64 profile)
{
    if (const auto known = m_shops.constFind(profile); known != m_shops.cend())
        return *known;
    auto row = m_db.prepare(u"SELECT r.id, r.channel, m.name FROM profile r"
                            " JOIN merchant m ON m.seq = r.merchant WHERE r.seq = :profile"_s);
    row.bind(u":profile"_s, profile);
    return row.next() ? *m_shops.insert(
               profile, {row.read<ProfileId>(), row.read<PaymentChannel>(), row.read<QString>()})
                      : *m_shops.insert(profile, {});
}

PayoutId ReconciliationQueries::payoutOf(qint64 account, PayoutItemKind kind, qint64 position)
{
    auto ranges = m_ranges.constFind(account);
    if (ranges == m_ranges.cend())
        ranges = m_ranges.insert(account, rangesFrom(account, kind, position));
    const auto found = ranges->lower_bound(position);
    return found != ranges->end() ? found->second : PayoutId();
}

bool ReconciliationQueries::hasProviders()
{
    if (!m_hasProviders)
        m_hasProviders = m_db.prepare(u"SELECT 1 FROM hosted_payout LIMIT 1"_s).next();
    return *m_hasProviders;
}

/// A payout that repeats a failed one has the same range and a higher seq, so it replaces the
/// failed one.
ReconciliationQueries::Ranges ReconciliationQueries::rangesFrom(qint64 account, PayoutItemKind kind,
                                                                qint64 position)
{
    auto row = m_db.prepare(kind == PayoutItemKind::Payment
                                ? u"SELECT payments_upto, id FROM payout"
                                  " WHERE account = :account AND payments_upto >= :position"
                                  " AND payments_upto > payments_after ORDER BY seq"_s
                                : u"SELECT refunds_upto, id FROM payout"
                                  " WHERE account = :account AND refunds_upto >= :position"
                                  " AND refunds_upto > refunds_after ORDER BY seq"_s);
    row.bind(u":account"_s, account).bind(u":position"_s, position);
    Ranges ranges;
    while (row.next()) {
        const auto [upto, id] = row.read<qint64, PayoutId>();
        ranges[upto] = id;
    }
    return ranges;
}

} // namespace tilldesk::payouts
