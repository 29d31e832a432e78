#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/ticker.h"

#include <QDateTime>

namespace tilldesk::ui {

/// The simulation's switch, its clock, its faults and the inbox: their state, and the actions on
/// them.
class SettingsSimulation : public QObject
{
    Q_OBJECT

public:
    enum class Unit { Minutes, Hours, Days };

    /// The settings of the simulation, except the clock.
    struct Draft {
        bool isOn = false;
        CallbackFault fault = CallbackFault::None; ///< injected into callbacks from now on
        bool refundsFail = false;                  ///< refunds processed from now on fail
        bool payoutsFail = false;                  ///< payouts made from now on fail
        bool hasInbox = false;                     ///< the endpoint receives callbacks at /inbox

        friend bool operator==(const Draft &, const Draft &) = default;
    };

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

    [[nodiscard]] Draft draft() const;
    /// Applies the settings that differ from draft(), at once. Does not block.
    void setDraft(const Draft &draft);
    void freeze() { ask(m_gateways.simulation.freezeClock()); }
    void run() { ask(m_gateways.simulation.runClock()); }
    void reset() { ask(m_gateways.simulation.resetClock()); }
    void advance(std::chrono::milliseconds by) { ask(m_gateways.simulation.advanceClock(by)); }
    /// Returns the typed duration to advance by; empty unless `number` is a whole number from 1 to
    /// 1,000,000.
    [[nodiscard]] static std::optional<std::chrono::milliseconds> span(const QString &number,
                                                                       Unit unit);
    void setTo(const QDateTime &moment);

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
