#pragma once

#include "core/storage/data_directory.h"
#include "core/storage/database.h"

namespace tilldesk::storage {

/// This process is not, or may not be, the only one that writes to the database. What it keeps in
/// memory of the database must not be used any more.
class SoleWriterLost : public StorageException
{
public:
    using StorageException::StorageException;
};

/// Detects that another process has written, or could write, to the database: services keep
/// counters, balances and the head of the ledger's chain in memory, so a second writer would make
/// them wrong. Lives on the thread of the writing connection.
class SoleWriter
{
public:
    /// From now on foreign commits are noticed. Make it before anything is read that is kept.
    /// @pre both outlive it
    SoleWriter(Database &db, const DataDirectory &directory);

    /// Call it inside each write transaction: what it finds cannot change until the commit.
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
