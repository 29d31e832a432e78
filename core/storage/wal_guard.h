#pragma once

#include "core/storage/database.h"

#include <functional>

namespace tilldesk::storage {

/// Detects a write-ahead log (WAL) that keeps growing, and checkpoints it if possible.
///
/// SQLite restarts the log only when no reader needs its content. A read transaction that never
/// ends, for example that of a stopped process, therefore makes the log grow with every commit. The
/// guard checks the log's size after commits. Above kLarge it tries to checkpoint the whole log,
/// and reports if a reader prevents that. After the reader has ended, the log file shrinks to
/// kKeptBytes. Used on the thread of the writing connection.
class WalGuard
{
public:
    /// Called with the log's size in bytes if it cannot be checkpointed: first above kLarge, then
    /// each time the size has doubled.
    using Report = std::function<void(qint64 bytes)>;

    static constexpr qint64 kLarge = 64LL * 1024 * 1024;
    /// Size to which SQLite cuts the log file when it is restarted. @source PRAGMA
    /// journal_size_limit
    static constexpr qint64 kKeptBytes = 16LL * 1024 * 1024;

    /// @param large  replaces kLarge in tests
    /// @pre outlives the transactions of `db`, a writing connection
    WalGuard(Database &db, Report report, qint64 large = kLarge);
    WalGuard(const WalGuard &) = delete;
    WalGuard &operator=(const WalGuard &) = delete;

    /// Cuts the log to zero bytes after the next commit, or after the first later commit at which
    /// no reader needs the log: the file keeps no earlier content of a page. Costs that commit one
    /// checkpoint.
    void truncate() { m_mustTruncate = true; }

private:
    void look();

    Database &m_db;
    Report m_report;
    QString m_path; ///< path of the log
    qint64 m_large;
    qint64 m_reportAt;       ///< size at which the next report is due
    int m_untilNextLook = 0; ///< commits until the next check of the size
    bool m_mustTruncate = false;
};

} // namespace tilldesk::storage
