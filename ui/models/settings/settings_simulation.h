#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/ticker.h"

#include <QDateTime>

namespace tilldesk::ui {

/// The simulation's switch, its clock and its faults: their state, and the actions on them.
class SettingsSimulation : public QObject
{
    Q_OBJECT

public:
    enum class Unit { Minutes, Hours, Days };

    /// @pre The gateways and `ticker` outlive this object.
    SettingsSimulation(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    [[nodiscard]] const SimulationState &state() const { return m_state; }
    [[nodiscard]] bool canSwitch() const { return !m_state.isProduction && !m_isBusy; }
    [[nodiscard]] bool canSetClock() const { return m_state.isOn && !m_isBusy; }
    /// Returns why the simulation can never be switched on; empty if it can.
    [[nodiscard]] QString whyNot() const;
    /// Returns why the last action failed; empty if it succeeded.
    [[nodiscard]] const QString &failure() const { return m_failure; }

    /// `Friday 20 November 2026, 14:32:10`
    [[nodiscard]] QString nowText() const;
    [[nodiscard]] QDateTime now() const; ///< in the shop's time zone
    /// Returns how the service clock relates to the computer's clock: equal, ahead, behind, or
    /// frozen.
    [[nodiscard]] QString pace() const;
    [[nodiscard]] bool isFrozen() const { return m_state.clock.frozenAt.has_value(); }

    void switchOn(bool isOn);
    void freeze();
    void run();
    void reset();
    void advance(std::chrono::milliseconds by);
    /// Returns the typed duration to advance by; empty unless `number` is a whole number from 1 to
    /// 1,000,000.
    [[nodiscard]] static std::optional<std::chrono::milliseconds> span(const QString &number,
                                                                       Unit unit);
    void setTo(const QDateTime &moment);
    /// Sets the fault that is injected into callbacks from now on.
    void setFault(CallbackFault fault);
    /// Sets whether refunds processed from now on fail.
    void setRefundsFail(bool fail);
    /// Sets whether payouts made from now on fail.
    void setPayoutsFail(bool fail);

Q_SIGNALS:
    void changed();
    void ticked(); ///< only nowText() and pace() have changed

private:
    void ask(const QFuture<Result<void>> &answer);

    const Gateways m_gateways;
    SimulationState m_state;
    QString m_failure;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
