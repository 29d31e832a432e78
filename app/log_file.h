#pragma once

#include <QString>

namespace tilldesk::app {

/// Where the log is written: a file, appended to and for its owner only, or standard error.
class LogFile
{
public:
    /// When a file is put aside.
    static constexpr qint64 kMaxBytes = 10 * 1024 * 1024;

    /// A file over kMaxBytes is first put aside.
    /// @param path  empty: standard error
    explicit LogFile(const QString &path);
    ~LogFile();
    LogFile(const LogFile &) = delete;
    LogFile &operator=(const LogFile &) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// Puts the file aside as `NAME.1`, in place of the one before it, and begins a new one under
    /// the same descriptor. Standard error stays as it is.
    void putAside();

private:
    [[nodiscard]] int openFile();

    QString m_path;
    int m_descriptor = -1;
    bool m_isOurs = false;
    QString m_problem;
};

} // namespace tilldesk::app
