#include "core/storage/sorted_scan.h"

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

QList<qint64> SortedScan::seqs(Database &db, const std::optional<SortKey> &after, int count) const
{
    QList<qint64> seqs;
    if (!after) {
        read(db, {}, nullptr, count, seqs);
        return seqs;
    }
    // Two range scans: SQLite would read all rows of the value for one condition with OR.
    const QString beyond = isAscending ? u" > "_s : u" < "_s;
    read(db, u" AND "_s + value + u" = :key_value AND "_s + seq + beyond + u":key_seq"_s, &*after,
         count, seqs);
    const SortKey other{.value = after->value, .seq = 0};
    read(db, u" AND "_s + value + beyond + u":key_value"_s, &other, count - int(seqs.size()), seqs);
    return seqs;
}

/// Appends at most `count` rows. @param key  its seq is bound unless it is 0
void SortedScan::read(Database &db, const QString &condition, const SortKey *key, int count,
                      QList<qint64> &seqs) const
{
    if (count <= 0)
        return;
    const QString direction = isAscending ? u""_s : u" DESC"_s;
    auto rows = db.prepare(u"SELECT "_s + seq + from + condition + u" ORDER BY "_s + value
                           + direction + u", "_s + seq + direction + u" LIMIT %1"_s.arg(count));
    if (bind)
        bind(rows);
    if (key) {
        std::visit([&rows](const auto &bound) { rows.bind(u":key_value"_s, bound); }, key->value);
        if (key->seq != 0)
            rows.bind(u":key_seq"_s, key->seq);
    }
    while (rows.next())
        seqs << rows.read<qint64>();
}

} // namespace tilldesk::storage
