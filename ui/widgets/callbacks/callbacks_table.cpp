#include "ui/widgets/callbacks/callbacks_table.h"

#include "ui/models/callbacks_model.h"
#include "ui/widgets/payments/payment_delegate.h"
#include "ui/widgets/theme/metrics.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace tilldesk::ui {
namespace {

int usualWidth(int column)
{
    switch (CallbacksModel::Column(column)) {
    case CallbacksModel::Time: return 104;
    case CallbacksModel::PaymentColumn: return 110;
    case CallbacksModel::Status: return 172;
    case CallbacksModel::To: return 86;
    case CallbacksModel::Attempts: return 84;
    case CallbacksModel::Answer: return 130;
    }
    Q_UNREACHABLE();
}

} // namespace

CallbacksTable::CallbacksTable(const Theme &theme, CallbacksModel &model, QWidget *parent)
    : QTableView(parent),
      m_model(model)
{
    // Before setModel(), so that it comes before the view's own: a callback that leaves the list is
    // still the one the person looks at, not its neighbour.
    connect(&model, &CallbacksModel::rowsAboutToBeRemoved, this, [this] { m_isFollowing = true; });
    connect(&model, &CallbacksModel::modelAboutToBeReset, this, [this] { m_isFollowing = true; });
    setModel(&model);
    setItemDelegate(new PaymentDelegate(theme, this));
    setAccessibleName(tr("Callbacks"));
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    horizontalHeader()->setFixedHeight(metrics::kHeaderHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(60);
    for (int column = 0; column < CallbacksModel::kColumns; ++column)
        setColumnWidth(column, usualWidth(column));

    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CallbacksTable::follow);
    connect(this, &QTableView::doubleClicked, this, [this] { Q_EMIT openRequested(m_chosen); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &CallbacksTable::tellVisibleRows);
    connect(
        &model, &CallbacksModel::rowsInserted, this,
        [this](const QModelIndex &, int first, int last) { keepPlace(first, last - first + 1); });
    connect(&model, &CallbacksModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_isFollowing = false;
                keepPlace(first, first - last - 1);
            });
    connect(&model, &CallbacksModel::modelReset, this, [this] { m_isFollowing = false; });
    connect(&model, &CallbacksModel::rowsLoaded, this, &CallbacksTable::findChosen);
}

void CallbacksTable::choose(const CallbackId &id)
{
    if (id != m_chosen) {
        m_chosen = id;
        Q_EMIT chosen(id);
    }
    findChosen();
}

void CallbacksTable::follow(const QModelIndex &current)
{
    const Callback *callback = m_model.callbackAt(current.row());
    if (m_isFollowing || callback == nullptr || callback->id == m_chosen)
        return;
    m_chosen = callback->id;
    Q_EMIT chosen(m_chosen);
}

void CallbacksTable::findChosen()
{
    const int row = m_chosen.isEmpty() ? -1 : m_model.rowOf(m_chosen);
    const QScopedValueRollback quiet(m_isFollowing, true);
    if (row >= 0 && row != currentIndex().row()) {
        selectionModel()->setCurrentIndex(
            m_model.index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    } else if (row < 0 && !m_chosen.isEmpty()) {
        selectionModel()->clear(); // it has left the list; no other takes its place
    }
}

void CallbacksTable::keepPlace(int first, int count)
{
    // At the top, new callbacks are meant to be seen; elsewhere nothing may move under the eyes.
    QScrollBar *bar = verticalScrollBar();
    const bool isAbove = first * metrics::kRowHeight < bar->value();
    if (bar->value() == 0 || !isAbove)
        return;
    updateGeometries();
    bar->setValue(bar->value() + count * metrics::kRowHeight);
}

void CallbacksTable::tellVisibleRows()
{
    const int first = verticalScrollBar()->value() / metrics::kRowHeight;
    m_model.setVisibleRows(first, first + viewport()->height() / metrics::kRowHeight + 1);
}

void CallbacksTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fillWidth();
    tellVisibleRows();
}

void CallbacksTable::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && !m_chosen.isEmpty() && currentIndex().isValid())
        Q_EMIT openRequested(m_chosen);
    else
        QTableView::keyPressEvent(event);
}

void CallbacksTable::fillWidth()
{
    constexpr int kLeast = 96;
    constexpr int kRoomForTarget = 668;
    constexpr int kNarrowStatus = 150;
    const bool isNarrow = viewport()->width() < kRoomForTarget;
    setColumnHidden(CallbacksModel::To, isNarrow);
    setColumnWidth(CallbacksModel::Status,
                   isNarrow ? kNarrowStatus : usualWidth(CallbacksModel::Status));
    int others = 0;
    for (int column = 0; column < CallbacksModel::kColumns; ++column)
        others += column == CallbacksModel::PaymentColumn ? 0 : columnWidth(column);
    setColumnWidth(CallbacksModel::PaymentColumn, qMax(viewport()->width() - others, kLeast));
}

} // namespace tilldesk::ui
