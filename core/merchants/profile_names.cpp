#include "core/merchants/profile_names.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {

QHash<qint64, ProfileNames> profileNames(storage::Database &db)
{
    QHash<qint64, ProfileNames> names;
    auto rows = db.prepare(u"SELECT p.seq, p.id, p.name, m.name FROM profile p"
                           " JOIN merchant m ON m.seq = p.merchant"_s);
    while (rows.next())
        names.insert(rows.int64(0),
                     {.id = rows.utf8(1).toByteArray(),
                      .name = rows.utf8(2).toByteArray(),
                      .merchant = rows.utf8(3).toByteArray()});
    return names;
}

} // namespace tilldesk::merchants
