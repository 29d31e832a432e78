#pragma once

#include <functional>
#include <thread>

namespace tilldesk::app {

/// Blocks SIGTERM and SIGINT until StopSignals handles them. Must be called before the first thread
/// starts: threads inherit the signal mask.
void blockStopSignals();

/// Calls a function on SIGTERM and SIGINT, on a thread of its own, so that stopping runs ordinary
/// code instead of a signal handler.
class StopSignals
{
public:
    /// Blocks the signals. Must be created before any other thread starts: threads inherit the
    /// signal mask.
    /// @param onStop  called on the `signals` thread for each signal
    explicit StopSignals(std::function<void()> onStop);
    ~StopSignals();
    StopSignals(const StopSignals &) = delete;
    StopSignals &operator=(const StopSignals &) = delete;

private:
    std::function<void()> m_onStop;
    std::thread m_thread;
};

} // namespace tilldesk::app
