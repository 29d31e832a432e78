#pragma once

#include <QWidget>

class QPushButton;

namespace tilldesk::ui {

class Chip;
class RefundsPresenter;
class Theme;

/// The chips that narrow the list of refunds.
class RefundChips : public QWidget
{
    Q_OBJECT

public:
    /// @param presenter  outlives it
    RefundChips(const Theme &theme, RefundsPresenter &presenter, QWidget *parent = nullptr);

Q_SIGNALS:
    void findRequested(); ///< the person wants to change what is looked for

private:
    void showQuery();
    void choosePeriod();
    void chooseCustomPeriod();

    const Theme &m_theme;
    RefundsPresenter &m_presenter;
    Chip *m_period;
    Chip *m_find;
    QPushButton *m_clear;
};

} // namespace tilldesk::ui
