#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

/// A transaction; the destructor rolls back unless `commit()` was called. Not nestable.
class Transaction
{
public:
    enum class Kind {
        Write, ///< SQLite takes the write lock up front, so no later statement fails to get it
        Read,  ///< one snapshot of the database
    };

    /// Runs the afterBegin hooks of a writing transaction.
    /// Throws StorageException; DatabaseLocked if the lock is not free within the busy time-out.
    /// Then no transaction is open.
    explicit Transaction(Database &db, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    /// Runs the connection's beforeCommit hooks, commits and syncs, then runs its afterCommit
    /// hooks. Throws StorageException; then nothing was written, except after OutcomeUnknown.
    void commit();

private:
    void rollback();

    Database &m_db;
    Kind m_kind;
    bool m_open = true;
};

} // namespace tilldesk::storage
