#pragma once

#include <QByteArray>
#include <functional>
#include <memory>

namespace tilldesk {

/// The program's log: one line an event, to a file or to standard error, UTC time first.
///
/// Info lines are gathered and written within 200 ms, so that a request does not wait for a disk;
/// warnings and errors are written at once. Nothing that is a secret belongs in a line: no key, no
/// whole IBAN, no body. Thread-safe.
class Log
{
public:
    enum class Level { Info, Warning, Error };

    /// Writes to `fileDescriptor`, which stays open and stays the caller's. A reader that stalls
    /// delays nobody: beyond 4 MiB lines are dropped and counted.
    /// @param onGrown  called on the log's thread each time `grownAt` more bytes have been written
    explicit Log(int fileDescriptor, qint64 grownAt = 0, std::function<void()> onGrown = {});
    ~Log(); ///< writes what is left, as far as it is taken within a second
    Log(const Log &) = delete;
    Log &operator=(const Log &) = delete;

    /// @param line  UTF-8 without a line end; control characters are written as `?`
    void write(Level level, const QByteArray &line);
    void info(const QByteArray &line) { write(Level::Info, line); }
    void warning(const QByteArray &line) { write(Level::Warning, line); }
    void error(const QByteArray &line) { write(Level::Error, line); }

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace tilldesk
