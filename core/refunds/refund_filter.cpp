#include "core/refunds/refund_filter.h"

#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {

SeqRange stretchOf(storage::Database &db, const RefundFilter &filter)
{
    SeqRange stretch;
    if (filter.from) {
        auto row = db.prepare(u"SELECT seq FROM refund WHERE created_at >= :from"
                              " ORDER BY created_at, seq LIMIT 1"_s);
        row.bind(u":from"_s, *filter.from);
        stretch.first = row.next() ? row.read<qint64>() : std::numeric_limits<qint64>::max();
    }
    if (filter.to) {
        auto row = db.prepare(u"SELECT seq FROM refund WHERE created_at <= :to"
                              " ORDER BY created_at DESC, seq DESC LIMIT 1"_s);
        row.bind(u":to"_s, *filter.to);
        stretch.last = row.next() ? row.read<qint64>() : 0;
    }
    return stretch;
}

QList<qint64> profilesOf(storage::Database &db, const RefundFilter &filter)
{
    QList<qint64> profiles;
    auto rows = db.prepare(u"SELECT seq, id FROM profile"_s);
    while (rows.next()) {
        const auto [seq, id] = rows.read<qint64, ProfileId>();
        if (filter.profiles.isEmpty() || filter.profiles.contains(id))
            profiles << seq;
    }
    return profiles;
}

QString foundConditions(storage::Database &db, const RefundFilter &filter)
{
    const QString conditions =
        u" WHERE r.seq BETWEEN :first AND :last AND r.profile IN (%1)"
        " AND (r.id = :find OR r.payment IN (SELECT seq FROM payment WHERE id = :find)"
        " OR r.payment IN (SELECT seq FROM payment WHERE reference <> '' AND reference = :find"
        " AND profile IN (%1)))"_s.arg(storage::sqlList(profilesOf(db, filter)));
    return filter.status
        ? QString(conditions + u" AND r.status = "_s + storage::sqlNumber(*filter.status))
        : conditions;
}

} // namespace tilldesk::refunds
