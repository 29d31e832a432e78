#pragma once

#include "core/base/result.h"

#include <QString>

namespace tilldesk::storage {

/// The folder of one installation's data: the database, its lock, the control socket.
class DataDirectory
{
public:
    explicit DataDirectory(QString path);
    ~DataDirectory(); ///< gives the lock back
    DataDirectory(const DataDirectory &) = delete;
    DataDirectory &operator=(const DataDirectory &) = delete;

    /// Makes the folder when it is not there, for its owner only; one that is there stays as it is.
    /// Errors: `Storage` with the path.
    Result<void> create();

    enum class Lock { Taken, HeldByAnother };
    /// Takes the right to write; one DataDirectory of one process per database has it. The system
    /// takes it back when the process ends, however that happens.
    /// Errors: `Storage` when the folder cannot be written.
    Result<Lock> lock();

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString databasePath() const;
    [[nodiscard]] bool hasDatabase() const;

private:
    QString m_path;  ///< absolute
    int m_lock = -1; ///< the locked file; -1: none
};

} // namespace tilldesk::storage
