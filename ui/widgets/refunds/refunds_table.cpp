#include "ui/widgets/refunds/refunds_table.h"

#include "ui/models/refunds_model.h"
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
    switch (RefundsModel::Column(column)) {
    case RefundsModel::Created: return 112;
    case RefundsModel::PaymentColumn: return 150;
    case RefundsModel::Status: return 130;
    case RefundsModel::Description: return 180;
    case RefundsModel::AmountColumn: return 120;
    }
    Q_UNREACHABLE();
}

} // namespace

RefundsTable::RefundsTable(const Theme &theme, RefundsModel &model, QWidget *parent)
    : QTableView(parent),
      m_model(model)
{
    // Before setModel(), so that it comes before the view's own: a refund that leaves the list is
    // still the one the person looks at, not its neighbour.
    connect(&model, &RefundsModel::rowsAboutToBeRemoved, this, [this] { m_isFollowing = true; });
    connect(&model, &RefundsModel::modelAboutToBeReset, this, [this] { m_isFollowing = true; });
    setModel(&model);
    setItemDelegate(new PaymentDelegate(theme, this));
    setAccessibleName(tr("Refunds"));
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
    for (int column = 0; column < RefundsModel::kColumns; ++column)
        setColumnWidth(column, usualWidth(column));

    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RefundsTable::follow);
    connect(this, &QTableView::doubleClicked, this, [this] { Q_EMIT openRequested(m_chosen); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &RefundsTable::tellVisibleRows);
    connect(
        &model, &RefundsModel::rowsInserted, this,
        [this](const QModelIndex &, int first, int last) { keepPlace(first, last - first + 1); });
    connect(&model, &RefundsModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_isFollowing = false;
                keepPlace(first, first - last - 1);
            });
    connect(&model, &RefundsModel::modelReset, this, [this] { m_isFollowing = false; });
    connect(&model, &RefundsModel::rowsLoaded, this, &RefundsTable::findChosen);
}

void RefundsTable::choose(const QString &id)
{
    if (id != m_chosen) {
        m_chosen = id;
        Q_EMIT chosen(id);
    }
    findChosen();
}

void RefundsTable::follow(const QModelIndex &current)
{
    const QString id = m_model.idAt(current.row());
    if (m_isFollowing || id.isEmpty() || id == m_chosen)
        return;
    m_chosen = id;
    Q_EMIT chosen(m_chosen);
}

void RefundsTable::findChosen()
{
    const int row = m_chosen.isEmpty() ? -1 : m_model.rowOfId(m_chosen);
    const QScopedValueRollback quiet(m_isFollowing, true);
    if (row >= 0 && row != currentIndex().row()) {
        selectionModel()->setCurrentIndex(
            m_model.index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    } else if (row < 0 && !m_chosen.isEmpty()) {
        selectionModel()->clear(); // it has left the list; no other takes its place
    }
}

void RefundsTable::keepPlace(int first, int count)
{
    // At the top, new refunds are meant to be seen; elsewhere nothing may move under the eyes.
    QScrollBar *bar = verticalScrollBar();
    const bool isAbove = first * metrics::kRowHeight < bar->value();
    if (bar->value() == 0 || !isAbove)
        return;
    updateGeometries();
    bar->setValue(bar->value() + count * metrics::kRowHeight);
}

void RefundsTable::tellVisibleRows()
{
    const int first = verticalScrollBar()->value() / metrics::kRowHeight;
    m_model.setVisibleRows(first, first + viewport()->height() / metrics::kRowHeight + 1);
}

void RefundsTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fillWidth();
    tellVisibleRows();
}

void RefundsTable::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && !m_chosen.isEmpty() && currentIndex().isValid())
        Q_EMIT openRequested(m_chosen);
    else
        QTableView::keyPressEvent(event);
}

void RefundsTable::fillWidth()
{
    constexpr int kLeast = 96;
    int others = 0;
    for (int column = 0; column < RefundsModel::kColumns; ++column)
        others += column == RefundsModel::Description ? 0 : columnWidth(column);
    setColumnWidth(RefundsModel::Description, qMax(viewport()->width() - others, kLeast));
}

} // namespace tilldesk::ui
