#include "app/log_file.h"

#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

LogFile::LogFile(const QString &path)
{
    constexpr qint64 kMaxBytes = 10 * 1024 * 1024;
    if (path.isEmpty()) {
        m_descriptor = STDERR_FILENO;
        return;
    }
    if (QFileInfo(path).size() > kMaxBytes) {
        QFile::remove(path + u".1"_s);
        QFile::rename(path, path + u".1"_s);
    }
    m_descriptor = ::open(QFile::encodeName(path).constData(),
                          O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, S_IRUSR | S_IWUSR);
    m_isOurs = m_descriptor >= 0;
    if (!m_isOurs)
        m_problem = u"cannot write the log %1: %2"_s.arg(path, qt_error_string(errno));
}

LogFile::~LogFile()
{
    if (m_isOurs)
        ::close(m_descriptor);
}

} // namespace tilldesk::app
