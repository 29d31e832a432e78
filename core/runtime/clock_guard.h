#pragma once

#include "core/base/clock_watch.h"
#include "core/base/log.h"
#include "core/base/result.h"

#include <functional>

namespace tilldesk::runtime {

/// Holds the service back while the wall clock cannot be trusted: everything that would be dated is
/// refused with `Busy`. Notifies of each change. Thread-safe.
class ClockGuard
{
public:
    using Listener = std::function<void(const std::optional<ClockJump> &)>;

    /// @param watch  must outlive it, and `log` too
    ClockGuard(ClockWatch &watch, Log &log) : m_watch(watch), m_log(log) {}

    /// Called with each change of the result of check(), on the thread that noticed it; empty: the
    /// clock is right again, or was confirmed. Must not call the guard.
    void addListener(Listener listener);
    /// Nothing is held back before.
    void start() { m_isOn = true; }
    /// Returns the reason to refuse a request, in the words of the answer.
    [[nodiscard]] std::optional<Error> check();
    /// Returns the last reading of both clocks that could be trusted.
    [[nodiscard]] ClockReading trusted() { return m_watch.trusted(); }
    /// Returns the jump that was noticed last and is not over.
    [[nodiscard]] std::optional<ClockJump> jump() const;
    /// Trusts the wall clock as it is. @param by  who says so, for the log
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

} // namespace tilldesk::runtime
