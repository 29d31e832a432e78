#include "core/refunds/refund_queries.h"

#include "core/payments/payment_filter.h"
#include "core/payments/payment_repository.h"
#include "core/refunds/refund_filter.h"
#include "core/refunds/refund_repository.h"
#include "core/storage/sorted_scan.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {
namespace {

const QString kWithPayments =
    u" FROM refund r CROSS JOIN payment p ON p.seq = r.payment WHERE TRUE"_s;

/// Returns the refunds that match all conditions of the filter, newest or oldest first.
QList<qint64> found(storage::Database &db, const RefundFilter &filter, const SeqRange &stretch,
                    bool oldestFirst, int count)
{
    const storage::ListConditions conditions = conditionsOf(db, filter, stretch);
    auto rows = db.prepare(
        u"SELECT r.seq"_s + kWithPayments + conditions.sql()
        + u" ORDER BY r.seq%1 LIMIT %2"_s.arg(oldestFirst ? u""_s : u" DESC"_s).arg(count));
    conditions.bind(rows);
    QList<qint64> seqs;
    while (rows.next())
        seqs << rows.read<qint64>();
    return seqs;
}

/// The refunds of each profile and status are a range scan of one index in order of seq. The first
/// refunds overall are among the first of each scan.
QList<qint64> indexed(storage::Database &db, const RefundFilter &filter, const SeqRange &stretch,
                      bool oldestFirst, int count)
{
    QList<qint64> seqs;
    const auto take = [&](storage::Statement &&row) {
        row.bind(u":first"_s, stretch.first)
            .bind(u":last"_s, stretch.last)
            .bind(u":count"_s, qint64(count));
        while (row.next())
            seqs << row.read<qint64>();
    };
    const QString tail = u" seq BETWEEN :first AND :last ORDER BY seq%1 LIMIT :count"_s.arg(
        oldestFirst ? u""_s : u" DESC"_s);
    if (filter.profiles.isEmpty() && filter.profileName.isEmpty() && !filter.status) {
        take(db.prepare(u"SELECT seq FROM refund WHERE"_s + tail));
        return seqs;
    }
    for (const qint64 profile : profilesOf(db, filter)) {
        for (const RefundStatus status : kRefundStatuses) {
            if (filter.status.value_or(status) == status) {
                auto row = db.prepare(
                    u"SELECT seq FROM refund WHERE profile = :profile AND status = :status AND"_s
                    + tail);
                row.bind(u":profile"_s, profile).bind(u":status"_s, qint64(status));
                take(std::move(row));
            }
        }
    }
    std::ranges::sort(seqs);
    if (!oldestFirst)
        std::ranges::reverse(seqs);
    return seqs;
}

/// Returns the refunds after one, in the order of creation.
QList<qint64> byCreation(storage::Database &db, const RefundFilter &filter,
                         std::optional<qint64> before, bool oldestFirst, int count)
{
    SeqRange stretch = stretchOf(db, filter);
    if (before && oldestFirst)
        stretch.first = std::max(stretch.first, *before + 1);
    else if (before)
        stretch.last = std::min(stretch.last, *before - 1);
    return (isDetailed(filter) ? found : indexed)(db, filter, stretch, oldestFirst, count);
}

/// Returns the refunds of one status after those of another, each newest first.
QList<qint64> byStatus(storage::Database &db, const RefundFilter &filter,
                       const std::optional<Refund> &after, int count)
{
    QList<RefundStatus> statuses(kRefundStatuses.begin(), kRefundStatuses.end());
    if (!filter.order.isAscending)
        std::ranges::reverse(statuses);
    QList<qint64> seqs;
    bool isReached = !after;
    for (const RefundStatus status : std::as_const(statuses)) {
        const bool isFirst = after && after->status == status;
        isReached = isReached || isFirst;
        if (!isReached || filter.status.value_or(status) != status || seqs.size() >= count)
            continue;
        RefundFilter wanted = filter;
        wanted.status = status;
        seqs << byCreation(db, wanted, isFirst ? std::optional(after->seq) : std::nullopt, false,
                           count - int(seqs.size()));
    }
    return seqs;
}

/// A column by whose values an index sorts the refunds.
struct ValueOrder {
    QString index;
    QString value;     ///< as in the index
    QString condition; ///< of refunds that have a value; empty: all have one
};

ValueOrder orderOf(RefundColumn column)
{
    switch (column) {
    case RefundColumn::Created:
    case RefundColumn::Status: break;
    case RefundColumn::Amount: return {u"refund_by_amount"_s, u"r.amount"_s, {}};
    case RefundColumn::Reference:
        return {u"refund_by_reference"_s, u"r.reference COLLATE NOCASE"_s, u"r.reference <> ''"_s};
    case RefundColumn::Description:
        return {u"refund_by_description"_s, u"r.description COLLATE NOCASE"_s,
                u"r.description <> ''"_s};
    case RefundColumn::Person:
        return {u"refund_by_person"_s, u"r.actor_name COLLATE NOCASE"_s,
                u"r.actor_name <> '' AND r.actor_kind IN (%1)"_s.arg(payments::personKinds())};
    }
    return {};
}

/// Returns the value of a refund; an empty text if it has none.
std::variant<qint64, QString> valueOf(const Refund &refund, RefundColumn column)
{
    switch (column) {
    case RefundColumn::Created:
    case RefundColumn::Status: break;
    case RefundColumn::Amount: return refund.amount.cents();
    case RefundColumn::Reference: return refund.reference;
    case RefundColumn::Description: return refund.description;
    case RefundColumn::Person: return personOf(refund.actor);
    }
    return qint64(0);
}

/// Refunds without a value are last, newest first.
QList<qint64> byValue(storage::Database &db, const RefundFilter &filter,
                      const std::optional<Refund> &after, int count)
{
    const ValueOrder order = orderOf(filter.order.by);
    const storage::ListConditions conditions = conditionsOf(db, filter, stretchOf(db, filter));
    const auto from = [&](const QString &index, const QString &condition) {
        return QString(
            u" FROM refund r "_s + index
            + (isDetailed(filter) ? u" CROSS JOIN payment p ON p.seq = r.payment"_s : QString())
            + u" WHERE TRUE"_s + conditions.sql() + condition);
    };
    const std::optional<storage::SortKey> key = after
        ? std::optional(storage::SortKey{valueOf(*after, filter.order.by), after->seq})
        : std::nullopt;
    const bool isAmongBlanks = key && key->value == std::variant<qint64, QString>(QString(u""_s));
    QList<qint64> seqs;
    if (!isAmongBlanks) {
        const storage::SortedScan scan{
            .from = from(u"INDEXED BY "_s + order.index,
                         order.condition.isEmpty() ? QString() : u" AND "_s + order.condition),
            .value = order.value,
            .seq = u"r.seq"_s,
            .isAscending = filter.order.isAscending,
            .bind = [&conditions](storage::Statement &row) { conditions.bind(row); }};
        seqs = scan.seqs(db, key, count);
    }
    if (order.condition.isEmpty() || seqs.size() >= count)
        return seqs;
    auto rows = db.prepare(u"SELECT r.seq"_s
                           + from(u"NOT INDEXED"_s, u" AND NOT (%1)"_s.arg(order.condition))
                           + u" AND r.seq < :blank ORDER BY r.seq DESC LIMIT :count"_s);
    conditions.bind(rows);
    rows.bind(u":blank"_s, isAmongBlanks ? key->seq : std::numeric_limits<qint64>::max())
        .bind(u":count"_s, count - seqs.size());
    while (rows.next())
        seqs << rows.read<qint64>();
    return seqs;
}

std::optional<Refund> refundOf(storage::Database &db, qint64 seq)
{
    auto row =
        db.prepare(u"SELECT "_s + refundColumns() + refundTables() + u"WHERE r.seq = :seq"_s);
    row.bind(u":seq"_s, seq);
    return row.next() ? std::optional(toRefund(row)) : std::nullopt;
}

/// Returns the first `count` refunds of the filter after the refund `before`, in its order.
QList<qint64> sorted(storage::Database &db, const RefundFilter &filter,
                     std::optional<qint64> before, int count)
{
    if (filter.order.by == RefundColumn::Created)
        return byCreation(db, filter, before, filter.order.isAscending, count);
    const std::optional<Refund> after = before ? refundOf(db, *before) : std::nullopt;
    if (before && !after)
        return {};
    return filter.order.by == RefundColumn::Status ? byStatus(db, filter, after, count)
                                                   : byValue(db, filter, after, count);
}

} // namespace

RefundPage page(storage::Database &db, const RefundFilter &filter, std::optional<qint64> before,
                int count)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    QList<qint64> seqs = sorted(db, filter, before, count + 1);
    RefundPage page{.rows = {}, .hasMore = seqs.size() > count};
    seqs.resize(std::min<qsizetype>(seqs.size(), count));
    for (const qint64 seq : std::as_const(seqs)) {
        if (auto refund = refundOf(db, seq))
            page.rows << std::move(*refund);
    }
    return page;
}

Result<RefundTotals> totals(storage::Database &db, const RefundFilter &filter)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const SeqRange stretch = stretchOf(db, filter);
    RefundTotals totals;
    const auto add = [&totals](storage::Statement &&row) -> Result<void> {
        while (row.next()) {
            RefundTotal &total = totals[row.read<RefundStatus>()];
            const auto sum = Amount::add(total.sum, row.read<Amount>());
            if (!sum)
                return sum.failure();
            total.sum = *sum;
            ++total.count;
        }
        return {};
    };
    if (isDetailed(filter)) {
        RefundFilter any = filter;
        any.status.reset();
        const storage::ListConditions conditions = conditionsOf(db, any, stretch);
        auto rows = db.prepare(u"SELECT r.status, r.amount"_s + kWithPayments + conditions.sql());
        conditions.bind(rows);
        if (const auto added = add(std::move(rows)); !added)
            return added.failure();
        return totals;
    }
    for (const qint64 profile : profilesOf(db, filter)) {
        auto row = db.prepare(
            u"SELECT status, amount FROM refund WHERE profile = :profile"
            " AND status IN (%1) AND seq BETWEEN :first AND :last"_s.arg(
                storage::sqlList(QList(kRefundStatuses.begin(), kRefundStatuses.end()))));
        row.bind(u":profile"_s, profile)
            .bind(u":first"_s, stretch.first)
            .bind(u":last"_s, stretch.last);
        if (const auto added = add(std::move(row)); !added)
            return added.failure();
    }
    return totals;
}

Result<Refund> find(storage::Database &db, const PaymentId &payment, const RefundId &refund,
                    const ProfileId &own)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const auto paid = payments::PaymentRepository(db).find(payment);
    if (!paid)
        return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
    if (paid->profileId != own)
        return fail(ErrorCode::AccessDenied, u"The payment belongs to another profile"_s);
    auto stored = RefundRepository(db).find(refund);
    if (!stored || stored->paymentId != payment)
        return fail(ErrorCode::RefundNotFound, u"The payment has no such refund"_s);
    return *stored;
}

} // namespace tilldesk::refunds
