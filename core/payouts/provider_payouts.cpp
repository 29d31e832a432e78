#include "core/payouts/provider_payouts.h"

#include "core/payouts/payout_sql.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

using storage::sqlNumber;

/// Errors: `Internal` if the difference does not fit 64 bits.
Result<Amount> minus(Amount a, Amount b)
{
    return Amount::add(a, Amount::fromCents(-b.cents()));
}

/// What a line adds to the sum of its payout.
const QString kSigned = u"CASE l.kind WHEN %1 THEN l.amount ELSE -l.amount END"_s.arg(
    sqlNumber(PayoutItemKind::Payment));

QString conditions(const ProviderLines &wanted)
{
    QString sql = u" WHERE l.payout = :payout"_s;
    if (wanted.kind)
        sql += u" AND l.kind = :kind"_s;
    if (wanted.from)
        sql += u" AND l.at >= :from"_s;
    if (wanted.to)
        sql += u" AND l.at < :to"_s;
    return sql;
}

QString order(const ProviderLines &wanted)
{
    return wanted.isNewestFirst ? u" ORDER BY l.at DESC, l.item DESC, l.kind DESC"_s
                                : u" ORDER BY l.at, l.item, l.kind"_s;
}

void bindTo(storage::Statement &statement, const Payout &payout, const ProviderLines &wanted)
{
    statement.bind(u":payout"_s, -payout.seq);
    if (wanted.kind)
        statement.bind(u":kind"_s, qint64(*wanted.kind));
    if (wanted.from)
        statement.bind(u":from"_s, *wanted.from);
    if (wanted.to)
        statement.bind(u":to"_s, *wanted.to);
}

/// Returns the sum of the lines that the page leaves out at its beginning.
Amount sumBefore(storage::Database &db, const Payout &payout, const ProviderLines &wanted)
{
    auto row = db.prepare(u"SELECT CAST(coalesce(sum(b.amount), 0) AS BIGINT) FROM (SELECT "_s
                          + kSigned + u" AS amount FROM hosted_payout_item l"_s + conditions(wanted)
                          + order(wanted) + u" LIMIT :first) b"_s);
    bindTo(row, payout, wanted);
    row.bind(u":first"_s, wanted.first);
    return Amount::fromCents(row.next() ? row.read<qint64>() : 0);
}

PayoutItem lineOf(storage::Statement &row, const PayoutId &payout)
{
    PayoutItem line;
    line.payoutId = payout;
    line.kind = row.read<PayoutItemKind>();
    line.at = row.read<Timestamp>();
    line.paymentId = row.read<PaymentId>();
    line.refundId = row.read<RefundId>();
    line.profileId = row.read<ProfileId>();
    line.merchantName = row.read<QString>();
    line.channel = row.read<PaymentChannel>();
    line.amount = row.read<Amount>();
    line.reference = row.read<QString>();
    line.description = row.read<QString>();
    return line;
}

/// Sets the sum so far of each line.
/// @param whole  sum of all lines  @param before  sum of those before the first one
Result<void> addSums(QList<PayoutItem> &lines, const ProviderLines &wanted, Amount whole,
                     Amount before)
{
    // A list of refunds alone, oldest first, counts up; in every other one refunds are subtracted.
    const bool isCountingUp = !wanted.isNewestFirst && wanted.kind == PayoutItemKind::Refund;
    qint64 sum = wanted.isNewestFirst ? whole.cents() - before.cents() : before.cents();
    for (PayoutItem &line : lines) {
        const qint64 part =
            line.kind == PayoutItemKind::Refund ? -line.amount.cents() : line.amount.cents();
        if (!wanted.isNewestFirst && __builtin_add_overflow(sum, part, &sum))
            return fail(ErrorCode::Internal, u"the sum of a payout does not fit 64 bits"_s);
        line.sumSoFar = Amount::fromCents(isCountingUp ? -sum : sum);
        if (wanted.isNewestFirst && __builtin_sub_overflow(sum, part, &sum))
            return fail(ErrorCode::Internal, u"the sum of a payout does not fit 64 bits"_s);
    }
    return {};
}

} // namespace

std::optional<Payout> findPayout(storage::Database &db, const PayoutId &id)
{
    auto row = db.prepare(u"SELECT "_s + payoutColumns() + payoutTables()
                          + u" WHERE p.id = :id OR p.subject = :id"_s);
    row.bind(u":id"_s, id.text());
    return row.next() ? std::optional(toPayout(row)) : std::nullopt;
}

Result<PayoutProof> providerProof(storage::Database &db, const Payout &payout)
{
    PayoutProof proof;
    auto lines = db.prepare(u"SELECT l.kind, count(*), CAST(sum(l.amount) AS BIGINT),"
                            " CAST(sum(CASE WHEN l.profile IS NULL THEN l.amount ELSE 0 END) AS"
                            " BIGINT) FROM hosted_payout_item l WHERE l.payout = :payout"
                            " GROUP BY l.kind"_s);
    lines.bind(u":payout"_s, -payout.seq);
    while (lines.next()) {
        const auto [kind, count, sum, ofOthers] =
            lines.read<PayoutItemKind, qint64, Amount, Amount>();
        const bool isRefund = kind == PayoutItemKind::Refund;
        (isRefund ? proof.refunds : proof.payments) = {count, sum};
        const auto others =
            isRefund ? minus(proof.others, ofOthers) : Amount::add(proof.others, ofOthers);
        if (!others)
            return others.failure();
        proof.others = *others;
    }
    auto entry = db.prepare(
        u"SELECT CAST(coalesce(sum(e.amount), 0) AS BIGINT) FROM ledger_entry e"
        " JOIN hosted_payout o ON o.subject = e.subject"
        " WHERE o.seq = :payout AND e.cause = %1"_s.arg(sqlNumber(LedgerCause::PayoutMade)));
    entry.bind(u":payout"_s, -payout.seq);
    proof.fromLedger = Amount::fromCents(entry.next() ? entry.read<qint64>() : 0);
    const auto counted = minus(proof.payments.sum, proof.refunds.sum);
    const auto whole = Amount::add(proof.fromLedger, proof.others);
    if (!counted || !whole)
        return counted ? whole.failure() : counted.failure();
    // A payout that has failed, or that has nothing of this shop in it, moves nothing here.
    const bool movesNothing =
        payout.status == PayoutStatus::Failed || payout.amount <= proof.others;
    Result<Amount> difference = movesNothing ? proof.fromLedger : minus(*whole, *counted);
    if (difference && *difference == Amount())
        difference = minus(payout.amount, *counted);
    if (!difference)
        return difference.failure();
    proof.difference = *difference;
    proof.isProved = proof.difference == Amount() && proof.payments == payout.payments
        && proof.refunds == payout.refunds;
    return proof;
}

Result<PayoutItemPage> providerLines(storage::Database &db, const Payout &payout,
                                     const ProviderLines &wanted)
{
    auto whole = db.prepare(u"SELECT count(*), CAST(coalesce(sum("_s + kSigned
                            + u"), 0) AS BIGINT) FROM hosted_payout_item l"_s + conditions(wanted));
    bindTo(whole, payout, wanted);
    PayoutItemPage page;
    Amount sum;
    if (whole.next()) {
        page.total = whole.read<qint64>();
        sum = whole.read<Amount>();
    }
    if (wanted.first >= page.total || wanted.count == 0)
        return page;
    auto rows = db.prepare(
        u"SELECT l.kind, l.at, l.payment_id, %4, coalesce(r.id, ''), coalesce(m.name, ''),"
        " CASE WHEN l.type = %1 THEN %2 ELSE coalesce(r.channel, %3) END, l.amount,"
        " coalesce(l.reference, ''), coalesce(l.description, '') FROM hosted_payout_line l"
        " LEFT JOIN profile r ON r.seq = l.profile LEFT JOIN merchant m ON m.seq = r.merchant"_s
            .arg(sqlNumber(PaymentType::StaticQr), sqlNumber(PaymentChannel::InStore),
                 sqlNumber(PaymentChannel::Online),
                 wanted.hasProviderIds ? u"CASE l.kind WHEN 2 THEN l.item ELSE '' END"_s
                                       : u"l.refund_id"_s)
        + conditions(wanted) + order(wanted) + u" LIMIT :count OFFSET :first"_s);
    bindTo(rows, payout, wanted);
    rows.bind(u":count"_s, qint64(wanted.count)).bind(u":first"_s, wanted.first);
    while (rows.next())
        page.rows << lineOf(rows, payout.id);
    const auto added = addSums(page.rows, wanted, sum, sumBefore(db, payout, wanted));
    if (!added)
        return added.failure();
    return page;
}

QList<PayoutPart> providerParts(storage::Database &db, const Payout &payout)
{
    auto rows = db.prepare(
        u"SELECT CASE WHEN s.seq IS NULL AND coalesce(l.type, 0) <> %1 THEN coalesce(r.channel, %2)"
        " ELSE %3 END AS way, CASE WHEN s.name <> '' THEN s.name ELSE coalesce(s.id, '') END"
        " AS place, count(*), CAST(sum(l.amount) AS BIGINT) AS amount FROM hosted_payout_line l"
        " LEFT JOIN profile r ON r.seq = l.profile"
        " LEFT JOIN point_of_sale s ON s.seq = l.point_of_sale"
        " WHERE l.payout = :payout AND l.kind = %4"
        " GROUP BY s.seq, s.name, s.id, way ORDER BY amount DESC, place, way"_s.arg(
            sqlNumber(PaymentType::StaticQr), sqlNumber(PaymentChannel::Online),
            sqlNumber(PaymentChannel::InStore), sqlNumber(PayoutItemKind::Payment)));
    rows.bind(u":payout"_s, -payout.seq);
    QList<PayoutPart> parts;
    while (rows.next())
        parts << PayoutPart{.channel = rows.read<PaymentChannel>(),
                            .pointOfSale = rows.read<QString>(),
                            .payments = {rows.read<qint64>(), rows.read<Amount>()}};
    return parts;
}

PayoutSum paidOutByProviders(storage::Database &db, const LedgerAccount &account,
                             PayoutItemKind kind)
{
    const bool isRefund = kind == PayoutItemKind::Refund;
    const QString others = u"(SELECT CAST(coalesce(sum(%1), 0) AS BIGINT) FROM hosted_payout_item i"
                           " WHERE i.payout = -p.seq AND i.kind = "_s
        + sqlNumber(kind) + u" AND i.profile IS NULL)"_s;
    auto row = db.prepare(u"SELECT CAST(coalesce(sum(p.%1_count - %2), 0) AS BIGINT),"
                          " CAST(coalesce(sum(p.%1_amount - %3), 0) AS BIGINT) FROM every_payout p"
                          " WHERE p.is_hosted = 1 AND p.status = %4 AND p.merchant_id = :merchant"
                          " AND p.iban = :iban AND p.bulk_id = :bulk"
                          " AND EXISTS (SELECT 1 FROM ledger_entry e"
                          " WHERE e.subject = p.subject AND e.cause = %5)"_s.arg(
                              isRefund ? u"refund"_s : u"payment"_s, others.arg(u"1"_s),
                              others.arg(u"i.amount"_s), sqlNumber(PayoutStatus::Succeeded),
                              sqlNumber(LedgerCause::PayoutMade)));
    row.bind(u":merchant"_s, account.merchant.text())
        .bind(u":iban"_s, account.iban)
        .bind(u":bulk"_s, account.bulkId);
    return row.next() ? PayoutSum{row.read<qint64>(), row.read<Amount>()} : PayoutSum{};
}

PayoutId providerPayoutOf(storage::Database &db, PayoutItemKind kind, const QString &id)
{
    const QString latest =
        u" AND o.status = %1 ORDER BY o.seq DESC LIMIT 1"_s.arg(sqlNumber(PayoutStatus::Succeeded));
    auto row = kind == PayoutItemKind::Refund
        ? db.prepare(u"SELECT o.id FROM refund f JOIN hosted_refund h ON h.refund = f.seq"
                     " JOIN hosted_payout_item i ON i.item = h.hosted_id AND i.kind = :kind"
                     " JOIN hosted_payout o ON o.seq = i.payout WHERE f.id = :id"_s
                     + latest)
        : db.prepare(u"SELECT o.id FROM hosted_payout_item i"
                     " JOIN hosted_payout o ON o.seq = i.payout"
                     " WHERE i.item = :id AND i.kind = :kind"_s
                     + latest);
    row.bind(u":id"_s, id).bind(u":kind"_s, qint64(kind));
    return row.next() ? row.read<PayoutId>() : PayoutId();
}

} // namespace tilldesk::payouts
