#pragma once

#include <QTimer>
#include <functional>

namespace tilldesk::ui {

/// Throttle: runs work once, a delay after the first of any number of requests. Requests that come
/// while a run is pending are coalesced with it. Not thread-safe.
class Throttled
{
public:
    /// @param work  called on the thread of this object; never after it is destroyed
    Throttled(std::chrono::milliseconds delay, std::function<void()> work);

    void request();
    /// Calls request() on each emission of a signal.
    template <typename Sender, typename Signal>
    void requestOn(const Sender &sender, Signal signal)
    {
        QObject::connect(&sender, signal, &m_timer, [this] { request(); });
    }
    /// Sets the delay of later requests. A run that is pending waits for the new delay from now on.
    void setDelay(std::chrono::milliseconds delay) { m_timer.setInterval(delay); }
    void cancel() { m_timer.stop(); }

protected:
    QTimer m_timer;
};

/// Debounce: runs work once, a delay after the last of any number of requests. Not thread-safe.
class Debounced : public Throttled
{
public:
    using Throttled::Throttled;

    void request() { m_timer.start(); }
    /// As request(), with another delay. Later requests keep that delay.
    void requestIn(std::chrono::milliseconds delay) { m_timer.start(delay); }
};

} // namespace tilldesk::ui
