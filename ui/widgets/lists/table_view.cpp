#include "ui/widgets/lists/table_view.h"

#include "ui/widgets/common/preferences.h"
#include "ui/widgets/lists/cell_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace tilldesk::ui {

void setUpTable(QTableView &table, const Theme &theme, const QString &name)
{
    table.setItemDelegate(new CellDelegate(theme, &table));
    table.setAccessibleName(name);
    table.setShowGrid(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    table.horizontalHeader()->setFixedHeight(metrics::kHeaderHeight);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionsClickable(false);
    table.horizontalHeader()->setMinimumSectionSize(40);
    QObject::connect(&theme, &Theme::changed, table.viewport(), qOverload<>(&QWidget::update));
}

TableView::TableView(const Theme &theme, ListModel &model, const QString &name, QWidget *parent)
    : QTableView(parent),
      m_rows(model)
{
    // Connected before setModel(), so that this slot runs before the slots of QTableView. When
    // QTableView then moves the selection away from a removed row, follow() ignores it.
    const auto beginFollowing = [this] { m_isFollowing = true; };
    connect(&model, &ListModel::rowsAboutToBeRemoved, this, beginFollowing);
    connect(&model, &ListModel::modelAboutToBeReset, this, beginFollowing);
    setModel(&model);
    setUpTable(*this, theme, name);
    for (int column = 0; column < model.columnCount(); ++column) {
        const ColumnWidth width = model.widthOf(column);
        if (width.usual > 0)
            setColumnWidth(column, width.usual);
        setColumnHidden(column, width.isHidden);
        // Columns hide when the table is narrow, so it never scrolls sideways.
        if (width.roomNeeded > 0)
            setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    connectModel();
}

void TableView::connectModel()
{
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TableView::follow);
    connect(this, &QTableView::doubleClicked, this, &TableView::openCurrent);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TableView::tellVisibleRows);
    connect(
        &m_rows, &ListModel::rowsInserted, this,
        [this](const QModelIndex &, int first, int last) { keepPlace(first, last - first + 1); });
    connect(&m_rows, &ListModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_isFollowing = false;
                keepPlace(first, first - last - 1);
            });
    connect(&m_rows, &ListModel::modelReset, this, [this] { m_isFollowing = false; });
    connect(&m_rows, &ListModel::rowsLoaded, this, &TableView::findChosen);
}

void TableView::rememberColumns(Preferences &preferences, const QString &key)
{
    m_preferences = &preferences;
    m_layoutKey = key;
    QHeaderView *header = horizontalHeader();
    header->setSectionsMovable(true);
    header->setSectionsClickable(true);
    header->setMinimumSectionSize(60);
    header->setStretchLastSection(false);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->restoreState(preferences.layout(key));
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this, header](QPoint at) { offerColumns(header->mapToGlobal(at)); });
    connect(header, &QHeaderView::sectionMoved, this, &TableView::saveColumns);
    connect(header, &QHeaderView::sectionResized, this, &TableView::saveColumns);
}

void TableView::offerColumns(QPoint globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 0; column < m_rows.columnCount(); ++column) {
        QAction *action = menu->addAction(m_rows.title(column));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(!m_rows.widthOf(column).isFixed);
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            setColumnHidden(column, !shown);
            fillWidth();
            saveColumns();
        });
    }
    menu->popup(globalPosition);
}

void TableView::lendColumn(int column, bool isLent)
{
    const QScopedValueRollback byUs(m_isFilling, true);
    if (isLent && isColumnHidden(column)) {
        m_lent = column;
        setColumnHidden(column, false);
    } else if (!isLent && m_lent == column) {
        m_lent = -1;
        setColumnHidden(column, true);
    }
    fillWidth();
}

void TableView::saveColumns()
{
    if (m_preferences && isVisible() && !m_isFilling)
        m_preferences->setLayout(m_layoutKey, horizontalHeader()->saveState());
}

void TableView::fillWidth()
{
    constexpr int kLeast = 96;
    const QScopedValueRollback filling(m_isFilling, true);
    const int room = viewport()->width();
    bool isNarrow = false;
    for (int column = 0; column < m_rows.columnCount(); ++column) {
        if (const int needed = m_rows.widthOf(column).roomNeeded; needed > 0) {
            setColumnHidden(column, room < needed);
            isNarrow = isNarrow || room < needed;
        }
    }
    int rest = room;
    int taker = -1;
    for (int column = 0; column < m_rows.columnCount(); ++column) {
        const ColumnWidth width = m_rows.widthOf(column);
        if (width.narrow > 0)
            setColumnWidth(column, isNarrow ? width.narrow : width.usual);
        if (width.usual == 0)
            taker = column;
        else
            rest -= columnWidth(column);
    }
    if (taker >= 0 && !isColumnHidden(taker))
        setColumnWidth(taker, qMax(rest, kLeast));
}

void TableView::tellVisibleRows()
{
    const int first = verticalScrollBar()->value() / metrics::kRowHeight;
    m_rows.setVisibleRows(first, first + viewport()->height() / metrics::kRowHeight + 1);
}

void TableView::keepPlace(int first, int count)
{
    // New rows at the top are meant to be seen if the list is scrolled to the top. Otherwise the
    // rows in view must not move.
    QScrollBar *bar = verticalScrollBar();
    const bool isAbove = first * metrics::kRowHeight < bar->value();
    if (bar->value() == 0 || !isAbove)
        return;
    updateGeometries();
    bar->setValue(bar->value() + count * metrics::kRowHeight);
}

void TableView::choose(const QString &id)
{
    if (id != m_chosen) {
        m_chosen = id;
        Q_EMIT chosen(id);
    }
    findChosen();
}

void TableView::chooseRow(int row)
{
    if (row != currentIndex().row())
        selectionModel()->setCurrentIndex(m_rows.index(row, qMax(currentIndex().column(), 0)),
                                          QItemSelectionModel::ClearAndSelect
                                              | QItemSelectionModel::Rows);
}

void TableView::follow(const QModelIndex &current, const QModelIndex &before)
{
    if (current.isValid() && current.row() != before.row())
        Q_EMIT rowChosen(current.row());
    const QString id = m_rows.idAt(current.row()); // empty: not loaded yet; findChosen() follows up
    if (m_isFollowing || id == m_chosen)
        return;
    m_chosen = id;
    if (!id.isEmpty())
        Q_EMIT chosen(id);
}

void TableView::findChosen()
{
    if (m_chosen.isEmpty())
        return follow(currentIndex(), currentIndex());
    const int row = m_rows.rowOfId(m_chosen);
    const QScopedValueRollback quiet(m_isFollowing, true);
    if (row >= 0)
        chooseRow(row);
    else if (!m_rows.idAt(currentIndex().row()).isEmpty())
        // The selected row was removed: select nothing rather than a neighbour.
        selectionModel()->clear();
}

void TableView::openCurrent()
{
    if (!currentIndex().isValid())
        return;
    Q_EMIT rowOpened(currentIndex().row());
    if (!m_chosen.isEmpty())
        Q_EMIT openRequested(m_chosen);
}

void TableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fillWidth();
    tellVisibleRows();
}

void TableView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    tellVisibleRows();
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const int rows = m_rows.rowCount();
    if (opens && currentIndex().isValid())
        openCurrent();
    else if (event->key() == Qt::Key_Home && rows > 0)
        chooseRow(0);
    else if (event->key() == Qt::Key_End && rows > 0)
        chooseRow(rows - 1);
    else
        QTableView::keyPressEvent(event);
}

} // namespace tilldesk::ui
