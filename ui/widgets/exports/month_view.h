#pragma once

#include "ui/models/exports/month_summary.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace tilldesk::ui {

class TextTableView;

/// The figures of a month: the bridge with its proof, VAT by rate, and warnings.
class MonthView : public QWidget
{
    Q_OBJECT

public:
    /// @pre `theme` and `summary` must outlive this object
    MonthView(const Theme &theme, MonthSummary &summary, QWidget *parent = nullptr);

Q_SIGNALS:
    void linkChosen(tilldesk::ui::MonthLink link);

private:
    void showFigures();
    /// Shows grey bars in place of the figures.
    void showLoading();
    void showWarnings();

    MonthSummary &m_summary;
    Pill *m_proof;
    QPushButton *m_explain;
    QGridLayout *m_bridge;
    TextTableView *m_vat;
    QWidget *m_vatCard;
    QVBoxLayout *m_warnings;
};

} // namespace tilldesk::ui
