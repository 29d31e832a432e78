#include "ui/widgets/callbacks/callback_figures_view.h"

#include "ui/models/callbacks/callback_figures.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/charts/chart_card.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 232;
const QList<int> kWidths{0, 60, 60, 60, 60, 60};
// Columns of the table.
constexpr int kSent = 1;
constexpr int kSuccess = 2;
constexpr int kFirstTime = 3;
constexpr int kLastFailure = 5;

} // namespace

CallbackFiguresView::CallbackFiguresView(const Theme &theme, CallbacksPresenter &presenter,
                                         QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_hosts(CallbackFigures::hostHeads()),
      m_chart(named(new BarChart(theme), u"answerTimes"_s)),
      m_head(new ChartHead(CallbackFigures::bars({}).name,
                           {new ChartLegend(theme,
                                            {{ChartLegend::Sign::Usual, tr("in time")},
                                             {ChartLegend::Sign::Slow, tr("slow, from 0.8 s")},
                                             {ChartLegend::Sign::Bad, tr("no answer")}})})),
      m_table(named(new TextTableView(theme, m_hosts, tr("Success by host")), u"hostTable"_s))
{
    m_hosts.setNumbers({1, 3, 4, 5});
    m_table->setWidths(kWidths);
    auto *head = new ChartHead(tr("Success by host"));
    head->setNote(tr("answered with 2xx, in the end"));
    constexpr QMargins kMargins(18, 14, 18, 1);
    m_hostCard = card({head, {scrolling(m_table), 1}}, {.spacing = 4, .margins = kMargins});
    fill(this,
         {row({{chartCard(m_head, m_chart), 21}, {m_hostCard, 20}}, {.spacing = metrics::kGap})});
    setFixedHeight(kHeight);
    connect(m_chart, &BarChart::opened, &presenter,
            [&presenter](int answer) { presenter.setAnswer(answer); });
    connect(m_chart, &BarChart::cleared, &presenter, [&presenter] { presenter.setAnswer({}); });
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex &index) { chooseHost(index.row()); });
    connect(m_table, &QTableView::clicked, this,
            [this](const QModelIndex &index) { chooseHost(index.row()); });
    connect(&presenter, &CallbacksPresenter::changed, this, &CallbackFiguresView::showState);
    showState();
}

void CallbackFiguresView::chooseHost(int row)
{
    m_presenter.setHost(m_hosts.idAt(row));
}

void CallbackFiguresView::showState()
{
    const CallbackTimes times = m_presenter.times().value_or(CallbackTimes());
    m_head->setNote(!m_presenter.times()     ? QString()
                        : times.all.sent > 0 ? CallbackFigures::callbacks(times.all.sent)
                                             : tr("None in this period."));
    m_chart->show(CallbackFigures::bars(times));
    m_chart->setChosen(m_presenter.answer().value_or(-1));
    fitTable();
    m_table->select(m_presenter.host());
}

void CallbackFiguresView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int kRoomForBoth = 640; // beside an open sheet there may be less
    m_hostCard->setVisible(width() >= kRoomForBoth);
    fitTable();
}

/// Hides the last failure, then the times too, then the bars, then the number sent, if the table is
/// too narrow to show all columns and the hosts whole.
void CallbackFiguresView::fitTable()
{
    const CallbackTimes times = m_presenter.times().value_or(CallbackTimes());
    for (const bool hasBars : {true, false}) {
        m_hosts.setRows(CallbackFigures::hostRows(times, m_presenter.now(), hasBars));
        if (fitColumns(hasBars ? kFirstTime : kSent))
            return;
    }
}

/// @param most  the first column that may be hidden
/// @return false if the table is too narrow even so
bool CallbackFiguresView::fitColumns(int most)
{
    for (const int hidden : {int(kWidths.size()), kLastFailure, kFirstTime, kSent}) {
        if (hidden < most)
            break;
        for (int column = kSent; column < m_hosts.columnCount(); ++column)
            m_table->setColumnHidden(column, column >= hidden && column != kSuccess);
        m_table->setWidths(kWidths);
        if (m_table->horizontalHeader()->length() <= m_table->viewport()->width()
            && m_table->columnWidth(0) >= m_table->wantedWidth(0))
            return true;
    }
    return false;
}

} // namespace tilldesk::ui
