#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/ticker.h"

#include <QDateTime>

namespace tilldesk::ui {

/// The simulation's switch and its clock: how they stand, and what the person does with them.
class SettingsSimulation : public QObject
{
    Q_OBJECT

public:
    enum class Unit { Minutes, Hours, Days };

    /// @pre both outlive it
    SettingsSimulation(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    [[nodiscard]] const SimulationState &state() const { return m_state; }
    [[nodiscard]] bool canSwitch() const { return !m_state.isProduction && !m_isBusy; }
    [[nodiscard]] bool canSetClock() const { return m_state.isOn && !m_isBusy; }
    /// Why it can never be switched on; empty when it can.
    [[nodiscard]] QString whyNot() const;
    /// What went wrong last; empty when nothing did.
    [[nodiscard]] const QString &failure() const { return m_failure; }

    /// `Friday 20 November 2026, 14:32:10`
    [[nodiscard]] QString nowText() const;
    [[nodiscard]] QDateTime now() const; ///< in the shop's time zone
    /// How it goes: as the computer's, ahead, behind, or standing still.
    [[nodiscard]] QString pace() const;
    [[nodiscard]] bool isFrozen() const { return m_state.clock.frozenAt.has_value(); }

    void switchOn(bool isOn);
    void freeze();
    void run();
    void reset();
    void advance(std::chrono::milliseconds by);
    /// What is typed as the time to advance by; nothing when that is no number from 1 up.
    [[nodiscard]] static std::optional<std::chrono::milliseconds> span(const QString &number,
                                                                       Unit unit);
    void setTo(const QDateTime &moment);
    /// What is done wrong with callbacks from now on.
    void setFault(CallbackFault fault);
    /// Whether refunds that are processed from now on fail.
    void setRefundsFail(bool fail);
    /// Whether payouts that are made from now on fail.
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
