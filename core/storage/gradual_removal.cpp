#include "core/storage/gradual_removal.h"

#include <QFile>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tilldesk::storage {

bool removeGradually(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const int file = ::open(name.constData(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC);
    // The name goes first: a shortened file must not look like a whole one after a crash.
    const bool isRemoved = ::unlink(name.constData()) == 0;
    if (file < 0)
        return isRemoved;
    if (isRemoved)
        freeGradually(file);
    ::close(file);
    return isRemoved;
}

void freeGradually(int file)
{
    constexpr off_t kPiece = off_t(16) * 1024 * 1024;
    struct stat found = {};
    if (::fstat(file, &found) != 0 || found.st_nlink > 0)
        return;
    for (off_t size = found.st_size - kPiece; size > 0; size -= kPiece) {
        if (::ftruncate(file, size) != 0 || ::fdatasync(file) != 0)
            return;
    }
}

} // namespace tilldesk::storage
