#include "core/storage/sqlite_driver.h"

#include "core/storage/sql_functions.h"
#include "core/storage/sqlite_rows.h"
#include "core/storage/sqlite_statement.h"
#include "core/storage/wal_guard.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QVariant>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

sqlite3 *sqliteOf(const QSqlDatabase &db)
{
    const QVariant handle = db.driver()->handle();
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0)
        throw StorageException("the SQLite driver offers no handle");
    return *static_cast<sqlite3 *const *>(handle.constData());
}

/// Creates the file with mode 0600; SQLite gives its WAL and shared-memory files the same mode.
void makeForOwnerOnly(const QString &path)
{
    if (path == ":memory:"_L1 || QFile::exists(path))
        return;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        throw StorageException("cannot create " + path.toStdString());
}

/// Returns whether the database must be opened as immutable: its folder is read-only, so SQLite
/// cannot create the WAL's index, and no process can be writing. Throws StorageException if a WAL
/// exists, which only a writing connection can checkpoint.
bool isOnReadOnlyMedium(const QString &path)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const bool isWritable = ::faccessat(AT_FDCWD, folder.constData(), W_OK, AT_EACCESS) == 0;
    if (isWritable || QFile::exists(path + u"-shm"_s))
        return false;
    if (QFileInfo(path + u"-wal"_s).size() > 0)
        throw StorageException(
            "the folder of the database is read-only, and the database was not closed cleanly: "
            "copy the whole folder to a place that can be written, and use the copy");
    return QFile::exists(path);
}

/// Turns off SQLite's memory statistics: they are unused, and one lock protects them for all
/// threads. No effect once SQLite is in use.
void disableMemoryStatistics()
{
    [[maybe_unused]] static const int code = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

} // namespace

SqliteDriver::SqliteDriver(const QString &path, Database::Mode mode) : Driver(u"QSQLITE"_s)
{
    using Mode = Database::Mode;
    QSqlDatabase &db = connection();
    db.setDatabaseName(path);
    db.setConnectOptions(mode == Mode::ReadOnly
                             ? u"QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000"_s
                             : u"QSQLITE_BUSY_TIMEOUT=5000"_s);
    if (mode == Mode::Immutable || (mode == Mode::ReadOnly && isOnReadOnlyMedium(path))) {
        const QUrl file = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath());
        db.setDatabaseName(file.toString(QUrl::FullyEncoded) + u"?immutable=1"_s);
        db.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s);
    }
    if (mode == Mode::ReadWrite)
        makeForOwnerOnly(path);
    disableMemoryStatistics();
    if (!db.open())
        throw StorageException(db.lastError().text().toStdString());
    m_sqlite = sqliteOf(db);
    addSqlFunctions(m_sqlite);
    // @source measured: page and cache sizes, no mmap (cold reads 8 times slower)
    if (mode == Mode::ReadWrite) {
        execute(u"PRAGMA journal_mode = WAL"_s);
        execute(u"PRAGMA synchronous = FULL"_s);
        execute(u"PRAGMA wal_autocheckpoint = 1000"_s);
        // Overwrites deleted content with zeros. Inserts, and so creates, delete nothing.
        execute(u"PRAGMA secure_delete = ON"_s);
        execute(u"PRAGMA journal_size_limit = %1"_s.arg(WalGuard::kKeptBytes));
    }
    execute(u"PRAGMA foreign_keys = ON"_s);
    execute(u"PRAGMA temp_store = MEMORY"_s);
    execute(mode == Mode::ReadWrite ? u"PRAGMA cache_size = -16000"_s
                                    : u"PRAGMA cache_size = -2000"_s);
}

SqliteDriver::~SqliteDriver() = default;

std::shared_ptr<PreparedStatement> SqliteDriver::prepare(const QString &sql)
{
    return std::make_shared<SqliteStatement>(m_sqlite, sql);
}

void SqliteDriver::execute(const QString &sql)
{
    QSqlQuery query(connection());
    if (!query.exec(sql))
        throw StorageException(query.lastError().text().toStdString());
}

void SqliteDriver::executeScript(const QByteArray &script)
{
    char *problem = nullptr;
    if (sqlite3_exec(m_sqlite, script.constData(), nullptr, nullptr, &problem) == SQLITE_OK)
        return;
    const std::string text = problem != nullptr ? problem : "unknown error";
    sqlite3_free(problem);
    throw StorageException(text);
}

void SqliteDriver::run(std::unique_ptr<SqliteStatement> &kept, const char16_t *sql)
{
    if (!kept)
        kept = std::make_unique<SqliteStatement>(m_sqlite, QString::fromUtf16(sql));
    try {
        kept->run();
    } catch (...) {
        kept->reset();
        throw;
    }
    kept->reset();
}

/// Takes the write lock up front, so that no later statement fails to get it.
void SqliteDriver::begin()
{
    run(m_begin, u"BEGIN IMMEDIATE");
}

void SqliteDriver::beginView()
{
    run(m_beginView, u"BEGIN");
}

void SqliteDriver::commit()
{
    run(m_commit, u"COMMIT");
}

void SqliteDriver::rollback() noexcept
{
    try {
        run(m_rollback, u"ROLLBACK");
    } catch (const StorageException &) {
        // SQLite has already rolled back, for example because the disk is full.
    }
}

void SqliteDriver::interrupt()
{
    sqlite3_interrupt(m_sqlite);
}

void SqliteDriver::readAllRows(const Table &table, const std::function<void(BulkRow)> &take)
{
    readSqliteRows(m_sqlite, table, take);
}

std::unique_ptr<BulkInsert::Sink> SqliteDriver::insertRows(const Table &table)
{
    return std::make_unique<SqliteRows>(m_sqlite, table);
}

qint64 SqliteDriver::totalChanges() const
{
    return sqlite3_total_changes64(m_sqlite);
}

} // namespace tilldesk::storage
