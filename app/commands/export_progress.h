#pragma once

#include <QtGlobal>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace tilldesk::app {

/// Shows the progress of an export, or of the reading of a bank's file, on standard error, if that
/// is a terminal. Runs on its own thread from construction to destruction.
class ExportProgress
{
public:
    /// @pre `done` and `total` outlive this object
    ExportProgress(const std::atomic<qint64> &done, const std::atomic<qint64> &total);
    ~ExportProgress();
    ExportProgress(const ExportProgress &) = delete;
    ExportProgress &operator=(const ExportProgress &) = delete;

private:
    void tell();

    const std::atomic<qint64> &m_done;
    const std::atomic<qint64> &m_total;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_isOver = false;
    std::thread m_thread;
};

} // namespace tilldesk::app
