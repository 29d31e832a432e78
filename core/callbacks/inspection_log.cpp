#include "core/callbacks/inspection_log.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {

std::optional<Timestamp> sentAt(storage::Database &db, const QString &jti, const QString &signature)
{
    if (jti.isEmpty() || signature.isEmpty())
        return {};
    auto rows = db.prepare(u"SELECT a.at, a.request_headers FROM callback c"
                           " JOIN callback_attempt a ON a.callback = c.seq"
                           " WHERE c.id = :jti ORDER BY a.number"_s);
    rows.bind(u":jti"_s, jti);
    while (rows.next()) {
        if (rows.text(1).contains(signature))
            return rows.time(0);
    }
    return {};
}

} // namespace tilldesk::callbacks
