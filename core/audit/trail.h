#pragma once

#include "core/audit/audit_queries.h"
#include "core/base/clock.h"
#include "core/domain/audit.h"
#include "core/domain/payment.h"
#include "core/storage/database.h"

namespace tilldesk::audit {

/// Names the actor of everything that this thread records until the object is destroyed. The
/// service itself acts if no Acting exists. Scopes nest; the innermost one counts.
class Acting
{
public:
    explicit Acting(AuditActor actor);
    ~Acting();
    Acting(const Acting &) = delete;
    Acting &operator=(const Acting &) = delete;

    /// Returns the actor of this thread.
    [[nodiscard]] static AuditActor current();

private:
    AuditActor m_actor;
    const Acting *m_outer;
};

/// Returns the actor of a payment's step as the audit trail names it.
[[nodiscard]] AuditActor actorOf(const Actor &actor);

/// An event to be recorded in the audit trail.
struct Event {
    AuditKind kind = AuditKind::TrailOpened;
    QString subject = {}; ///< id of the object concerned
    QJsonObject facts = {};
    /// The object before and after the change. Only the values that differ are stored.
    QJsonObject before = {};
    QJsonObject after = {};
    /// Kind of the record `subject`. The entry keeps a digest of the present state of this record.
    AuditGuard guard = AuditGuard::None;
};

/// The audit trail: everything that is not a payment's own history. Table audit_trail is
/// append-only, and each entry has a hash over itself and the entry before. Called on the thread of
/// the connection, inside an open transaction: an entry is stored if and only if its event is.
///
/// Has no state of its own, so each service may have a Trail.
class Trail
{
public:
    /// @pre both references must outlive the Trail
    Trail(storage::Database &db, const Clock &clock) : m_db(db), m_clock(clock) {}

    /// Appends an entry, by Acting::current(). Masks every IBAN in its values. Stores nothing and
    /// returns 0 if `before` and `after` are given and do not differ.
    /// @return seq of the entry
    /// @pre no value contains a secret: a key, a PIN, a password
    qint64 record(const Event &event);

    /// Writes the first entries of a database without a trail: earlier entries, then an entry for
    /// each guarded record, so that verify has a state to compare it with. In a trail of an earlier
    /// version: entries for the records that it did not guard. Otherwise a no-op.
    void open();

private:
    [[nodiscard]] AuditHead head();
    qint64 append(const Event &event, const AuditActor &actor, Timestamp at);
    void adoptEarlier();
    [[nodiscard]] qint64 knownGuards();

    storage::Database &m_db;
    const Clock &m_clock;
};

} // namespace tilldesk::audit
