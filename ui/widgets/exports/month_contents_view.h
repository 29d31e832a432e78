#pragma once

#include "ui/models/exports/month_summary.h"
#include "ui/models/exports/pack_form.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

class QCheckBox;
class QVBoxLayout;

namespace tilldesk::ui {

/// What goes into the month's pack: parts and formats that can be left out, with links to the
/// settings behind them. Hidden while no figures are shown.
class MonthContentsView : public QWidget
{
    Q_OBJECT

public:
    /// @pre all references must outlive this object
    MonthContentsView(const Theme &theme, MonthSummary &summary, PackForm &form,
                      QWidget *parent = nullptr);

Q_SIGNALS:
    void linkChosen(tilldesk::ui::MonthLink link);

private:
    void showContents();
    /// Shows which parts and formats are written.
    void showChosen();
    [[nodiscard]] QWidget *makeFormats(const MonthSummary::Content &content);

    const Theme &m_theme;
    MonthSummary &m_summary;
    PackForm &m_form;
    QWidget *m_rows = nullptr;
    QList<MonthSummary::Content> m_contents;
    QList<QCheckBox *> m_checks; ///< one for each of m_contents
    QList<std::pair<Chip *, ExportFormat>> m_chips;
};

} // namespace tilldesk::ui
