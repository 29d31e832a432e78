#include "ui/models/common/ticker.h"

namespace tilldesk::ui {

Ticker::Ticker(QObject *parent) : QObject(parent)
{
    m_timer.setInterval(std::chrono::seconds(1));
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Ticker::ticked);
}

void Ticker::start()
{
    m_timer.start();
}

} // namespace tilldesk::ui
