#pragma once

#include <QWidget>

class QPushButton;

namespace tilldesk::ui {

class Chip;
class PayoutsPresenter;
class Theme;

/// The chips that narrow the list of payouts.
class PayoutChips : public QWidget
{
    Q_OBJECT

public:
    /// @param presenter  outlives it
    PayoutChips(const Theme &theme, PayoutsPresenter &presenter, QWidget *parent = nullptr);

private:
    void showQuery();
    void choosePeriod();
    void chooseCustomPeriod();
    void chooseBulk();
    void chooseStatus();

    const Theme &m_theme;
    PayoutsPresenter &m_presenter;
    Chip *m_period;
    Chip *m_bulk;
    Chip *m_status;
    QPushButton *m_clear;
};

} // namespace tilldesk::ui
