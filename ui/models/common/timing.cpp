#include "ui/models/common/timing.h"

namespace tilldesk::ui {

Throttled::Throttled(std::chrono::milliseconds delay, std::function<void()> work)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, std::move(work));
}

void Throttled::request()
{
    if (!m_timer.isActive())
        m_timer.start();
}

} // namespace tilldesk::ui
