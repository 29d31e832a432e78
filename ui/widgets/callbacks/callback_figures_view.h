#pragma once

#include "ui/models/callbacks/callbacks_presenter.h"
#include "ui/models/lists/text_table.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class BarChart;
class ChartHead;
class TextTableView;

/// How fast hosts answer, as bars, and the success of each host. A bar or a row filters the log.
class CallbackFiguresView : public QWidget
{
    Q_OBJECT

public:
    /// @pre `theme` and `presenter` must outlive this object.
    CallbackFiguresView(const Theme &theme, CallbacksPresenter &presenter,
                        QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showState();
    void chooseHost(int row);
    void fitTable();
    [[nodiscard]] bool fitColumns(int most);

    CallbacksPresenter &m_presenter;
    TextTable m_hosts;
    BarChart *m_chart;
    ChartHead *m_head;
    TextTableView *m_table;
    QWidget *m_hostCard = nullptr;
};

} // namespace tilldesk::ui
