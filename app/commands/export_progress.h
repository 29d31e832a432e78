#pragma once

#include "core/domain/export.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace tilldesk::app {

/// Shows the progress of an export on standard error, if that is a terminal. Runs on its own thread
/// from construction to destruction.
class ExportProgress
{
public:
    /// @pre `control` outlives this object
    explicit ExportProgress(const ExportControl &control);
    ~ExportProgress();
    ExportProgress(const ExportProgress &) = delete;
    ExportProgress &operator=(const ExportProgress &) = delete;

private:
    void tell();

    const ExportControl &m_control;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_isOver = false;
    std::thread m_thread;
};

} // namespace tilldesk::app
