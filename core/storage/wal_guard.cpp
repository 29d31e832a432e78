#include "core/storage/wal_guard.h"

#include <QFileInfo>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// Commits between two checks of the log's size. A check costs 1 µs; a commit of the largest
/// transaction adds a few megabytes.
constexpr int kCommitsBetweenLooks = 16;
constexpr int kBusyMillis = 5000; // the busy time-out that Database sets

} // namespace

WalGuard::WalGuard(Database &db, Report report, qint64 large)
    : m_db(db),
      m_report(std::move(report)),
      m_path(db.path() + u"-wal"_s),
      m_large(large),
      m_reportAt(large)
{
    if (db.engine() != Engine::Sqlite)
        return; // PostgreSQL looks after its own log
    db.addHooks({.beforeCommit = {},
                 .afterCommit =
                     [this] {
                         if (m_untilNextLook-- > 0 && !m_mustTruncate)
                             return;
                         m_untilNextLook = kCommitsBetweenLooks;
                         look();
                     },
                 .afterRollback = {}});
}

void WalGuard::look()
{
    const qint64 size = QFileInfo(m_path).size();
    if (size < m_large && !m_mustTruncate) {
        m_reportAt = m_large;
        return;
    }
    // No busy time-out: the checkpoint must not wait for readers, because payments would wait too.
    sqlite3_busy_timeout(m_db.sqlite(), 0);
    const int code = sqlite3_wal_checkpoint_v2(m_db.sqlite(), nullptr, SQLITE_CHECKPOINT_TRUNCATE,
                                               nullptr, nullptr);
    sqlite3_busy_timeout(m_db.sqlite(), kBusyMillis);
    if (code == SQLITE_OK) {
        m_reportAt = m_large;
        m_mustTruncate = false;
    } else if (size >= m_reportAt) {
        m_reportAt = 2 * size;
        m_report(size);
    }
}

} // namespace tilldesk::storage
