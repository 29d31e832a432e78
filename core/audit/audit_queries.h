#pragma once

#include "core/audit/audit_chain.h"
#include "core/domain/audit.h"
#include "core/storage/database.h"

#include <functional>
#include <optional>

namespace tilldesk::audit {

/// Returns a page of entries, newest first.
/// @param before  returns entries whose `seq` is lower; empty: starts at the newest
[[nodiscard]] AuditPage page(storage::Database &db, const AuditFilter &filter,
                             std::optional<qint64> before, int count);
/// Iterates over the entries that match a filter, oldest first. Memory does not grow with their
/// number.
/// @pre a read transaction stays open on the connection while rows are read
class EntryRows
{
public:
    EntryRows(storage::Database &db, const AuditFilter &filter);

    /// Returns the next entry; empty after the last one.
    [[nodiscard]] std::optional<AuditEntry> next();

private:
    storage::Statement m_rows;
};

/// Returns the number of entries that match the filter.
[[nodiscard]] qint64 count(storage::Database &db, const AuditFilter &filter);

/// Returns whether the database has an audit trail: those of the first versions have none.
[[nodiscard]] bool hasTrail(storage::Database &db);

/// The last entry of the chain.
struct AuditHead {
    qint64 seq = 0; ///< 0: the trail is empty
    QByteArray hash;
};
[[nodiscard]] AuditHead head(storage::Database &db);

/// Reads the rows from `first` on in their order as the hash covers them, with the stored hash in
/// hex. Stops when `take` returns false.
void readChain(storage::Database &db, qint64 first,
               const std::function<bool(const ChainedRow &, const QByteArray &hash)> &take);

} // namespace tilldesk::audit
