#include "ui/models/common/safekeeping_watch.h"

#include "core/base/when_ready.h"

namespace tilldesk::ui {
namespace {

/// Ticks, one a second, from one reading to the next.
constexpr int kTicks = 600;

} // namespace

SafekeepingWatch::SafekeepingWatch(gateway::Safekeeping &safekeeping, const Ticker &ticker,
                                   QObject *parent)
    : QObject(parent),
      m_safekeeping(safekeeping),
      m_askSoon(std::chrono::milliseconds(100), [this] { refresh(); })
{
    m_askSoon.requestOn(safekeeping, &gateway::Safekeeping::changed);
    connect(&ticker, &Ticker::ticked, this, [this] {
        if (++m_ticks >= kTicks)
            refresh();
    });
}

void SafekeepingWatch::start()
{
    m_isStarted = true;
    refresh();
}

void SafekeepingWatch::refresh()
{
    if (!m_isStarted)
        return;
    m_ticks = 0;
    whenReady(m_safekeeping.state(), this, [this](const Result<SafekeepingState> &state) {
        m_error.reset();
        if (state)
            m_state = *state;
        else
            m_error = state.error();
        Q_EMIT changed();
    });
}

} // namespace tilldesk::ui
