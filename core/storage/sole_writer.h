#pragma once

#include "core/storage/data_directory.h"
#include "core/storage/database.h"

namespace tilldesk::storage {

/// Another process writes, or could write, to the database. State cached in memory from the
/// database must not be used any more.
class SoleWriterLost : public StorageException
{
public:
    using StorageException::StorageException;
};

/// Detects that another process has written, or could write, to the database. Services cache
/// counters, balances and the head of the ledger's chain, so a second writer would make them wrong.
/// Used on the thread of the writing connection.
class SoleWriter
{
public:
    /// Starts to detect commits of other connections. Must be created before any value is read and
    /// cached.
    /// @pre both references outlive it
    SoleWriter(Database &db, const DataDirectory &directory);

    /// Must be called inside each write transaction: the write lock keeps its result true until the
    /// commit.
    /// Throws SoleWriterLost if another connection has committed since the construction, or if the
    /// lock file was deleted or replaced.
    void check();

private:
    [[nodiscard]] qint64 dataVersion();

    Database &m_db;
    const DataDirectory &m_directory;
    qint64 m_dataVersion;
};

} // namespace tilldesk::storage
