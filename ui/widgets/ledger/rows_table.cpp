#include "ui/widgets/ledger/rows_table.h"

#include "ui/widgets/ledger/row_delegate.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

namespace tilldesk::ui {
namespace {

constexpr int kLeastWidth = 96;

} // namespace

RowsTable::RowsTable(const Theme &theme, QAbstractItemModel &model, const QString &name,
                     const QList<Column> &columns, QWidget *parent)
    : QTableView(parent),
      m_columns(columns)
{
    setModel(&model);
    setItemDelegate(new RowDelegate(theme, this));
    setAccessibleName(name);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // columns make room for each other
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    horizontalHeader()->setFixedHeight(metrics::kHeaderHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(40);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current, const QModelIndex &before) {
                if (current.isValid() && current.row() != before.row())
                    Q_EMIT rowChosen(current.row());
            });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex &index) { Q_EMIT rowOpened(index.row()); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &RowsTable::tellVisibleRows);
    connect(
        &model, &QAbstractItemModel::rowsInserted, this,
        [this](const QModelIndex &, int first, int last) { keepPlace(first, last - first + 1); });
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void RowsTable::chooseRow(int row)
{
    if (row != currentIndex().row())
        selectionModel()->setCurrentIndex(model()->index(row, 0),
                                          QItemSelectionModel::ClearAndSelect
                                              | QItemSelectionModel::Rows);
}

void RowsTable::keepPlace(int first, int count)
{
    // At the top, new rows are meant to be seen; elsewhere nothing may move under the eyes.
    QScrollBar *bar = verticalScrollBar();
    const bool isAbove = first * metrics::kRowHeight < bar->value();
    if (bar->value() == 0 || !isAbove)
        return;
    updateGeometries();
    bar->setValue(bar->value() + count * metrics::kRowHeight);
}

void RowsTable::tellVisibleRows()
{
    const int first = verticalScrollBar()->value() / metrics::kRowHeight;
    Q_EMIT visibleRowsChanged(first, first + viewport()->height() / metrics::kRowHeight + 1);
}

void RowsTable::fillWidth()
{
    const int room = viewport()->width();
    int rest = room;
    for (int column = 0; column < m_columns.size(); ++column) {
        const Column &wanted = m_columns[column];
        setColumnHidden(column, room < wanted.roomNeeded);
        if (!isColumnHidden(column))
            rest -= wanted.width;
    }
    for (int column = 0; column < m_columns.size(); ++column) {
        const int width = m_columns[column].width;
        setColumnWidth(column, width > 0 ? width : qMax(rest, kLeastWidth));
    }
}

void RowsTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fillWidth();
    tellVisibleRows();
}

void RowsTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    tellVisibleRows();
}

void RowsTable::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && currentIndex().isValid())
        Q_EMIT rowOpened(currentIndex().row());
    else if (event->key() == Qt::Key_Home && model()->rowCount() > 0)
        chooseRow(0);
    else if (event->key() == Qt::Key_End && model()->rowCount() > 0)
        chooseRow(model()->rowCount() - 1);
    else
        QTableView::keyPressEvent(event);
}

} // namespace tilldesk::ui
