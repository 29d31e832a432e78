#pragma once

#include "core/domain/payment.h"
#include "core/storage/database.h"

namespace tilldesk::storage {

/// What people do that changes nothing but must not be forgotten. The numbers are what the database
/// stores.
enum class AuditAction : quint8 { DebtorIbanShown = 1 };

/// Table audit_entry, append-only.
class AuditLog
{
public:
    /// @pre `db` outlives it
    explicit AuditLog(Database &db) : m_db(db) {}

    /// Belongs to the transaction that is open. @param subject  id of what it was about
    void add(AuditAction action, const QString &subject, const Actor &actor, Timestamp at);

private:
    Database &m_db;
};

} // namespace tilldesk::storage
