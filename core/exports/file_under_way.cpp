#include "core/exports/file_under_way.h"

#include <QFileInfo>
#include <QStorageInfo>
#include <QTemporaryFile>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

tl::unexpected<Error> notWritten(const QString &path, int reason)
{
    if (reason == ENOSPC || reason == EDQUOT)
        return fail(ErrorCode::NoSpace, u"there is no room for %1"_s.arg(path));
    return fail(ErrorCode::FileNotWritten,
                u"%1 cannot be written: %2"_s.arg(path, qt_error_string(reason)));
}

} // namespace

void syncFolder(const QString &folder)
{
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

FileUnderWay::FileUnderWay(QString path, std::unique_ptr<QFile> file)
    : m_path(std::move(path)),
      m_file(std::move(file))
{
}

Result<FileUnderWay> FileUnderWay::begin(const QString &path, qint64 bytes)
{
    const QFileInfo place(path);
    if (place.isDir())
        return fail(ErrorCode::FileNotWritten, u"%1 is a folder"_s.arg(path));
    const QStorageInfo disk(place.absolutePath());
    if (disk.isValid() && disk.bytesAvailable() < bytes)
        return fail(ErrorCode::NoSpace,
                    u"%1 needs about %2 MiB, of which %3 are free"_s.arg(path)
                        .arg(bytes / (1024 * 1024) + 1)
                        .arg(disk.bytesAvailable() / (1024 * 1024)));
    auto file =
        std::make_unique<QTemporaryFile>(QString(place.absoluteFilePath() + u".XXXXXX.part"_s));
    file->setAutoRemove(false);
    if (!file->open())
        return fail(ErrorCode::FileNotWritten,
                    u"%1 cannot be written: %2"_s.arg(path, file->errorString()));
    // As other programs' files: QTemporaryFile lets nobody else read it.
    const mode_t mask = ::umask(0);
    ::umask(mask);
    ::fchmod(file->handle(), 0666 & ~mask);
    return FileUnderWay(place.absoluteFilePath(), std::move(file));
}

FileUnderWay::~FileUnderWay()
{
    if (m_file)
        m_file->remove();
}

Result<qint64> FileUnderWay::commit()
{
    if (!m_file->flush() || m_file->error() != QFileDevice::NoError
        || ::fsync(m_file->handle()) != 0)
        return notWritten(m_path, errno);
    const QByteArray from = QFile::encodeName(m_file->fileName());
    const qint64 size = QFileInfo(m_file->fileName()).size();
    if (::rename(from.constData(), QFile::encodeName(m_path).constData()) != 0)
        return notWritten(m_path, errno);
    m_file->close();
    m_file.reset();
    syncFolder(QFileInfo(m_path).absolutePath());
    return size;
}

} // namespace tilldesk::exports
