#include "core/storage/data_directory.h"

#include <QDir>
#include <QFile>
#include <QLockFile>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

DataDirectory::DataDirectory(QString path)
    : m_path(QDir(path).absolutePath()),
      m_lock(std::make_unique<QLockFile>(m_path + u"/tilldesk.lock"_s))
{
    m_lock->setStaleLockTime(0); // only the death of the holder frees it, not its age
}

DataDirectory::~DataDirectory() = default;

Result<void> DataDirectory::create()
{
    if (QDir(m_path).exists())
        return {};
    constexpr auto kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    if (!QDir().mkpath(m_path) || !QFile::setPermissions(m_path, kOwnerOnly))
        return fail(ErrorCode::Storage, u"cannot make the folder %1"_s.arg(m_path));
    return {};
}

Result<DataDirectory::Lock> DataDirectory::lock()
{
    if (m_lock->tryLock(0))
        return Lock::Taken;
    if (m_lock->error() == QLockFile::LockFailedError)
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
