#pragma once

#include "core/base/result.h"

#include <QString>
#include <memory>

class QLockFile;

namespace tilldesk::storage {

/// The folder of one installation's data: the database, its lock, the control socket.
class DataDirectory
{
public:
    explicit DataDirectory(QString path);
    ~DataDirectory(); ///< gives the lock back
    DataDirectory(const DataDirectory &) = delete;
    DataDirectory &operator=(const DataDirectory &) = delete;

    /// Makes the folder when it is not there, for its owner only.
    /// Errors: `Storage` with the path.
    Result<void> create();

    enum class Lock { Taken, HeldByAnother };
    /// Takes the right to write; one process per database has it. It goes with the process, however
    /// that ends.
    /// Errors: `Storage` when the folder cannot be written.
    Result<Lock> lock();

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString databasePath() const;
    [[nodiscard]] bool hasDatabase() const;

private:
    QString m_path; ///< absolute
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tilldesk::storage
