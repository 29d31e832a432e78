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

    enum class Contents {
        Nothing, ///< no shop; other files may be there
        Shop,    ///< a database file that is not empty
    };
    /// Looks at the files and changes nothing.
    /// Errors: `Storage` if only parts of a shop exist (master key or write-ahead log without the
    /// database, empty database file), with the missing part and the remedy.
    [[nodiscard]] Result<Contents> contents() const;
    /// Errors: `Storage` unless contents() is Contents::Shop, with the remedy.
    [[nodiscard]] Result<void> requireShop() const;
    /// Deletes the database, its log and its master key: the remains of a creation that failed.
    /// @pre this process holds the lock and has made them
    void removeShop() const;

    enum class Lock { Taken, HeldByAnother };
    /// Takes the right to write; one DataDirectory of one process per database has it. The system
    /// takes it back when the process ends, however that happens.
    /// Errors: `Storage` when the folder cannot be written.
    Result<Lock> lock();

    /// Returns whether the lock file that lock() took has been deleted or replaced since: another
    /// process could take the new one. False if lock() has not taken it. Thread-safe after lock().
    [[nodiscard]] bool hasLostLock() const;

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString databasePath() const;
    /// The file that holds the master key unless a keychain does.
    [[nodiscard]] QString masterKeyPath() const;
    [[nodiscard]] QString lockPath() const;
    [[nodiscard]] QString highWaterPath() const; ///< see HighWaterMark

private:
    QString m_path;  ///< absolute
    int m_lock = -1; ///< the locked file; -1: none
};

} // namespace tilldesk::storage
