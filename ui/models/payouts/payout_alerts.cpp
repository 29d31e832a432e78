#include "ui/models/payouts/payout_alerts.h"

#include "core/base/when_ready.h"

#include <limits>
#include <utility>

namespace tilldesk::ui {

PayoutAlerts::PayoutAlerts(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_askSoon(std::chrono::milliseconds(200), [this] { ask(); }),
      m_askBankSoon(std::chrono::milliseconds(200), [this] { askBank(); })
{
    m_askBankSoon.requestOn(gateways.bank, &gateway::Bank::changed);
    m_askSoon.requestOn(gateways.payouts, &gateway::Payouts::changed);
}

void PayoutAlerts::start()
{
    m_isStarted = true;
    ask();
    askBank();
}

void PayoutAlerts::ask()
{
    if (!m_isStarted)
        return;
    whenReady(m_gateways.payouts.failed({}), this, [this](const Result<qint64> &count) {
        if (!count)
            return; // keep the last known number
        const int failed = int(qMin<qint64>(*count, std::numeric_limits<int>::max()));
        if (std::exchange(m_failed, failed) != failed)
            Q_EMIT changed();
    });
}

void PayoutAlerts::askBank()
{
    if (!m_isStarted)
        return;
    whenReady(m_gateways.bank.items(openBankItems({})), this,
              [this](const Result<QList<BankItem>> &items) {
                  if (!items)
                      return; // keep the last known number
                  const int count = int(items->size());
                  if (std::exchange(m_onStatements, count) != count)
                      Q_EMIT changed();
              });
}

} // namespace tilldesk::ui
