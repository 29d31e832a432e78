#include "ui/widgets/common/keyset_table.h"

#include "ui/models/common/keyset_model.h"
#include "ui/widgets/theme/metrics.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace tilldesk::ui {

KeysetTable::KeysetTable(KeysetModelBase &model, QWidget *parent)
    : QTableView(parent),
      m_model(model)
{
    // Before setModel(), so that it comes before the view's own: a row that leaves the list is
    // still the one the person looks at, not its neighbour.
    connect(&model, &KeysetModelBase::rowsAboutToBeRemoved, this, [this] { m_isFollowing = true; });
    connect(&model, &KeysetModelBase::modelAboutToBeReset, this, [this] { m_isFollowing = true; });
    setModel(&model);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setUpHeaders();

    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &KeysetTable::follow);
    connect(this, &QTableView::doubleClicked, this, [this] { Q_EMIT openRequested(m_chosen); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &KeysetTable::tellVisibleRows);
    connect(
        &model, &KeysetModelBase::rowsInserted, this,
        [this](const QModelIndex &, int first, int last) { keepPlace(first, last - first + 1); });
    connect(&model, &KeysetModelBase::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_isFollowing = false;
                keepPlace(first, first - last - 1);
            });
    connect(&model, &KeysetModelBase::modelReset, this, [this] { m_isFollowing = false; });
    connect(&model, &KeysetModelBase::rowsLoaded, this, &KeysetTable::findChosen);
}

void KeysetTable::setUpHeaders()
{
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    horizontalHeader()->setFixedHeight(metrics::kHeaderHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(60);
}

void KeysetTable::choose(const QString &id)
{
    if (id != m_chosen) {
        m_chosen = id;
        Q_EMIT chosen(id);
    }
    findChosen();
}

void KeysetTable::follow(const QModelIndex &current)
{
    const QString id = m_model.idAt(current.row());
    if (m_isFollowing || id.isEmpty() || id == m_chosen)
        return;
    m_chosen = id;
    Q_EMIT chosen(m_chosen);
}

void KeysetTable::findChosen()
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

void KeysetTable::keepPlace(int first, int count)
{
    // At the top, new rows are meant to be seen; elsewhere nothing may move under the eyes.
    QScrollBar *bar = verticalScrollBar();
    const bool isAbove = first * metrics::kRowHeight < bar->value();
    if (bar->value() == 0 || !isAbove)
        return;
    updateGeometries();
    bar->setValue(bar->value() + count * metrics::kRowHeight);
}

void KeysetTable::tellVisibleRows()
{
    const int first = verticalScrollBar()->value() / metrics::kRowHeight;
    m_model.setVisibleRows(first, first + viewport()->height() / metrics::kRowHeight + 1);
}

void KeysetTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fillWidth();
    tellVisibleRows();
}

void KeysetTable::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && !m_chosen.isEmpty() && currentIndex().isValid())
        Q_EMIT openRequested(m_chosen);
    else
        QTableView::keyPressEvent(event);
}

void KeysetTable::giveTheRestTo(int column)
{
    constexpr int kLeast = 96;
    int others = 0;
    for (int other = 0; other < m_model.columnCount(); ++other)
        others += other == column ? 0 : columnWidth(other);
    setColumnWidth(column, qMax(viewport()->width() - others, kLeast));
}

} // namespace tilldesk::ui
