#pragma once

#include "core/domain/export.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace tilldesk::app {

/// Says on standard error how far an export is, when that is a terminal. From its making to its
/// end, on a thread of its own.
class ExportProgress
{
public:
    /// @pre `control` outlives it
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
