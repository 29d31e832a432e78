#include "ui/models/settings/settings_simulation.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using std::chrono::duration_cast;
using std::chrono::hours;
using std::chrono::minutes;

namespace tilldesk::ui {

SettingsSimulation::SettingsSimulation(const Gateways &gateways, const Ticker &ticker,
                                       QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_state(gateways.simulation.state())
{
    connect(&gateways.simulation, &gateway::Simulation::changed, this,
            [this](const SimulationState &state) {
                m_state = state;
                Q_EMIT changed();
            });
    connect(&gateways.callbacks, &gateway::Callbacks::inboxChanged, this,
            &SettingsSimulation::changed);
    connect(&ticker, &Ticker::ticked, this, &SettingsSimulation::ticked);
}

QString SettingsSimulation::whyNot() const
{
    return m_state.isProduction ? tr("This is a production database. Customers and time are real "
                                     "here, so the simulation can never be switched on.")
                                : QString();
}

QDateTime SettingsSimulation::now() const
{
    return inShopZone(m_gateways.clock.now());
}

QString SettingsSimulation::nowText() const
{
    return dateWords(now(), weekdayPattern() + u" yyyy, HH:mm:ss"_s);
}

QString SettingsSimulation::pace() const
{
    if (isFrozen())
        return tr("The clock stands still");
    const auto offset = duration_cast<minutes>(m_state.clock.offset);
    if (m_state.clock.isReal())
        return tr("The clock shows the computer's time");
    const auto away = std::chrono::abs(offset);
    QStringList parts;
    const auto add = [&parts](qint64 count, const QString &words) {
        if (count > 0)
            parts << words.arg(count);
    };
    const qint64 days = away / hours(24);
    add(days, tr("%1 d", nullptr, int(days)));
    add(away % hours(24) / hours(1), tr("%1 h"));
    add(away % hours(1) / minutes(1), tr("%1 min"));
    if (parts.isEmpty())
        return tr("The clock differs by less than a minute from the computer's");
    const QString span = parts.join(u' ');
    return offset < minutes(0) ? tr("The clock is %1 behind the computer's").arg(span)
                               : tr("The clock is %1 ahead of the computer's").arg(span);
}

void SettingsSimulation::ask(const QFuture<Result<void>> &answer)
{
    m_isBusy = true;
    m_failure.clear();
    Q_EMIT changed();
    whenReady(answer, this, [this](const Result<void> &result) {
        m_isBusy = false;
        m_state = m_gateways.simulation.state();
        if (!result)
            m_failure = result.error().field == "by"_L1
                ? tr("The clock can be moved forward by at most 400 days.")
                : Text::sentence(result.error());
        Q_EMIT changed();
    });
}

SettingsSimulation::Draft SettingsSimulation::draft() const
{
    return {m_state.isOn, m_state.callbackFault, m_state.refundsFail, m_state.payoutsFail,
            !m_gateways.callbacks.inboxAddress().isEmpty()};
}

void SettingsSimulation::setDraft(const Draft &draft)
{
    const Draft before = this->draft();
    gateway::Simulation &simulation = m_gateways.simulation;
    if (draft.isOn != before.isOn && canSwitch())
        ask(simulation.switchOn(draft.isOn));
    if (draft.fault != before.fault)
        ask(simulation.setCallbackFault(draft.fault));
    if (draft.refundsFail != before.refundsFail)
        ask(simulation.setRefundsFail(draft.refundsFail));
    if (draft.payoutsFail != before.payoutsFail)
        ask(simulation.setPayoutsFail(draft.payoutsFail));
    if (draft.hasInbox != before.hasInbox)
        ask(m_gateways.callbacks.setInbox(draft.hasInbox));
}

std::optional<std::chrono::milliseconds> SettingsSimulation::span(const QString &number, Unit unit)
{
    constexpr int kMax = 1'000'000;
    bool isNumber = false;
    const int count = number.trimmed().toInt(&isNumber);
    if (!isNumber || count < 1 || count > kMax)
        return {};
    switch (unit) {
    case Unit::Minutes: return minutes(count);
    case Unit::Hours: return hours(count);
    case Unit::Days: return hours(24) * count;
    }
    Q_UNREACHABLE();
}

void SettingsSimulation::setTo(const QDateTime &moment)
{
    ask(m_gateways.simulation.setClock(fromMillis(moment.toMSecsSinceEpoch())));
}

} // namespace tilldesk::ui
