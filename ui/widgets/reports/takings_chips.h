#pragma once

#include "ui/models/reports/report_presenter.h"

#include <QMap>
#include <QWidget>

namespace tilldesk::ui {

class Chip;
class Theme;

/// Of which period, and what its rows are.
class TakingsChips : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive it
    TakingsChips(const Theme &theme, ReportPresenter &presenter, QWidget *parent = nullptr);

private:
    void showChoice();
    void choosePeriod();
    void chooseDays();

    const Theme &m_theme;
    ReportPresenter &m_presenter;
    Chip *m_period;
    QMap<Grouping, Chip *> m_groupings;
};

} // namespace tilldesk::ui
