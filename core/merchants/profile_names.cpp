#include "core/merchants/profile_names.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {

QHash<qint64, ProfileNames> profileNames(storage::Database &db)
{
    QHash<qint64, ProfileNames> names;
    auto rows = db.prepare(u"SELECT p.seq, p.id, p.name, m.name FROM profile p"
                           " JOIN merchant m ON m.seq = p.merchant"_s);
    while (rows.next()) {
        const auto [seq, id, name, merchant] =
            rows.read<qint64, QByteArray, QByteArray, QByteArray>();
        names.insert(seq, {.id = id, .name = name, .merchant = merchant});
    }
    return names;
}

} // namespace tilldesk::merchants
