#include "core/storage/audit_log.h"

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

void AuditLog::add(AuditAction action, const QString &subject, const Actor &actor, Timestamp at)
{
    m_db.prepare(u"INSERT INTO audit_entry (at, action, subject, actor_kind, actor_name)"
                 " VALUES (:at, :action, :subject, :actor_kind, :actor_name)"_s)
        .bind(u":at"_s, at)
        .bind(u":action"_s, qint64(action))
        .bind(u":subject"_s, subject)
        .bind(u":actor_kind"_s, qint64(actor.kind))
        .bind(u":actor_name"_s, actor.name)
        .run();
}

} // namespace tilldesk::storage
