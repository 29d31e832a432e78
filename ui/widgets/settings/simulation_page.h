#pragma once

#include "ui/models/settings/settings_simulation.h"
#include "ui/widgets/settings/settings_page.h"

class QDateTimeEdit;
class QFrame;
class QLineEdit;

namespace tilldesk::ui {

class ComboBox;
class Pill;
class SettingRows;
class Switch;
class Theme;

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
    [[nodiscard]] QWidget *makeClockButtons();
    [[nodiscard]] QWidget *makeAdvance(const Theme &theme);
    [[nodiscard]] QWidget *makeSet();
    void addFault();
    void addFailures();
    void showFault();
    void showFailures();
    void showState();
    void showTime();
    void advanceByTyped();

    SettingsSimulation m_simulation;
    Pill *m_pill;
    QFrame *m_why;
    QLabel *m_whyWords;
    SettingRows *m_rows;
    Switch *m_isOn;
    QLabel *m_now;
    QLabel *m_pace;
    QPushButton *m_freeze;
    QPushButton *m_reset;
    QWidget *m_steps;
    QLineEdit *m_number;
    ComboBox *m_unit;
    ComboBox *m_fault;
    Switch *m_refundsFail;
    Switch *m_payoutsFail;
    QPushButton *m_advance;
    QDateTimeEdit *m_moment;
    QPushButton *m_set;
};

} // namespace tilldesk::ui
