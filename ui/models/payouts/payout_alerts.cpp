#include "ui/models/payouts/payout_alerts.h"

#include "core/base/when_ready.h"

#include <limits>
#include <utility>

namespace tilldesk::ui {

PayoutAlerts::PayoutAlerts(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    m_askSoon.setSingleShot(true);
    m_askSoon.setInterval(std::chrono::milliseconds(200));
    connect(&m_askSoon, &QTimer::timeout, this, &PayoutAlerts::ask);
    connect(&gateways.payouts, &gateway::Payouts::changed, this, [this] {
        if (m_isStarted && !m_askSoon.isActive())
            m_askSoon.start();
    });
}

void PayoutAlerts::start()
{
    m_isStarted = true;
    ask();
}

void PayoutAlerts::ask()
{
    whenReady(m_gateways.payouts.failed({}), this, [this](const Result<qint64> &count) {
        if (!count)
            return; // what was said last stays
        const int failed = int(qMin<qint64>(*count, std::numeric_limits<int>::max()));
        if (std::exchange(m_failed, failed) != failed)
            Q_EMIT changed();
    });
}

} // namespace tilldesk::ui
