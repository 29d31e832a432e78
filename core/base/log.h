#pragma once

#include <QByteArray>
#include <functional>
#include <memory>

namespace tilldesk {

/// The program's log: one line per event, to a file or standard error, with the UTC time first.
///
/// Info lines are batched and written within 200 ms, so that no request waits for a disk. Warnings
/// and errors are written at once. Lines must not contain secrets: no key, no complete IBAN, no
/// body. Thread-safe.
class Log
{
public:
    enum class Level { Info, Warning, Error };

    /// Writes to `fileDescriptor`, which the caller keeps open and owns. A stalled reader delays no
    /// caller: beyond 4 MiB, lines are dropped and counted.
    /// @param onGrown  called on the log's thread each time `grownAt` more bytes have been written
    explicit Log(int fileDescriptor, qint64 grownAt = 0, std::function<void()> onGrown = {});
    ~Log(); ///< Writes the remaining lines, for one second at most.
    Log(const Log &) = delete;
    Log &operator=(const Log &) = delete;

    /// @param line  UTF-8 without a line end; control characters become `?`
    void write(Level level, const QByteArray &line);
    void info(const QByteArray &line) { write(Level::Info, line); }
    void warning(const QByteArray &line) { write(Level::Warning, line); }
    void error(const QByteArray &line) { write(Level::Error, line); }

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace tilldesk
