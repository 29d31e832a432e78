#include "app/log_file.h"

#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

LogFile::LogFile(const QString &path) : m_path(path)
{
    if (m_path.isEmpty()) {
        m_descriptor = STDERR_FILENO;
        return;
    }
    if (QFileInfo(m_path).size() > kMaxBytes)
        putAside();
    else
        m_descriptor = openFile();
    m_isOurs = m_descriptor >= 0;
    if (!m_isOurs)
        m_problem = u"cannot write the log %1: %2"_s.arg(m_path, qt_error_string(errno));
}

void LogFile::putAside()
{
    if (m_path.isEmpty())
        return;
    QFile::remove(m_path + u".1"_s);
    QFile::rename(m_path, m_path + u".1"_s);
    const int fresh = openFile();
    if (m_descriptor < 0 || fresh < 0) {
        m_descriptor = m_descriptor < 0
            ? fresh
            : m_descriptor; // keep the old file if the new one cannot be opened
        return;
    }
    ::dup3(fresh, m_descriptor, O_CLOEXEC);
    ::close(fresh);
}

int LogFile::openFile()
{
    return ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC,
                  S_IRUSR | S_IWUSR);
}

LogFile::~LogFile()
{
    if (m_isOurs)
        ::close(m_descriptor);
}

} // namespace tilldesk::app
