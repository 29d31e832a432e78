#include "core/safekeeping/scratch_folder.h"

#include "core/storage/atomic_file.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

tl::unexpected<Error> notMade(const QString &path, const QString &why)
{
    return fail(ErrorCode::FileNotWritten, u"%1 cannot be written: %2"_s.arg(path, why));
}

/// @return descriptor; -1 if another process has the lock, or the folder cannot be opened
int lockFolder(const QString &path, int operation)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(),
                                  O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor >= 0 && ::flock(descriptor, operation) == 0)
        return descriptor;
    if (descriptor >= 0)
        ::close(descriptor);
    return -1;
}

/// Removes the folders of killed processes: they contain customers' data. The folder of a running
/// process is locked.
void removeLeftovers(const QDir &parent)
{
    const auto entries =
        parent.entryInfoList({u".tilldesk-restore-??????"_s},
                             QDir::Dirs | QDir::Hidden | QDir::NoSymLinks | QDir::NoDotAndDotDot);
    for (const QFileInfo &entry : entries) {
        if (entry.ownerId() != ::geteuid())
            continue;
        const int lock = lockFolder(entry.filePath(), LOCK_EX | LOCK_NB);
        if (lock < 0)
            continue;
        QDir(entry.filePath()).removeRecursively();
        ::close(lock);
    }
}

} // namespace

Result<ScratchFolder> ScratchFolder::begin(const QString &parent)
{
    if (!QDir().mkpath(parent))
        return notMade(parent, u"the folder cannot be created"_s);
    // Held until the new folder is locked too. Otherwise another process could remove it as a
    // leftover.
    const int around = lockFolder(parent, LOCK_EX);
    removeLeftovers(QDir(parent));
    auto folder =
        std::make_unique<QTemporaryDir>(QDir(parent).filePath(u".tilldesk-restore-XXXXXX"_s));
    const int lock = folder->isValid() ? lockFolder(folder->path(), LOCK_EX | LOCK_NB) : -1;
    if (around >= 0)
        ::close(around);
    if (lock < 0)
        return notMade(parent, folder->errorString());
    return ScratchFolder(std::move(folder), lock);
}

ScratchFolder::ScratchFolder(std::unique_ptr<QTemporaryDir> folder, int lock)
    : m_folder(std::move(folder)),
      m_lock(lock)
{
}

ScratchFolder::ScratchFolder(ScratchFolder &&other) noexcept
    : m_folder(std::move(other.m_folder)),
      m_lock(std::exchange(other.m_lock, -1))
{
}

ScratchFolder::~ScratchFolder()
{
    m_folder.reset();
    if (m_lock >= 0)
        ::close(m_lock);
}

QString ScratchFolder::path() const
{
    return m_folder->path();
}

Result<void> ScratchFolder::moveTo(const QString &place)
{
    storage::syncFolder(path());
    // rename(2) replaces a folder only if it is empty.
    if (std::rename(QFile::encodeName(path()).constData(), QFile::encodeName(place).constData())
        != 0)
        return notMade(place, qt_error_string(errno));
    m_folder->setAutoRemove(false);
    storage::syncFolder(QFileInfo(place).absolutePath());
    return {};
}

} // namespace tilldesk::safekeeping
