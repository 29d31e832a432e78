#pragma once

#include "core/base/result.h"

#include <QString>
#include <sys/types.h>

namespace tilldesk::storage {

/// The folder of one installation's data: the database, its lock, the control socket. With a
/// PostgreSQL database, the folder has everything else: the master key, the high-water mark and the
/// lock, which then guards the folder only.
class DataDirectory
{
public:
    /// @param database  connection URI of the PostgreSQL database; empty: SQLite, in the folder
    explicit DataDirectory(const QString &path, const QString &database = {});
    ~DataDirectory(); ///< Releases the lock.
    DataDirectory(const DataDirectory &) = delete;
    DataDirectory &operator=(const DataDirectory &) = delete;

    /// Creates the folder, for its owner only; no-op if it exists.
    /// Errors: `Storage` with the path, also if the path is longer than SQLite can open.
    Result<void> create();

    enum class Contents {
        Nothing, ///< no shop, or what a killed creation left of one; other files may exist
        Shop,    ///< a non-empty database file, or a database with the tables of a shop
    };
    /// Examines the files without changing them.
    /// Errors: `Storage` if only parts of a shop exist (master key, high-water mark or write-ahead
    /// log without the database, empty database file), with the missing part and the remedy; if the
    /// user may not read the folder; or if the path is longer than SQLite can open, with both
    /// lengths; if the database's server cannot be reached.
    [[nodiscard]] Result<Contents> contents() const;
    /// Errors: `Storage` unless contents() is Contents::Shop, with the remedy.
    [[nodiscard]] Result<void> requireShop() const;
    /// Marks a shop as unfinished if contents() is Contents::Nothing, and deletes what an earlier
    /// creation left that was killed; otherwise a no-op. A marked shop counts as none.
    /// Errors: `Storage` if the folder cannot be written.
    /// @pre this process holds the lock
    [[nodiscard]] Result<void> beginCreation() const;
    /// Removes the mark and syncs the folder, before anything in the new shop is acknowledged:
    /// the next beginCreation() would delete a shop that is still marked. No-op without a mark.
    /// Errors: `Storage` if the folder cannot be written.
    [[nodiscard]] Result<void> endCreation() const;
    /// Deletes the database, its log and its master key after a failed creation. A PostgreSQL
    /// database is left as it is, and keeps its master key if it has tables: the next creation goes
    /// on with them.
    /// @pre this process holds the lock and has created the files
    void removeShop() const;
    /// Deletes the lock and the folder if the folder holds nothing else. Another process that waits
    /// for this lock then notices that it has lost it.
    /// @pre this process holds the lock and has created the folder
    void removeUnused() const;

    enum class Lock { Taken, HeldByAnother };
    /// Takes the right to write the database. Only one DataDirectory, in one process, can hold that
    /// right. The system releases it when the process ends, even by a crash. Does not block.
    /// Errors: `Storage` if the folder cannot be written.
    Result<Lock> lock();

    /// Returns whether the lock file has been deleted or replaced since lock() took it: another
    /// process could lock the new file. False if lock() has not taken it. Thread-safe after lock().
    [[nodiscard]] bool hasLostLock() const;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Returns whether the database is PostgreSQL's.
    [[nodiscard]] bool hasServer() const { return !m_database.isEmpty(); }
    /// For Database: the path of the file or the connection URI.
    [[nodiscard]] QString databasePath() const;
    /// The master key file; unused if a keychain holds the key.
    [[nodiscard]] QString masterKeyPath() const;
    [[nodiscard]] QString lockPath() const;
    [[nodiscard]] QString highWaterPath() const; ///< see HighWaterMark
    /// Exists if the shop of SQLite's database was moved to a server; see movedTo().
    [[nodiscard]] QString movedPath() const;

private:
    [[nodiscard]] QString creationPath() const; ///< exists while the shop is being created
    [[nodiscard]] Result<Contents> contentsOfServer() const;

    QString m_path;        ///< absolute
    QString m_database;    ///< connection URI; empty: SQLite
    int m_lock = -1;       ///< file descriptor of the locked file; -1: not locked
    QByteArray m_lockName; ///< path of the lock file, for system calls
    ino_t m_lockInode = 0;
    dev_t m_lockDevice = 0;
};

} // namespace tilldesk::storage
