#include "core/safekeeping/scratch_folder.h"

#include "core/safekeeping/backup_header.h"
#include "core/storage/atomic_file.h"
#include "core/storage/gradual_removal.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <cerrno>
#include <cstdio>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {

using storage::FolderLock;

namespace {

tl::unexpected<Error> notMade(const QString &path, const QString &why)
{
    return fail(ErrorCode::FileNotWritten, u"%1 cannot be written: %2"_s.arg(path, why));
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
        const FolderLock lock(entry.filePath(), FolderLock::Mode::Try);
        if (lock.isLocked())
            QDir(entry.filePath()).removeRecursively();
    }
}

} // namespace

Result<ScratchFolder> ScratchFolder::begin(const QString &parent)
{
    if (!QDir().mkpath(parent))
        return notMade(parent, u"the folder cannot be created"_s);
    // Held until the new folder is locked too. Otherwise another process could remove it as a
    // leftover.
    const FolderLock around(parent, FolderLock::Mode::Wait);
    removeLeftovers(QDir(parent));
    auto folder =
        std::make_unique<QTemporaryDir>(QDir(parent).filePath(u".tilldesk-restore-XXXXXX"_s));
    if (!folder->isValid())
        return notMade(parent, folder->errorString());
    FolderLock lock(folder->path(), FolderLock::Mode::Try);
    if (!lock.isLocked())
        return notMade(parent, u"the new folder cannot be locked"_s);
    return ScratchFolder(std::move(folder), std::move(lock));
}

ScratchFolder::ScratchFolder(std::unique_ptr<QTemporaryDir> folder, FolderLock lock)
    : m_lock(std::move(lock)),
      m_folder(std::move(folder))
{
}

ScratchFolder::ScratchFolder(ScratchFolder &&) noexcept = default;

ScratchFolder::~ScratchFolder()
{
    if (m_folder && m_folder->autoRemove())
        storage::removeGradually(path() + u'/' + kDatabasePart);
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

Result<void> writeScratchFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner)
        || file.write(content) != content.size() || !file.flush() || ::fsync(file.handle()) != 0)
        return notMade(path, file.errorString());
    return {};
}

} // namespace tilldesk::safekeeping
