#pragma once

#include <QString>

namespace tilldesk::app {

/// The destination of the log: a file that is appended to and readable by its owner only, or
/// standard error.
class LogFile
{
public:
    /// Size at which the file is rotated.
    static constexpr qint64 kMaxBytes = 10LL * 1024 * 1024;

    /// Rotates the file first if it exceeds kMaxBytes.
    /// @param path  empty: standard error
    explicit LogFile(const QString &path);
    ~LogFile();
    LogFile(const LogFile &) = delete;
    LogFile &operator=(const LogFile &) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// Rotates: renames the file to `NAME.1`, replacing the previous one, and opens a new file
    /// under the same descriptor. No-op for standard error.
    void putAside();

private:
    [[nodiscard]] int openFile();

    QString m_path;
    int m_descriptor = -1;
    bool m_isOurs = false;
    QString m_problem;
};

} // namespace tilldesk::app
