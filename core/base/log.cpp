#include "core/base/log.h"

#include "core/base/clock.h"
#include "core/base/enum_texts.h"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <poll.h>
#include <pthread.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tilldesk {
namespace {

/// Longest time for which Info lines are batched.
constexpr auto kDelay = std::chrono::milliseconds(200);
/// Bytes of batched lines that are written at once, without waiting for kDelay.
constexpr qsizetype kFlushAt = 65'536;
/// Limit in bytes of unwritten lines; further lines are dropped and counted.
constexpr qsizetype kMaxPending = 4LL * 1024 * 1024;
/// Bytes that a ready pipe accepts without blocking. @source pipe(7), PIPE_BUF
constexpr qsizetype kChunk = 4096;
/// How long the program's end waits for a stalled reader.
constexpr auto kStalledReaderTimeout = std::chrono::seconds(1);

constexpr EnumTexts<Log::Level> kLevels{
    {Log::Level::Info, " INFO  "},
    {Log::Level::Warning, " WARN  "},
    {Log::Level::Error, " ERROR "},
};

/// Returns the time and the level, which every line begins with.
QByteArray beginningOf(Log::Level level)
{
    return toIsoUtc(SystemClock().now()).append(kLevels.textOf(level));
}

/// Appends UTF-8 with `?` for every control character: U+0000 to U+001F and U+007F to U+009F.
void appendPrintable(QByteArray &to, const QByteArray &line)
{
    const auto byte = [&line](qsizetype i) { return static_cast<unsigned char>(line[i]); };
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (byte(i) < 0x20 || byte(i) == 0x7f) {
            to += '?';
        } else if (byte(i) == 0xc2 && i + 1 < line.size() && byte(i + 1) >= 0x80
                   && byte(i + 1) <= 0x9f) {
            to += '?';
            ++i;
        } else {
            to += line[i];
        }
    }
}

} // namespace

class Log::Private
{
public:
    Private(int fileDescriptor, qint64 grownAt, std::function<void()> onGrown)
        : m_fd(fileDescriptor),
          m_grownAt(grownAt),
          m_onGrown(std::move(onGrown)),
          m_thread([this] { run(); })
    {
    }

    ~Private()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_stop = true;
        }
        m_wake.notify_one();
        m_thread.join();
    }

    void add(Level level, const QByteArray &line)
    {
        bool wake = false;
        {
            const std::lock_guard lock(m_mutex);
            if (m_pending.size() > kMaxPending) {
                ++m_lost;
                return;
            }
            wake = m_pending.isEmpty() || m_pending.size() > kFlushAt || level != Level::Info;
            m_pending += beginningOf(level);
            appendPrintable(m_pending, line);
            m_pending += '\n';
            m_urgent = m_urgent || level != Level::Info || m_pending.size() > kFlushAt;
        }
        if (wake)
            m_wake.notify_one();
    }

private:
    void run()
    {
        pthread_setname_np(pthread_self(), "log");
        std::unique_lock lock(m_mutex);
        while (true) {
            m_wake.wait(lock, [this] { return m_stop || !m_pending.isEmpty(); });
            m_wake.wait_for(lock, kDelay, [this] { return m_stop || m_urgent; });
            QByteArray batch;
            batch.swap(m_pending);
            m_urgent = false;
            if (m_lost > 0)
                batch += beginningOf(Level::Warning) + QByteArray::number(std::exchange(m_lost, 0))
                    + " lines lost\n";
            const bool stop = m_stop;
            lock.unlock();
            writeAll(batch);
            if (stop)
                return;
            lock.lock();
        }
    }

    /// Best effort: a log that cannot be written, or is not read, must not stop the service.
    void writeAll(const QByteArray &bytes)
    {
        qsizetype done = 0;
        while (done < bytes.size() && isWritable()) {
            const auto size = size_t(std::min(kChunk, bytes.size() - done));
            const auto n = ::write(m_fd, bytes.constData() + done, size);
            if (n < 0 && errno == EINTR)
                continue;
            if (n <= 0)
                return;
            done += n;
        }
        m_written += done;
        if (m_onGrown && m_written >= m_grownAt) {
            m_written = 0;
            m_onGrown();
        }
    }

    /// Waits until the descriptor accepts bytes; at the program's end, for a limited time.
    bool isWritable()
    {
        constexpr int kStepMillis = 50;
        auto waited = std::chrono::milliseconds(0);
        while (true) {
            pollfd polled{.fd = m_fd, .events = POLLOUT, .revents = 0};
            if (::poll(&polled, 1, kStepMillis) > 0)
                return true;
            const std::lock_guard lock(m_mutex);
            waited = m_stop ? waited + std::chrono::milliseconds(kStepMillis) : waited;
            if (waited >= kStalledReaderTimeout)
                return false;
        }
    }

    int m_fd;
    qint64 m_grownAt;
    std::function<void()> m_onGrown;
    qint64 m_written = 0;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    QByteArray m_pending;
    qint64 m_lost = 0;
    bool m_urgent = false;
    bool m_stop = false;
    std::thread m_thread;
};

Log::Log(int fileDescriptor, qint64 grownAt, std::function<void()> onGrown)
    : d(std::make_unique<Private>(fileDescriptor, grownAt, std::move(onGrown)))
{
}
Log::~Log() = default;

void Log::write(Level level, const QByteArray &line)
{
    d->add(level, line);
}

} // namespace tilldesk
