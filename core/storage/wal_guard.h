#pragma once

#include "core/storage/database.h"

#include <functional>

namespace tilldesk::storage {

/// Keeps the write-ahead log (WAL) of a database from growing without anybody noticing.
///
/// SQLite restarts the log only when no reader needs its content. A read transaction that never
/// ends, for example that of a stopped process, therefore makes the log grow with every commit. The
/// guard looks at the log's size after commits: above kLarge it tries to fold the whole log into
/// the database file, and reports if a reader prevents that. When the reader has ended, the log
/// file shrinks to kKeptBytes. Belongs to the writing connection's thread.
class WalGuard
{
public:
    /// Gets a size in bytes: of a log that cannot be folded, when it is twice as large as last
    /// time.
    using Report = std::function<void(qint64 bytes)>;

    static constexpr qint64 kLarge = 64LL * 1024 * 1024;
    /// Size to which SQLite cuts the log file when it is restarted. @source PRAGMA
    /// journal_size_limit
    static constexpr qint64 kKeptBytes = 16LL * 1024 * 1024;

    /// @param large  in tests, instead of kLarge
    /// @pre outlives the transactions of `db`, a writing connection
    WalGuard(Database &db, Report report, qint64 large = kLarge);
    WalGuard(const WalGuard &) = delete;
    WalGuard &operator=(const WalGuard &) = delete;

private:
    void look();

    Database &m_db;
    Report m_report;
    QString m_path; ///< of the log
    qint64 m_large;
    qint64 m_reportAt;       ///< size at which the next report is due
    int m_untilNextLook = 0; ///< commits
};

} // namespace tilldesk::storage
