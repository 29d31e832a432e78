#pragma once

#include <functional>
#include <thread>

namespace tilldesk::app {

/// Keeps the stop signals from ending the process, for a StopSignals that comes later. Before any
/// other thread is made: threads inherit that.
void blockStopSignals();

/// Turns SIGTERM and SIGINT into a call, on a thread of its own, so that stopping is ordinary code.
class StopSignals
{
public:
    /// Blocks the signals, so it must come before any other thread is made: threads inherit that.
    /// @param onStop  called on the thread of the signals, as often as they come
    explicit StopSignals(std::function<void()> onStop);
    ~StopSignals();
    StopSignals(const StopSignals &) = delete;
    StopSignals &operator=(const StopSignals &) = delete;

private:
    std::function<void()> m_onStop;
    std::thread m_thread;
};

} // namespace tilldesk::app
