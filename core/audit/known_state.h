#pragma once

#include "core/domain/audit.h"

#include <QByteArray>
#include <QString>

namespace tilldesk::audit {

/// Tells Trail::record() the digest of a guarded record on this thread until the object is
/// destroyed. For records whose stateOf() takes long and was computed before.
class KnownState
{
public:
    /// @pre the digest is that of the record's present state
    KnownState(AuditGuard guard, QString id, QByteArray digest);
    ~KnownState();
    KnownState(const KnownState &) = delete;
    KnownState &operator=(const KnownState &) = delete;

    /// Returns the digest that an object on this thread tells; empty if there is none.
    [[nodiscard]] static QByteArray of(AuditGuard guard, const QString &id);

private:
    AuditGuard m_guard;
    QString m_id;
    QByteArray m_digest;
    const KnownState *m_outer;
};

} // namespace tilldesk::audit
