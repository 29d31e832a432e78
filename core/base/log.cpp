#include "core/base/log.h"

#include "core/base/clock.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace tilldesk {
namespace {

constexpr auto kDelay = std::chrono::milliseconds(200);
constexpr qsizetype kFlushAt = 65'536;

const char *nameOf(Log::Level level)
{
    switch (level) {
    case Log::Level::Info: return " INFO  ";
    case Log::Level::Warning: return " WARN  ";
    case Log::Level::Error: return " ERROR ";
    }
    Q_UNREACHABLE();
}

void writeAll(int fileDescriptor, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const auto n =
            ::write(fileDescriptor, bytes.constData() + done, size_t(bytes.size() - done));
        if (n <= 0)
            return; // a log that cannot be written must not stop the till
        done += n;
    }
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
    explicit Private(int fileDescriptor) : m_fd(fileDescriptor), m_thread([this] { run(); }) {}

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
            wake = m_pending.isEmpty() || m_pending.size() > kFlushAt || level != Level::Info;
            m_pending += toIsoUtc(SystemClock().now()) + nameOf(level);
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
        std::unique_lock lock(m_mutex);
        while (true) {
            m_wake.wait(lock, [this] { return m_stop || !m_pending.isEmpty(); });
            m_wake.wait_for(lock, kDelay, [this] { return m_stop || m_urgent; });
            QByteArray batch;
            batch.swap(m_pending);
            m_urgent = false;
            const bool stop = m_stop;
            lock.unlock();
            writeAll(m_fd, batch);
            if (stop)
                return;
            lock.lock();
        }
    }

    int m_fd;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    QByteArray m_pending;
    bool m_urgent = false;
    bool m_stop = false;
    std::thread m_thread;
};

Log::Log(int fileDescriptor) : d(std::make_unique<Private>(fileDescriptor)) {}
Log::~Log() = default;

void Log::write(Level level, const QByteArray &line)
{
    d->add(level, line);
}

} // namespace tilldesk
