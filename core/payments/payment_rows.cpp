#include "core/payments/payment_rows.h"

#include "core/ledger/ledger_queries.h"
#include "core/payments/payment_filter.h"
#include "core/payments/payment_repository.h"
#include "core/storage/sql_list.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

/// If at least this many payments are skipped per row read, looking rows up through the index is
/// faster than a full scan of the table. @source measured
constexpr qint64 kSparse = 8;

QHash<qint64, QByteArray> pointsOfSale(storage::Database &db)
{
    QHash<qint64, QByteArray> ids;
    auto rows = db.prepare(u"SELECT seq, id FROM point_of_sale"_s);
    while (rows.next()) {
        const auto [seq, id] = rows.read<qint64, QByteArray>();
        ids.insert(seq, id);
    }
    return ids;
}

qint64 countByText(storage::Database &db, const PaymentFilter &filter, const PaymentRange &range)
{
    const PaymentConditions conditions(db, filter, range);
    auto row = db.prepare(u"SELECT count(*) FROM payment p"_s + conditions.sql());
    conditions.bind(row);
    return row.next() ? row.read<qint64>() : 0;
}

} // namespace

PaymentRows::PaymentRows(storage::Database &db, const PaymentFilter &filter)
    : m_range(rangeOf(db, filter)),
      m_total(isCounted(filter) ? PaymentPosition(db).count(m_range)
                                : countByText(db, filter, m_range)),
      m_profiles(merchants::profileNames(db)),
      m_pointsOfSale(pointsOfSale(db))
{
    m_range.last = std::min(m_range.last, PaymentRepository(db).last().seq);
    if (isCounted(filter)) {
        select(db, countedConditions());
        m_rows->bind(u":first"_s, m_range.first).bind(u":last"_s, m_range.last);
        return;
    }
    const PaymentConditions conditions(db, filter, m_range);
    select(db, conditions.sql());
    conditions.bind(*m_rows);
}

PaymentRows::PaymentRows(storage::Database &db, const PaidPayments &paid)
    : m_profiles(merchants::profileNames(db)),
      m_pointsOfSale(pointsOfSale(db))
{
    PaymentFilter shops;
    shops.profiles = paid.profiles;
    QString where =
        u" WHERE p.seq IN (SELECT payment FROM payout_item WHERE seq >= :begin"
        " AND seq < :end AND kind = %1)"_s.arg(storage::sqlNumber(PayoutItemKind::Payment));
    if (!paid.profiles.isEmpty())
        where += u" AND +p.profile IN ("_s + storage::sqlList(rangeOf(db, shops).profiles) + u')';
    const auto bind = [&](storage::Statement &statement) {
        const qint64 all = std::numeric_limits<qint64>::max();
        statement.bind(u":begin"_s, paid.from ? ledger::firstEntryAt(db, *paid.from) : 1)
            .bind(u":end"_s, paid.to ? ledger::firstEntryAt(db, *paid.to) : all);
    };
    auto row = db.prepare(u"SELECT count(*), min(p.seq), max(p.seq) FROM payment p"_s + where);
    bind(row);
    m_range.last = 0;
    if (row.next()) {
        m_total = row.read<qint64>();
        m_range.first = row.read<qint64>();
        m_range.last = row.read<qint64>();
    }
    select(db, where);
    bind(*m_rows);
}

void PaymentRows::select(storage::Database &db, const QString &where)
{
    m_rows.emplace(db.prepare(u"SELECT p.profile, p.point_of_sale, p.seq, p.id, p.created_at,"
                              " p.status, p.amount, p.refunded, p.reference, p.description,"
                              " p.bulk_id, p.shop_name, p.debtor_name, p.debtor_iban,"
                              " p.succeeded_at, p.actor_kind, p.actor_name,"
                              " (SELECT f.amount FROM payment_fee f WHERE f.payment = p.seq)"
                              " FROM payment p"_s
                              + where + u" ORDER BY p.seq"_s));
}

/// The unary plus keeps the planner on the table itself, which is ordered by `seq`.
QString PaymentRows::countedConditions() const
{
    QString stretch = u" WHERE p.seq BETWEEN :first AND :last"_s;
    if (m_range.isWhole)
        return stretch;
    const QString profiles = storage::sqlList(m_range.profiles);
    const QString statuses = storage::sqlList(m_range.statuses);
    if (m_total < (m_range.last - m_range.first) / kSparse)
        return stretch
            + u" AND p.seq IN (SELECT q.seq FROM payment q WHERE q.profile IN (%1)"
              " AND q.status IN (%2) AND q.seq BETWEEN :first AND :last)"_s.arg(profiles, statuses);
    return stretch + u" AND +p.profile IN (%1) AND +p.status IN (%2)"_s.arg(profiles, statuses);
}

bool PaymentRows::next()
{
    if (!m_rows->next())
        return false;
    static const merchants::ProfileNames nobody;
    storage::Statement &row = *m_rows;
    const auto profile = m_profiles.constFind(row.read<qint64>());
    const auto pointOfSale = m_pointsOfSale.constFind(row.read<qint64>());
    m_view = {.seq = row.read<qint64>(),
              .id = row.read<QByteArrayView>(),
              .createdAt = row.read<Timestamp>(),
              .status = row.read<PaymentStatus>(),
              .amount = row.read<Amount>(),
              .refunded = row.read<Amount>(),
              .reference = row.read<QByteArrayView>(),
              .description = row.read<QByteArrayView>(),
              .bulkId = row.read<QByteArrayView>(),
              .pointOfSale = pointOfSale != m_pointsOfSale.cend() ? QByteArrayView(*pointOfSale)
                                                                  : QByteArrayView(),
              .shopName = row.read<QByteArrayView>(),
              .debtorName = row.read<QByteArrayView>(),
              .debtorIban = row.read<QByteArrayView>(),
              .succeededAt = row.read<std::optional<Timestamp>>(),
              .takenByKind = row.read<Actor::Kind>(),
              .takenByName = row.read<QByteArrayView>(),
              .fee = row.read<Amount>(),
              .profile = profile != m_profiles.cend() ? &*profile : &nobody};
    return true;
}

} // namespace tilldesk::payments
