#pragma once

#include "core/base/result.h"
#include "core/storage/database.h"

#include <memory>

struct sqlite3_backup;

namespace tilldesk::storage {

/// A copy of a database that is made in steps by SQLite's online backup. Commits between two steps
/// are part of the copy if they are made over the same connection. A commit over another connection
/// restarts the copy, unless the connection holds a snapshot. Used on the connection's thread, with
/// no write transaction open.
class OnlineCopy
{
public:
    static constexpr int kPageBytes = 4096; ///< @source page size of SQLite, which nothing changes

    /// Opens the target. Throws StorageException.
    /// @param from  must outlive the copy
    /// @param target  an existing empty file, which the caller deletes if the copy stays incomplete
    OnlineCopy(Database &from, const QString &target);
    OnlineCopy(const OnlineCopy &) = delete;
    OnlineCopy &operator=(const OnlineCopy &) = delete;
    ~OnlineCopy() = default; ///< ends an incomplete copy

    /// Copies the next `pages` pages. Errors: `NoSpace`; `Storage` with the database's reason.
    [[nodiscard]] Result<void> step(int pages);
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// Returns the bytes copied so far.
    [[nodiscard]] qint64 bytes() const;

private:
    struct Close {
        void operator()(sqlite3 *db) const;
    };
    struct Finish {
        void operator()(sqlite3_backup *backup) const;
    };

    QString m_target;
    std::unique_ptr<sqlite3, Close> m_to;
    std::unique_ptr<sqlite3_backup, Finish> m_backup; ///< destroyed before the target is closed
    bool m_isComplete = false;
};

} // namespace tilldesk::storage
