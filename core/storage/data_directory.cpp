#include "core/storage/data_directory.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

DataDirectory::DataDirectory(QString path) : m_path(QDir(path).absolutePath()) {}

DataDirectory::~DataDirectory()
{
    if (m_lock >= 0)
        ::close(m_lock);
}

Result<void> DataDirectory::create()
{
    if (QFileInfo(m_path).isDir())
        return {};
    constexpr auto kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    if (!QDir().mkpath(QFileInfo(m_path).path()) || !QDir().mkdir(m_path, kOwnerOnly))
        return fail(ErrorCode::Storage, u"cannot make the folder %1"_s.arg(m_path));
    return {};
}

Result<DataDirectory::Lock> DataDirectory::lock()
{
    if (m_lock >= 0)
        return Lock::Taken;
    // Not QLockFile: it believes a process id that it wrote down, and in a container every start of
    // the service has the same one, so that a killed service would lock itself out.
    const QByteArray name = QFile::encodeName(m_path + u"/tilldesk.lock"_s);
    const int file = ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0) {
        m_lock = file;
        return Lock::Taken;
    }
    const bool isHeld = file >= 0 && errno == EWOULDBLOCK;
    if (file >= 0)
        ::close(file);
    if (isHeld)
        return Lock::HeldByAnother;
    return fail(ErrorCode::Storage, u"cannot write to the folder %1"_s.arg(m_path));
}

QString DataDirectory::databasePath() const
{
    return m_path + u"/tilldesk.db"_s;
}

bool DataDirectory::hasDatabase() const
{
    return QFile::exists(databasePath());
}

} // namespace tilldesk::storage
