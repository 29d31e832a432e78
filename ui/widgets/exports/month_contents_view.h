#pragma once

#include "ui/models/exports/month_summary.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

class QVBoxLayout;

namespace tilldesk::ui {

/// What goes into the month's pack, with links to the settings behind it. Hidden while no figures
/// are shown.
class MonthContentsView : public QWidget
{
    Q_OBJECT

public:
    /// @pre `theme` and `summary` must outlive this object
    MonthContentsView(const Theme &theme, MonthSummary &summary, QWidget *parent = nullptr);

Q_SIGNALS:
    void linkChosen(tilldesk::ui::MonthLink link);

private:
    void showContents();

    const Theme &m_theme;
    MonthSummary &m_summary;
    QWidget *m_rows = nullptr;
};

} // namespace tilldesk::ui
