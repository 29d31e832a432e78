#include "ui/models/callbacks/callback_alerts.h"

#include "core/base/when_ready.h"
#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"

#include <limits>

namespace tilldesk::ui {

CallbackAlerts::CallbackAlerts(const Gateways &gateways, const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_askSoon(std::chrono::milliseconds(200), [this] { ask(); })
{
    m_askSoon.requestOn(gateways.callbacks, &gateway::Callbacks::changed);
    // Reads again once a minute: failures leave the last 24 hours without any signal.
    connect(&ticker, &Ticker::ticked, this, [this] {
        const auto age = std::chrono::abs(m_gateways.clock.now() - m_askedAt);
        if (age >= std::chrono::minutes(1))
            ask();
    });
}

void CallbackAlerts::start()
{
    m_isStarted = true;
    ask();
}

void CallbackAlerts::ask()
{
    if (!m_isStarted)
        return;
    m_askedAt = m_gateways.clock.now();
    CallbackFilter lastDay;
    lastDay.from = m_askedAt - std::chrono::hours(24);
    whenReady(m_gateways.callbacks.counts(lastDay), this,
              [this](const Result<CallbackCounts> &counts) {
                  if (!counts)
                      return;
                  m_failed = int(qMin<qint64>(counts->failed, std::numeric_limits<int>::max()));
                  Q_EMIT changed();
              });
    whenReady(m_gateways.callbacks.counts({}), this, [this](const Result<CallbackCounts> &counts) {
        if (!counts)
            return;
        m_waiting = counts->waiting;
        Q_EMIT changed();
    });
}

QString CallbackAlerts::waitingWords() const
{
    return m_waiting == 0 ? QString() : tr("Callbacks: %1 waiting").arg(wholeNumber(m_waiting));
}

} // namespace tilldesk::ui
