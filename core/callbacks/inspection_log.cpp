#include "core/callbacks/inspection_log.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {

std::optional<Timestamp> sentAt(storage::Database &db, const QString &jti, const QString &signature)
{
    if (jti.isEmpty() || signature.isEmpty())
        return {};
    auto row = db.prepare(
        u"SELECT a.at FROM callback c JOIN callback_attempt a ON a.callback = c.seq"
        " WHERE c.id = :jti AND instr(a.request_headers, :signature) > 0 ORDER BY a.number LIMIT 1"_s);
    row.bind(u":jti"_s, jti).bind(u":signature"_s, signature);
    return row.next() ? std::optional(row.time(0)) : std::nullopt;
}

} // namespace tilldesk::callbacks
