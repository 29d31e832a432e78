#pragma once

#include "core/base/clock_watch.h"
#include "core/base/log.h"
#include "core/base/result.h"

#include <functional>

namespace tilldesk::threads {

/// Refuses requests with `Busy` while the wall clock cannot be trusted, because the service would
/// store wrong times. Notifies its listeners of each change. Thread-safe.
class ClockGuard
{
public:
    using Listener = std::function<void(const std::optional<ClockJump> &)>;

    /// `watch` and `log` must outlive the ClockGuard.
    ClockGuard(ClockWatch &watch, Log &log) : m_watch(watch), m_log(log) {}

    /// Adds a listener for changes of the result of check(). The listener is called on the thread
    /// that noticed the change. Its argument is the jump; empty: the clock is right again, or was
    /// confirmed. The listener must not call the ClockGuard.
    void addListener(Listener listener);
    /// Enables the guard. Before this call, nothing is refused.
    void start() { m_isOn = true; }
    /// Returns the error to refuse a request with; empty if the clock is trusted.
    [[nodiscard]] std::optional<Error> check();
    /// Returns the last trusted reading of both clocks.
    [[nodiscard]] ClockReading trusted() { return m_watch.trusted(); }
    /// Returns the present jump of the clock; empty if it is over or none occurred.
    [[nodiscard]] std::optional<ClockJump> jump() const;
    /// Trusts the wall clock as it is now.
    /// @param by  name of the person or program that confirms, for the log
    void confirm(const QString &by);

private:
    void set(const std::optional<ClockJump> &jump, const QByteArray &why);

    ClockWatch &m_watch;
    Log &m_log;
    std::atomic<bool> m_isOn = false;
    std::atomic<bool> m_isHeld = false;
    mutable std::mutex m_mutex;
    std::optional<ClockJump> m_jump;   ///< guarded by m_mutex
    std::vector<Listener> m_listeners; ///< guarded by m_mutex
};

} // namespace tilldesk::threads
