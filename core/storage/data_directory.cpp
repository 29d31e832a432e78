#include "core/storage/data_directory.h"

#include "core/storage/atomic_file.h"
#include "core/storage/migrate.h"
#include "core/storage/server_move.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

constexpr auto kLogSuffix = "-wal"_L1;

/// Bytes of a file's path, with the terminating zero. Not sqlite3_vfs_find()->mxPathname: that
/// call would initialise SQLite before Database configures it.
/// @source SQLite, os_unix.c: MAX_PATHNAME
constexpr qsizetype kMaxPathname = 512;

/// Errors: `Storage` if the path of the database has more bytes than SQLite opens.
Result<void> checkLength(const QString &folder, const QString &database)
{
    constexpr qsizetype kSuffix = sizeof("-journal"); // with the terminating zero
    const qsizetype bytes = QFile::encodeName(folder).size();
    const qsizetype rest = QFile::encodeName(database).size() - bytes;
    const qsizetype most = kMaxPathname - kSuffix - rest;
    if (bytes <= most)
        return {};
    return fail(ErrorCode::Storage,
                u"The path of the data folder has %1 bytes, and the database allows %2."
                " Give a shorter --data-dir. The path is %3"_s.arg(QString::number(bytes),
                                                                   QString::number(most), folder));
}

} // namespace

DataDirectory::DataDirectory(const QString &path, const QString &database)
    : m_path(QDir(path).absolutePath()),
      m_database(database)
{
}

DataDirectory::~DataDirectory()
{
    if (m_lock >= 0)
        ::close(m_lock);
}

Result<void> DataDirectory::create()
{
    if (auto fits = hasServer() ? Result<void>() : checkLength(m_path, databasePath()); !fits)
        return fits;
    if (QFileInfo(m_path).isDir())
        return {};
    constexpr auto kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    if (!QDir().mkpath(QFileInfo(m_path).path()) || !QDir().mkdir(m_path, kOwnerOnly))
        return fail(ErrorCode::Storage, u"cannot create the folder %1"_s.arg(m_path));
    return {};
}

void DataDirectory::removeUnused() const
{
    const auto all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    if (m_lock < 0 || QDir(m_path).entryList(all) != QStringList(QFileInfo(lockPath()).fileName()))
        return;
    QFile::remove(lockPath());
    QDir().rmdir(m_path);
}

Result<DataDirectory::Lock> DataDirectory::lock()
{
    if (m_lock >= 0)
        return Lock::Taken;
    // Not QLockFile: it checks the stored process id. A service in a container has the same id at
    // every start, so a lock left by a killed process would look alive and block the next start.
    m_lockName = QFile::encodeName(lockPath());
    const int file =
        ::open(m_lockName.constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    struct stat status = {};
    if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0 && ::fstat(file, &status) == 0) {
        m_lock = file;
        m_lockInode = status.st_ino;
        m_lockDevice = status.st_dev;
        return Lock::Taken;
    }
    const bool isHeld = file >= 0 && errno == EWOULDBLOCK;
    if (file >= 0)
        ::close(file);
    if (isHeld)
        return Lock::HeldByAnother;
    return fail(ErrorCode::Storage, u"cannot write to the folder %1"_s.arg(m_path));
}

bool DataDirectory::hasLostLock() const
{
    if (m_lock < 0)
        return false;
    // The open descriptor keeps the inode number from being reused.
    struct stat there = {};
    return ::stat(m_lockName.constData(), &there) != 0 || m_lockInode != there.st_ino
        || m_lockDevice != there.st_dev;
}

QString DataDirectory::databasePath() const
{
    return hasServer() ? m_database : QString(m_path + u"/tilldesk.db"_s);
}

QString DataDirectory::lockPath() const
{
    return m_path + u"/tilldesk.lock"_s;
}

QString DataDirectory::highWaterPath() const
{
    return m_path + u"/tilldesk.mark"_s;
}

QString DataDirectory::movedPath() const
{
    return m_path + u"/tilldesk.moved"_s;
}

QString DataDirectory::creationPath() const
{
    return m_path + u"/tilldesk.new"_s;
}

QString DataDirectory::masterKeyPath() const
{
    return m_path + u"/master.key"_s;
}

/// A creation that was killed leaves tables without a merchant, which the next one goes on with.
Result<DataDirectory::Contents> DataDirectory::contentsOfServer() const
{
    int schema = 0;
    std::optional<ServerMove> move;
    try {
        Database db(m_database, Database::Mode::ReadOnly);
        schema = appliedSchema(db);
        move = readServerMove(db);
    } catch (const StorageException &e) {
        return fail(
            ErrorCode::Storage,
            u"The database %1 cannot be opened: %2"_s.arg(m_database, QString::fromUtf8(e.what())));
    }
    if (move)
        return fail(ErrorCode::Storage,
                    u"The database %1 is not served: %2"_s.arg(m_database, move->reason()));
    if (schema > 0)
        return Contents::Shop;
    for (const QString &path : {masterKeyPath(), highWaterPath()}) {
        if (QFile::exists(path) && !QFile::exists(creationPath()))
            return fail(ErrorCode::Storage,
                        u"The database %1 contains no shop, but the folder %2 has the %3 of one."
                        " Give the database of that shop, or another --data-dir. Nothing was"
                        " changed"_s.arg(m_database, m_path, QFileInfo(path).fileName()));
    }
    return Contents::Nothing;
}

Result<DataDirectory::Contents> DataDirectory::contents() const
{
    if (hasServer())
        return contentsOfServer();
    if (const auto fits = checkLength(m_path, databasePath()); !fits)
        return fits.failure();
    if (::access(QFile::encodeName(m_path).constData(), R_OK | X_OK) != 0 && errno == EACCES)
        return fail(ErrorCode::Storage, u"this user may not read the folder %1"_s.arg(m_path));
    if (const QString place = movedTo(movedPath()); !place.isEmpty())
        return fail(
            ErrorCode::Storage,
            u"The shop of %1 was moved to the database %2: give that database with --database."
            " To use the old one in %1 after all, which lacks everything since, remove %3."
            " Nothing was changed"_s.arg(m_path, place, movedPath()));
    if (QFile::exists(creationPath()))
        return Contents::Nothing;
    const QString restore =
        u" Put tilldesk.db back from a copy into %1, or give another --data-dir. Nothing was changed"_s
            .arg(m_path);
    if (const QFileInfo database(databasePath()); database.exists()) {
        if (database.size() > 0)
            return Contents::Shop;
        return fail(ErrorCode::Storage,
                    u"The database %1 is empty: it contains no shop."_s.arg(databasePath())
                        + restore);
    }
    // An empty write-ahead log holds no transaction.
    if (QFileInfo(databasePath() + kLogSuffix).size() > 0)
        return fail(
            ErrorCode::Storage,
            u"The database %1 is missing, but its write-ahead log tilldesk.db-wal exists and"
            " may contain payments that are nowhere else: keep that file."_s.arg(databasePath())
                + restore);
    // With its master key in a keychain, a shop has no master.key, but it always has a mark.
    for (const QString &path : {masterKeyPath(), highWaterPath()}) {
        if (QFile::exists(path))
            return fail(ErrorCode::Storage,
                        u"The database %1 is missing, but its %2 exists."_s.arg(
                            databasePath(), QFileInfo(path).fileName())
                            + restore);
    }
    return Contents::Nothing;
}

Result<void> DataDirectory::requireShop() const
{
    const auto found = contents();
    if (!found)
        return found.failure();
    if (*found == Contents::Shop)
        return {};
    if (hasServer())
        return fail(ErrorCode::Storage, u"There is no shop in the database %1"_s.arg(m_database));
    return fail(ErrorCode::Storage,
                u"There is no shop in %1%2. Check --data-dir, or create a shop there with"
                " `tilldeskd init --data-dir %1`"_s.arg(
                    m_path, QFileInfo(m_path).isDir() ? u""_s : u": the folder does not exist"_s));
}

Result<void> DataDirectory::beginCreation() const
{
    const auto found = contents();
    if (!found)
        return found.failure();
    if (*found == Contents::Shop)
        return {};
    if (QFile::exists(creationPath()))
        removeShop();
    QFile mark(creationPath());
    if (!mark.open(QIODevice::WriteOnly))
        return fail(ErrorCode::Storage, u"cannot write to the folder %1"_s.arg(m_path));
    mark.close();
    syncFolder(m_path);
    return {};
}

Result<void> DataDirectory::endCreation() const
{
    if (!QFile::exists(creationPath()))
        return {};
    if (!QFile::remove(creationPath()))
        return fail(ErrorCode::Storage, u"cannot remove %1"_s.arg(creationPath()));
    syncFolder(m_path);
    return {};
}

void DataDirectory::removeShop() const
{
    // The tables that the server has may hold secrets that the master key has sealed.
    if (hasServer() && contentsOfServer() != Contents::Nothing) {
        QFile::remove(creationPath());
        return;
    }
    // The mark goes last: if this process is killed before, the next creation deletes the rest.
    if (!hasServer()) {
        for (const QLatin1StringView suffix : {QLatin1StringView(), kLogSuffix, "-shm"_L1})
            QFile::remove(databasePath() + suffix);
    }
    for (const QString &path : {masterKeyPath(), highWaterPath(), creationPath()})
        QFile::remove(path);
}

} // namespace tilldesk::storage
