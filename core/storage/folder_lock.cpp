#include "core/storage/folder_lock.h"

#include <QFile>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace tilldesk::storage {

FolderLock::FolderLock(const QString &folder, Mode mode)
    : m_descriptor(
        ::open(QFile::encodeName(folder).constData(),
               O_RDONLY | O_DIRECTORY | O_CLOEXEC | (mode == Mode::Try ? O_NOFOLLOW : 0)))
{
    const int operation = mode == Mode::Try ? LOCK_EX | LOCK_NB : LOCK_EX;
    if (m_descriptor >= 0 && ::flock(m_descriptor, operation) != 0)
        ::close(std::exchange(m_descriptor, -1));
}

FolderLock::FolderLock(FolderLock &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FolderLock::~FolderLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace tilldesk::storage
