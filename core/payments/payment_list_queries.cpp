#include "core/payments/payment_list_queries.h"

#include "core/payments/payment_filter.h"
#include "core/payments/payment_repository.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

constexpr qsizetype kParts = 400; ///< terms of one compound SELECT; SQLite allows 500

/// Returns a SELECT per (profile, status), each a range scan of one index in order of `seq`. The
/// newest `:count` payments overall are among the newest `:count` of each part.
QStringList partsOf(const PaymentRange &range, bool oldestFirst)
{
    QStringList parts;
    for (const qint64 profile : range.profiles) {
        for (const PaymentStatus status : range.statuses) {
            parts << u"SELECT seq FROM (SELECT seq FROM payment WHERE profile = %1 AND status = %2"
                     " AND seq BETWEEN :first AND :last ORDER BY seq%3 LIMIT :count)"
                     " AS part%1_%2"_s.arg(QString::number(profile), QString::number(int(status)),
                                           oldestFirst ? u""_s : u" DESC"_s);
        }
    }
    return parts;
}

void bindStretch(storage::Statement &statement, const PaymentRange &range, int count)
{
    statement.bind(u":first"_s, range.first)
        .bind(u":last"_s, range.last)
        .bind(u":count"_s, qint64(count));
}

} // namespace

Result<PaymentPage> PaymentListQueries::page(const PaymentFilter &filter, qint64 first, int count)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    PaymentRange range = rangeOf(m_db, filter);
    if (filter.byDeadline) {
        range.statuses = {PaymentStatus::PendingMerchantAcknowledgement};
        range.isWhole = false;
    }
    PaymentPage page{.total =
                         isCounted(filter) ? m_position.count(range) : countByText(filter, range),
                     .rows = {}};
    if (first >= page.total || count == 0)
        return page;
    if (filter.byDeadline) {
        page.rows = rowsByDeadline(filter, range, first, count);
        return page;
    }
    if (!isCounted(filter)) {
        page.rows = rowsByText(filter, range, first, count);
        return page;
    }
    const auto start = m_position.seqOf(range, filter.oldestFirst ? page.total - 1 - first : first);
    if (!start)
        return fail(ErrorCode::Internal, u"the payment counters do not agree with the payments"_s);
    (filter.oldestFirst ? range.first : range.last) = *start;
    page.rows = rowsFrom(range, filter.oldestFirst, count);
    return page;
}

Result<PaymentTotals> PaymentListQueries::totals(const PaymentFilter &filter)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    PaymentFilter anyStatus = filter;
    anyStatus.statuses.clear();
    const PaymentRange range = rangeOf(m_db, anyStatus);
    return isCounted(filter) ? m_position.totals(range) : totalsByText(filter, range);
}

Result<QList<PaymentTotal>> PaymentListQueries::takings(const QList<ProfileId> &profiles,
                                                        const QList<Timestamp> &bounds)
{
    QList<PaymentTotal> takings;
    for (qsizetype i = 0; i + 1 < bounds.size(); ++i) {
        PaymentFilter filter;
        filter.profiles = profiles;
        filter.from = bounds[i];
        filter.to = bounds[i + 1] - std::chrono::milliseconds(1);
        const auto sums = totals(filter);
        if (!sums)
            return sums.failure();
        takings << sums->value(PaymentStatus::Succeeded);
    }
    return takings;
}

bool PaymentListQueries::hasOverdue(Timestamp now)
{
    return !PaymentRepository(m_db).overdue(now, 1).isEmpty();
}

QList<Payment> PaymentListQueries::rowsFrom(const PaymentRange &range, bool oldestFirst, int count)
{
    const QStringList parts = range.isWhole ? QStringList() : partsOf(range, oldestFirst);
    if (parts.size() > kParts)
        return rowsFromMany(parts, range, oldestFirst, count);
    auto rows = m_db.prepare(
        u"SELECT "_s + paymentColumns() + paymentTables()
        + (range.isWhole ? u"WHERE p.seq BETWEEN :first AND :last"_s
                         : QString(u"WHERE p.seq IN ("_s + parts.join(u" UNION ALL "_s) + u")"_s))
        + (oldestFirst ? u" ORDER BY p.seq"_s : u" ORDER BY p.seq DESC"_s) + u" LIMIT :count"_s);
    bindStretch(rows, range, count);
    QList<Payment> payments;
    while (rows.next())
        payments << toPayment(rows);
    return payments;
}

QList<Payment> PaymentListQueries::rowsFromMany(const QStringList &parts, const PaymentRange &range,
                                                bool oldestFirst, int count)
{
    QList<qint64> seqs;
    for (qsizetype at = 0; at < parts.size(); at += kParts) {
        auto rows = m_db.prepare(parts.mid(at, kParts).join(u" UNION ALL "_s));
        bindStretch(rows, range, count);
        while (rows.next())
            seqs << rows.read<qint64>();
    }
    std::ranges::sort(seqs);
    if (!oldestFirst)
        std::ranges::reverse(seqs);
    QList<Payment> payments;
    for (const qint64 seq : seqs.first(std::min<qsizetype>(count, seqs.size()))) {
        if (auto payment = PaymentRepository(m_db).find(seq))
            payments << std::move(*payment);
    }
    return payments;
}

qint64 PaymentListQueries::countByText(const PaymentFilter &filter, const PaymentRange &range)
{
    const PaymentConditions conditions(m_db, filter, range);
    auto row = m_db.prepare(u"SELECT count(*) FROM payment p"_s + conditions.sql());
    conditions.bind(row);
    return row.next() ? row.read<qint64>() : 0;
}

Result<PaymentTotals> PaymentListQueries::totalsByText(const PaymentFilter &filter,
                                                       const PaymentRange &range)
{
    PaymentTotals totals;
    const PaymentConditions conditions(m_db, filter, range);
    auto rows = m_db.prepare(u"SELECT p.status, count(*), "_s + sumColumns() + u" FROM payment p"_s
                             + conditions.sql() + u" GROUP BY p.status"_s);
    conditions.bind(rows);
    while (rows.next()) {
        const auto [status, count] = rows.read<PaymentStatus, qint64>();
        const auto sum = readSum(rows);
        if (!sum)
            return sum.failure();
        totals[status] = {count, *sum};
    }
    return totals;
}

QList<Payment> PaymentListQueries::rowsByText(const PaymentFilter &filter,
                                              const PaymentRange &range, qint64 first, int count)
{
    QList<Payment> payments;
    const PaymentConditions conditions(m_db, filter, range);
    auto rows =
        m_db.prepare(u"SELECT "_s + paymentColumns() + paymentTables() + conditions.sql()
                     + (filter.oldestFirst ? u" ORDER BY p.seq"_s : u" ORDER BY p.seq DESC"_s)
                     + u" LIMIT :count OFFSET :offset"_s);
    conditions.bind(rows);
    rows.bind(u":count"_s, qint64(count)).bind(u":offset"_s, first);
    while (rows.next())
        payments << toPayment(rows);
    return payments;
}

/// Skips `first` rows one by one: only the payments of the last days wait for an acknowledgement.
QList<Payment> PaymentListQueries::rowsByDeadline(const PaymentFilter &filter,
                                                  const PaymentRange &range, qint64 first,
                                                  int count)
{
    QList<Payment> payments;
    const PaymentConditions conditions(m_db, filter, range, PaymentConditions::Rows::Given);
    auto rows = m_db.prepare(
        u"SELECT "_s + paymentColumns() + paymentTables() + conditions.sql()
        + u" AND p.seq IN (SELECT seq FROM payment WHERE status = %1 AND acknowledge_by > 0)"
          " ORDER BY p.acknowledge_by, p.seq LIMIT :count OFFSET :offset"_s.arg(
              storage::sqlNumber(PaymentStatus::PendingMerchantAcknowledgement)));
    conditions.bind(rows);
    rows.bind(u":count"_s, qint64(count)).bind(u":offset"_s, first);
    while (rows.next())
        payments << toPayment(rows);
    return payments;
}

} // namespace tilldesk::payments
