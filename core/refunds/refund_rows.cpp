#include "core/refunds/refund_rows.h"

#include "core/ledger/ledger_queries.h"
#include "core/refunds/refund_filter.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {
RefundRows::RefundRows(storage::Database &db, const RefundFilter &filter)
    : m_profiles(merchants::profileNames(db))
{
    const SeqRange stretch = stretchOf(db, filter);
    const storage::ListConditions conditions = conditionsOf(db, filter, stretch);
    const QString where = u" WHERE TRUE"_s + conditions.sql();
    auto count =
        db.prepare(u"SELECT count(*) FROM refund r JOIN payment p ON p.seq = r.payment"_s + where);
    conditions.bind(count);
    m_total = count.next() ? count.read<qint64>() : 0;
    select(db, where);
    conditions.bind(*m_rows);
}

RefundRows::RefundRows(storage::Database &db, const DoneRefunds &done)
    : m_profiles(merchants::profileNames(db))
{
    RefundFilter shops;
    shops.profiles = done.profiles;
    QString where =
        u" WHERE r.seq IN (SELECT refund FROM payout_item WHERE seq >= :begin"
        " AND seq < :end AND kind = %1)"_s.arg(storage::sqlNumber(PayoutItemKind::Refund));
    if (!done.profiles.isEmpty())
        where += u" AND r.profile IN ("_s + storage::sqlList(profilesOf(db, shops)) + u')';
    const auto bindPeriod = [&](storage::Statement &statement) {
        const qint64 all = std::numeric_limits<qint64>::max();
        statement.bind(u":begin"_s, done.from ? ledger::firstEntryAt(db, *done.from) : 1)
            .bind(u":end"_s, done.to ? ledger::firstEntryAt(db, *done.to) : all);
    };
    auto count = db.prepare(u"SELECT count(*) FROM refund r"_s + where);
    bindPeriod(count);
    m_total = count.next() ? count.read<qint64>() : 0;
    select(db, where);
    bindPeriod(*m_rows);
}

void RefundRows::select(storage::Database &db, const QString &where)
{
    m_rows.emplace(db.prepare(u"SELECT r.profile, r.id, p.id, r.status, r.amount, r.created_at,"
                              " r.ended_at, p.reference, r.description, r.actor_kind, r.actor_name"
                              " FROM refund r JOIN payment p ON p.seq = r.payment"_s
                              + where + u" ORDER BY r.seq"_s));
}

bool RefundRows::next()
{
    if (!m_rows->next())
        return false;
    static const merchants::ProfileNames nobody;
    storage::Statement &row = *m_rows;
    const auto profile = m_profiles.constFind(row.read<qint64>());
    m_view = {.id = row.read<QByteArrayView>(),
              .paymentId = row.read<QByteArrayView>(),
              .status = row.read<RefundStatus>(),
              .amount = row.read<Amount>(),
              .createdAt = row.read<Timestamp>(),
              .endedAt = row.read<std::optional<Timestamp>>(),
              .reference = row.read<QByteArrayView>(),
              .description = row.read<QByteArrayView>(),
              .actorKind = row.read<Actor::Kind>(),
              .actorName = row.read<QByteArrayView>(),
              .profile = profile != m_profiles.cend() ? &*profile : &nobody};
    return true;
}

} // namespace tilldesk::refunds
