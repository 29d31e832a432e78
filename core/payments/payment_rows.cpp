#include "core/payments/payment_rows.h"

#include "core/payments/payment_filter.h"
#include "core/payments/payment_repository.h"
#include "core/storage/sql_list.h"

#include <algorithm>

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
    const QString columns = u"SELECT p.profile, p.point_of_sale, p.seq, p.id, p.created_at,"
                            " p.status, p.amount, p.refunded, p.reference, p.description,"
                            " p.bulk_id, p.shop_name, p.debtor_name, p.debtor_iban,"
                            " p.succeeded_at FROM payment p"_s;
    if (isCounted(filter)) {
        m_rows.emplace(db.prepare(columns + countedConditions() + u" ORDER BY p.seq"_s));
        m_rows->bind(u":first"_s, m_range.first).bind(u":last"_s, m_range.last);
        return;
    }
    const PaymentConditions conditions(db, filter, m_range);
    m_rows.emplace(db.prepare(columns + conditions.sql() + u" ORDER BY p.seq"_s));
    conditions.bind(*m_rows);
}

/// The unary plus keeps the planner on the table itself, which is ordered by `seq`.
QString PaymentRows::countedConditions() const
{
    const QString stretch = u" WHERE p.seq BETWEEN :first AND :last"_s;
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
              .profile = profile != m_profiles.cend() ? &*profile : &nobody};
    return true;
}

} // namespace tilldesk::payments
