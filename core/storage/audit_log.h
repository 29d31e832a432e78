#pragma once

#include "core/domain/payment.h"
#include "core/storage/database.h"

namespace tilldesk::storage {

/// User actions that change no data but must be recorded. The numbers are stored in the database.
enum class AuditAction : quint8 { DebtorIbanShown = 1 };

/// Table audit_entry, append-only.
class AuditLog
{
public:
    /// @pre `db` outlives it
    explicit AuditLog(Database &db) : m_db(db) {}

    /// Adds an entry in the open transaction. @param subject  id of the object concerned
    void add(AuditAction action, const QString &subject, const Actor &actor, Timestamp at);

private:
    Database &m_db;
};

} // namespace tilldesk::storage
