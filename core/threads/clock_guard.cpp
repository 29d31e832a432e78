#include "core/threads/clock_guard.h"

using namespace Qt::StringLiterals;

namespace tilldesk::threads {

void ClockGuard::addListener(Listener listener)
{
    const std::lock_guard lock(m_mutex);
    m_listeners.push_back(std::move(listener));
}

std::optional<Error> ClockGuard::check()
{
    if (!m_isOn)
        return {};
    const auto jump = m_watch.check();
    if (jump.has_value() != m_isHeld)
        set(jump,
            jump ? "held back until the clock is right again or confirmed: " + jump->text().toUtf8()
                 : QByteArray("the computer's clock is right again"));
    if (!jump)
        return {};
    return Error{ErrorCode::Busy, u"The service does not trust the clock: "_s + jump->text()};
}

std::optional<ClockJump> ClockGuard::jump() const
{
    const std::lock_guard lock(m_mutex);
    return m_jump;
}

void ClockGuard::confirm(const QString &by)
{
    m_watch.confirm();
    set({}, "the computer's clock was confirmed by " + by.toUtf8());
}

void ClockGuard::set(const std::optional<ClockJump> &jump, const QByteArray &why)
{
    const std::lock_guard lock(m_mutex);
    if (jump.has_value() == m_jump.has_value())
        return; // another thread has already set the same state
    m_jump = jump;
    m_isHeld = jump.has_value();
    m_log.warning(why);
    for (const Listener &listener : m_listeners)
        listener(jump);
}

} // namespace tilldesk::threads
