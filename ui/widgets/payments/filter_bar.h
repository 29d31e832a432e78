#pragma once

#include <QWidget>

class QPushButton;

namespace tilldesk::ui {

class Chip;
class PaymentsPresenter;
class Theme;

/// The chips that narrow the list of payments.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    FilterBar(const Theme &theme, PaymentsPresenter &presenter, QWidget *parent = nullptr);

Q_SIGNALS:
    void findRequested(); ///< the person wants to change what is looked for

private:
    void showQuery();
    void choosePeriod();
    void chooseCustomPeriod();
    void chooseStatuses();
    [[nodiscard]] QString statusWords() const;

    const Theme &m_theme;
    PaymentsPresenter &m_presenter;
    Chip *m_period;
    Chip *m_statuses;
    Chip *m_find;
    QPushButton *m_clear;
};

} // namespace tilldesk::ui
