#pragma once

#include <QString>

namespace tilldesk::app {

/// Where the log is written: a file, appended to and for its owner only, or standard error.
class LogFile
{
public:
    /// A file over 10 MiB is first put aside as `NAME.1`, in place of the one before it.
    /// @param path  empty: standard error
    explicit LogFile(const QString &path);
    ~LogFile();
    LogFile(const LogFile &) = delete;
    LogFile &operator=(const LogFile &) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    int m_descriptor = -1;
    bool m_isOurs = false;
    QString m_problem;
};

} // namespace tilldesk::app
