#include "core/reports/day_close_repository.h"

#include "core/audit/day_close_record.h"
#include "core/ledger/ledger_heads.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::reports {
namespace {

/// The scope's seqs in the tables profile and point_of_sale; pointOfSale is 0 if the scope has
/// none.
struct ScopeRows {
    qint64 profile = 0;
    qint64 pointOfSale = 0;
};

Result<ScopeRows> rowsOf(storage::Database &db, const DayCloseScope &scope)
{
    ScopeRows rows;
    auto profile = db.prepare(u"SELECT seq FROM profile WHERE id = :id"_s);
    profile.bind(u":id"_s, scope.profile.text());
    if (!profile.next())
        return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s);
    rows.profile = profile.read<qint64>();
    if (scope.pointOfSale.isEmpty())
        return rows;
    auto point =
        db.prepare(u"SELECT seq FROM point_of_sale WHERE profile = :profile AND id = :id"_s);
    point.bind(u":profile"_s, rows.profile).bind(u":id"_s, scope.pointOfSale);
    if (!point.next())
        return fail(ErrorCode::PointOfSaleNotFound, u"There is no such point of sale"_s);
    rows.pointOfSale = point.read<qint64>();
    return rows;
}

const QString kOfScope =
    u" WHERE d.profile = (SELECT seq FROM profile WHERE id = :profile)"
    " AND coalesce(d.point_of_sale, 0) = coalesce((SELECT s.seq FROM point_of_sale"
    " s JOIN profile r ON r.seq = s.profile WHERE r.id = :profile"
    " AND s.id = :point), 0)"_s;

const QString kIsZ = u" AND d.kind = "_s + storage::sqlNumber(DayCloseKind::Z);

storage::Statement ofScope(storage::Database &db, const QString &sql, const DayCloseScope &scope)
{
    auto statement = db.prepare(sql);
    statement.bind(u":profile"_s, scope.profile.text()).bind(u":point"_s, scope.pointOfSale);
    return statement;
}

/// The end and the time of the last Z report, and the total of all Z reports.
struct Before {
    qint64 upto = 0;
    std::optional<Timestamp> at;
    Amount total;
};

Result<Before> beforeOf(storage::Database &db, const DayCloseScope &scope)
{
    auto last = ofScope(db,
                        u"SELECT d.items_upto, d.made_at, d.total_before, d.payments_amount,"
                        " d.refunds_amount FROM day_close d"_s
                            + kOfScope + kIsZ + u" ORDER BY d.number DESC LIMIT 1"_s,
                        scope);
    if (!last.next())
        return Before();
    const auto [upto, at, totalBefore, payments, refunds] =
        last.read<qint64, Timestamp, Amount, qint64, qint64>();
    const auto total = Amount::add(totalBefore, Amount::fromCents(payments - refunds));
    if (!total)
        return total.failure();
    return Before{upto, at, *total};
}

} // namespace

Result<DayCloseRow> DayCloseRepository::count(const DayCloseScope &scope)
{
    const auto rows = rowsOf(m_db, scope);
    if (!rows)
        return rows.failure();
    const auto before = beforeOf(m_db, scope);
    if (!before)
        return before.failure();
    DayCloseRow row;
    row.close.scope = scope;
    row.close.from = before->at;
    row.close.totalBefore = before->total;
    row.itemsAfter = row.itemsUpto = before->upto;
    if (auto last = m_db.prepare(u"SELECT max(seq) FROM payout_item"_s); last.next())
        row.itemsUpto = std::max(row.itemsUpto, last.read<qint64>());
    auto sums = m_db.prepare(
        u"SELECT i.kind, count(*), CAST(sum(i.amount) AS BIGINT) FROM payout_item i"
        " JOIN payment p ON p.seq = i.payment WHERE i.seq > :after AND i.seq <= :upto"
        " AND p.profile = :profile AND (:point = 0 OR p.point_of_sale = :point) GROUP BY i.kind"_s);
    sums.bind(u":after"_s, row.itemsAfter)
        .bind(u":upto"_s, row.itemsUpto)
        .bind(u":profile"_s, rows->profile)
        .bind(u":point"_s, rows->pointOfSale);
    while (sums.next()) {
        const auto kind = sums.read<PayoutItemKind>();
        const PayoutSum sum{sums.read<qint64>(), sums.read<Amount>()};
        if (kind == PayoutItemKind::Payment)
            row.close.payments = sum;
        else
            row.close.refunds = sum;
    }
    row.close.taken =
        Amount::fromCents(row.close.payments.sum.cents() - row.close.refunds.sum.cents());
    const auto total = Amount::add(row.close.totalBefore, row.close.taken);
    if (!total)
        return total.failure();
    row.close.total = *total;
    return row;
}

qint64 DayCloseRepository::closedUpto(const DayCloseScope &scope)
{
    auto row =
        ofScope(m_db, u"SELECT max(d.items_upto) FROM day_close d"_s + kOfScope + kIsZ, scope);
    return row.next() ? row.read<qint64>() : 0;
}

qint64 DayCloseRepository::nextNumber(const DayCloseScope &scope, DayCloseKind kind)
{
    auto row = ofScope(m_db,
                       u"SELECT coalesce(max(d.number), 0) + 1 FROM day_close d"_s + kOfScope
                           + u" AND d.kind = :kind"_s,
                       scope);
    row.bind(u":kind"_s, qint64(kind));
    return row.next() ? row.read<qint64>() : 1;
}

std::optional<Timestamp> DayCloseRepository::lastAt()
{
    auto row = m_db.prepare(u"SELECT made_at FROM day_close ORDER BY seq DESC LIMIT 1"_s);
    return row.next() ? std::optional(row.read<Timestamp>()) : std::nullopt;
}

qint64 DayCloseRepository::insert(const DayCloseRow &row)
{
    const DayClose &close = row.close;
    auto insert = m_db.prepare(
        u"INSERT INTO day_close (seq, kind, profile, point_of_sale, number, items_after, "
        u"items_upto,"
        " from_at, made_at, payments, payments_amount, refunds, refunds_amount, total_before,"
        " head)"
        " SELECT (SELECT coalesce(max(seq), 0) + 1 FROM day_close), :kind, r.seq,"
        " (SELECT s.seq FROM point_of_sale s WHERE s.profile = r.seq AND s.id = :point), :number,"
        " :after, :upto, :from, :at, :payments, :payments_amount, :refunds, :refunds_amount, "
        ":before, :head"
        " FROM profile r WHERE r.id = :profile RETURNING seq"_s);
    insert.bind(u":kind"_s, qint64(close.kind))
        .bind(u":point"_s, close.scope.pointOfSale)
        .bind(u":number"_s, close.number)
        .bind(u":after"_s, row.itemsAfter)
        .bind(u":upto"_s, row.itemsUpto)
        .bind(u":from"_s, close.from)
        .bind(u":at"_s, close.at)
        .bind(u":payments"_s, close.payments.count)
        .bind(u":payments_amount"_s, close.payments.sum.cents())
        .bind(u":refunds"_s, close.refunds.count)
        .bind(u":refunds_amount"_s, close.refunds.sum.cents())
        .bind(u":before"_s, close.totalBefore.cents())
        .bind(u":head"_s, close.head ? std::optional(close.head->seq) : std::nullopt)
        .bind(u":profile"_s, close.scope.profile.text());
    return insert.next() ? insert.read<qint64>() : 0;
}

DayClosePage DayCloseRepository::page(const DayCloseFilter &filter, std::optional<qint64> before,
                                      int count)
{
    auto rows = m_db.prepare(
        u"SELECT r.id, coalesce(s.id, ''), d.kind, d.seq, d.number, d.from_at, d.made_at, "
        u"d.payments,"
        " d.payments_amount, d.refunds, d.refunds_amount, d.total_before, d.head FROM day_close d"
        " JOIN profile r ON r.seq = d.profile LEFT JOIN point_of_sale s ON s.seq = d.point_of_sale"
        " WHERE d.seq < :before ORDER BY d.seq DESC"_s);
    rows.bind(u":before"_s, before.value_or(std::numeric_limits<qint64>::max()));
    DayClosePage page;
    while (rows.next()) {
        const DayCloseScope scope{rows.read<ProfileId>(), rows.read<QString>()};
        const auto kind = rows.read<DayCloseKind>();
        if ((!filter.profiles.isEmpty() && !filter.profiles.contains(scope.profile))
            || filter.pointOfSale.value_or(scope.pointOfSale) != scope.pointOfSale
            || filter.kind.value_or(kind) != kind)
            continue;
        if (page.rows.size() == count) {
            page.hasMore = true;
            break;
        }
        DayClose close{.seq = rows.read<qint64>(),
                       .kind = kind,
                       .number = rows.read<qint64>(),
                       .scope = scope,
                       .from = rows.read<std::optional<Timestamp>>(),
                       .at = rows.read<Timestamp>(),
                       .payments = {rows.read<qint64>(), rows.read<Amount>()},
                       .refunds = {rows.read<qint64>(), rows.read<Amount>()},
                       .taken = {},
                       .totalBefore = rows.read<Amount>(),
                       .total = {}};
        close.taken = Amount::fromCents(close.payments.sum.cents() - close.refunds.sum.cents());
        close.total = Amount::fromCents(close.totalBefore.cents() + close.taken.cents());
        if (const auto head = rows.read<std::optional<qint64>>())
            close.head = ledger::headAt(m_db, *head);
        close.record = audit::recordOf(m_db, close);
        page.rows << close;
    }
    return page;
}

Result<DayCloseRow> countSinceLastZ(storage::Database &db, const DayCloseScope &scope)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    return DayCloseRepository(db).count(scope);
}

Result<DayClose> previewClose(storage::Database &db, const DayCloseScope &scope, Timestamp now)
{
    auto row = countSinceLastZ(db, scope);
    if (!row)
        return row.failure();
    // A preview never ends before it begins, even if the clock was set back.
    row->close.at = std::max(now, row->close.from.value_or(now));
    return row->close;
}

} // namespace tilldesk::reports
