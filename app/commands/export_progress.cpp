#include "app/commands/export_progress.h"

#include <cstdio>
#include <unistd.h>

namespace tilldesk::app {

ExportProgress::ExportProgress(const std::atomic<qint64> &done, const std::atomic<qint64> &total)
    : m_done(done),
      m_total(total)
{
    if (isatty(STDERR_FILENO) != 0)
        m_thread = std::thread([this] { tell(); });
}

ExportProgress::~ExportProgress()
{
    if (!m_thread.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_wake.notify_all();
    m_thread.join();
    std::fputs("\r\x1b[K", stderr);
}

void ExportProgress::tell()
{
    constexpr auto kInterval = std::chrono::milliseconds(250);
    std::unique_lock lock(m_mutex);
    while (!m_wake.wait_for(lock, kInterval, [this] { return m_isOver; })) {
        const qint64 total = m_total;
        if (total > 0)
            std::fprintf(stderr, "\r%lld of %lld\x1b[K", static_cast<long long>(m_done),
                         static_cast<long long>(total));
    }
}

} // namespace tilldesk::app
