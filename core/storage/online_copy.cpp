#include "core/storage/online_copy.h"

#include <QFile>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

void OnlineCopy::Close::operator()(sqlite3 *db) const
{
    sqlite3_close_v2(db);
}

void OnlineCopy::Finish::operator()(sqlite3_backup *backup) const
{
    sqlite3_backup_finish(backup);
}

/// The target has no journal: an incomplete copy is deleted, not recovered.
OnlineCopy::OnlineCopy(Database &from, const QString &target) : m_target(target)
{
    sqlite3 *db = nullptr;
    const int code = sqlite3_open_v2(QFile::encodeName(target).constData(), &db,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    m_to.reset(db);
    if (code != SQLITE_OK)
        throw StorageException("cannot open " + target.toStdString());
    sqlite3_exec(db, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nullptr, nullptr,
                 nullptr);
    m_backup.reset(sqlite3_backup_init(db, "main", from.sqlite(), "main"));
    if (!m_backup)
        throw StorageException(sqlite3_errmsg(db));
}

Result<void> OnlineCopy::step(int pages)
{
    const int code = sqlite3_backup_step(m_backup.get(), pages);
    m_isComplete = code == SQLITE_DONE;
    if (code == SQLITE_OK || m_isComplete)
        return {};
    if (code == SQLITE_FULL)
        return fail(ErrorCode::NoSpace, u"the disk has no space for %1"_s.arg(m_target));
    return fail(ErrorCode::Storage,
                u"the database cannot be copied: "_s + QString::fromUtf8(sqlite3_errstr(code)));
}

qint64 OnlineCopy::bytes() const
{
    return qint64(kPageBytes)
        * (sqlite3_backup_pagecount(m_backup.get()) - sqlite3_backup_remaining(m_backup.get()));
}

} // namespace tilldesk::storage
