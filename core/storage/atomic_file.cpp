#include "core/storage/atomic_file.h"

#include "core/storage/folder_lock.h"
#include "core/storage/gradual_removal.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStorageInfo>
#include <QTemporaryFile>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// The process umask. Reading it means setting it, which is not thread-safe, so it is read during
/// static initialisation.
const mode_t kMask = [] {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return mask;
}();

tl::unexpected<Error> notWritten(const QString &path, int reason)
{
    if (reason == ENOSPC || reason == EDQUOT)
        return fail(ErrorCode::NoSpace, u"the disk has no space for %1"_s.arg(path));
    return fail(ErrorCode::FileNotWritten,
                u"%1 cannot be written: %2"_s.arg(path, qt_error_string(reason)));
}

/// Returns whether the file is one that a shop cannot live without. A folder is a shop's if it
/// contains the database or its lock.
bool isOwnFileOfShop(const QFileInfo &place)
{
    static const QStringList own{u"tilldesk.db"_s,   u"tilldesk.db-wal"_s, u"tilldesk.db-shm"_s,
                                 u"tilldesk.lock"_s, u"tilldesk.mark"_s,   u"master.key"_s,
                                 u"tilldesk.ini"_s};
    return own.contains(place.fileName())
        && (place.dir().exists(u"tilldesk.db"_s) || place.dir().exists(u"tilldesk.lock"_s));
}

/// Returns the absolute path of the file, with a symbolic link resolved. Errors: `FileNotWritten`
/// if something other than a file exists there, or a file of a shop's data folder.
Result<QString> placeOf(const QString &path)
{
    const QFileInfo named(path);
    const QFileInfo place(named.isSymLink() ? named.symLinkTarget() : path);
    if (place.isSymLink() || (place.exists() && !place.isFile()))
        return fail(ErrorCode::FileNotWritten,
                    place.isDir() ? u"%1 is a folder"_s.arg(path)
                                  : u"%1 is not a file"_s.arg(path));
    if (isOwnFileOfShop(place))
        return fail(ErrorCode::FileNotWritten,
                    u"%1 is a file of the shop itself; choose another name"_s.arg(path));
    return place.absoluteFilePath();
}

/// Removes the temporary files that killed processes have left in the folder: they contain
/// customers' data. Keeps files of running processes: those files are locked.
/// @pre the folder is locked, so no file is between its creation and its lock
void removeUnfinished(const QDir &folder)
{
    static const QRegularExpression unfinished(u"^\\.tilldesk-[A-Za-z0-9]{6}\\.part$"_s);
    const auto entries = folder.entryInfoList({u".tilldesk-*.part"_s},
                                              QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QFileInfo &entry : entries) {
        if (!unfinished.match(entry.fileName()).hasMatch() || entry.ownerId() != ::geteuid())
            continue;
        const int file = ::open(QFile::encodeName(entry.filePath()).constData(),
                                O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
        if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0)
            QFile::remove(entry.filePath());
        if (file >= 0)
            ::close(file);
    }
}

} // namespace

Result<void> checkSpace(const QString &path, const QString &folder, qint64 bytes)
{
    const QStorageInfo disk(folder);
    if (!disk.isValid() || disk.bytesAvailable() >= bytes)
        return {};
    return fail(ErrorCode::NoSpace,
                u"%1 needs about %2, and %3 are free"_s.arg(path, sizeText(bytes),
                                                            sizeText(disk.bytesAvailable())));
}

QString sizeText(qint64 bytes)
{
    constexpr double kMebibyte = 1024.0 * 1024;
    return QString::number(double(bytes) / kMebibyte, 'f', 1) + u" MiB"_s;
}

/// QFile has no error if the system has taken a part of the bytes only.
QString whyNotWritten(const QFileDevice &file)
{
    return file.error() == QFileDevice::NoError
        ? u"it was cut off; is there a limit for the size of files (ulimit -f)?"_s
        : file.errorString();
}

void syncFolder(const QString &folder)
{
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

AtomicFile::AtomicFile(QString path, std::unique_ptr<QFile> file)
    : m_path(std::move(path)),
      m_file(std::move(file))
{
}

Result<AtomicFile> AtomicFile::begin(const QString &path, qint64 bytes, FileAccess access)
{
    const auto place = placeOf(path);
    if (!place)
        return place.failure();
    if (const auto hasSpace = checkSpace(path, QFileInfo(*place).absolutePath(), bytes); !hasSpace)
        return hasSpace.failure();
    const QDir folder = QFileInfo(*place).dir();
    // Locks the folder until the new file is locked too. Otherwise another process could remove the
    // new file as unfinished.
    const FolderLock lock(folder.path(), FolderLock::Mode::Wait);
    if (lock.isLocked())
        removeUnfinished(folder);
    auto file = std::make_unique<QTemporaryFile>(folder.filePath(u".tilldesk-XXXXXX.part"_s));
    file->setAutoRemove(false);
    if (!file->open())
        return fail(ErrorCode::FileNotWritten,
                    u"%1 cannot be written: %2"_s.arg(path, file->errorString()));
    ::flock(file->handle(), LOCK_EX | LOCK_NB);
    // QTemporaryFile makes the file readable by the owner only.
    if (access == FileAccess::Usual) {
        struct stat before = {};
        const bool isThere = ::stat(QFile::encodeName(*place).constData(), &before) == 0;
        ::fchmod(file->handle(), isThere ? before.st_mode & 0777 : 0666 & ~kMask);
    }
    return AtomicFile(*place, std::move(file));
}

AtomicFile::~AtomicFile()
{
    if (m_file)
        removeGradually(m_file->fileName());
}

Result<void> AtomicFile::sync()
{
    if (!m_file->flush() || m_file->error() != QFileDevice::NoError
        || ::fsync(m_file->handle()) != 0)
        return notWritten(m_path, errno);
    return {};
}

Result<qint64> AtomicFile::commit()
{
    if (const auto synced = sync(); !synced)
        return synced.failure();
    const QByteArray from = QFile::encodeName(m_file->fileName());
    const qint64 size = QFileInfo(m_file->fileName()).size();
    const QByteArray to = QFile::encodeName(m_path);
    const int replaced = ::open(to.constData(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC);
    const bool isRenamed = ::rename(from.constData(), to.constData()) == 0;
    const int reason = errno;
    if (isRenamed) {
        m_file->close();
        m_file.reset();
        syncFolder(QFileInfo(m_path).absolutePath());
    }
    if (replaced >= 0) {
        freeGradually(replaced);
        ::close(replaced);
    }
    if (!isRenamed)
        return notWritten(m_path, reason);
    return size;
}

} // namespace tilldesk::storage
