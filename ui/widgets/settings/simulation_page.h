#pragma once

#include "ui/models/settings/settings_simulation.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

class QDateTimeEdit;

namespace tilldesk::ui {

/// Settings of the simulation: simulated customers, and a service clock that the user can set.
class SimulationPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre `gateways`, `theme` and `ticker` must outlive this object.
    SimulationPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                   QWidget *parent = nullptr);

    void load() override;

private:
    void addClock();
    void addFaults(const Theme &theme);
    [[nodiscard]] QWidget *makeClockButtons();
    [[nodiscard]] QWidget *makeSteps();
    [[nodiscard]] QWidget *makeAdvance();
    [[nodiscard]] QWidget *makeSet();
    void showState();
    void showTime();
    void advanceByTyped();

    SettingsSimulation m_simulation;
    Pill *m_pill;
    QFrame *m_why;
    QLabel *m_whyWords;
    SettingRows *m_rows;
    BoundRows<SettingsSimulation> m_fields;
    Switch *m_isOn = nullptr;
    QLabel *m_now;
    QLabel *m_pace;
    QPushButton *m_freeze;
    QPushButton *m_reset;
    QWidget *m_steps;
    QLineEdit *m_number;
    ComboBox *m_unit;
    QPushButton *m_advance;
    QDateTimeEdit *m_moment;
    QPushButton *m_set;
    QList<QWidget *> m_faults; ///< fields of simulated faults
};

} // namespace tilldesk::ui
