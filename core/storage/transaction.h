#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

/// Rolls back when it goes out of scope without `commit()`. Not nestable.
class Transaction
{
public:
    enum class Kind {
        Write, ///< takes the write lock at once, so that it cannot fail half-way for it
        Read,  ///< one unchanging view of the database
    };

    /// Runs the connection's afterBegin hooks if it is a writing one.
    /// Throws StorageException, DatabaseLocked if the lock cannot be had in time; then nothing has
    /// begun.
    explicit Transaction(Database &db, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    /// Runs the connection's beforeCommit hooks, commits and syncs, runs its afterCommit hooks.
    /// Throws StorageException; then nothing was written.
    void commit();

private:
    void rollback();

    Database &m_db;
    Kind m_kind;
    bool m_open = true;
};

} // namespace tilldesk::storage
