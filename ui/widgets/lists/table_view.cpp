#include "ui/widgets/lists/table_view.h"

#include "ui/widgets/lists/cell_delegate.h"
#include "ui/widgets/theme/theme.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolTip>
#include <utility>

namespace tilldesk::ui {
namespace {

/// Shows the whole title of a column as the tooltip of its header, which may be elided.
class HeaderTips final : public QObject
{
public:
    explicit HeaderTips(QHeaderView *header) : QObject(header), m_header(header)
    {
        header->viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip)
            return QObject::eventFilter(watched, event);
        const auto *help = static_cast<QHelpEvent *>(event);
        const int section = m_header->logicalIndexAt(help->pos());
        const QString title = section < 0
            ? QString()
            : m_header->model()->headerData(section, Qt::Horizontal).toString();
        QToolTip::showText(help->globalPos(), title, m_header);
        return true;
    }

private:
    QHeaderView *m_header;
};

} // namespace

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
    table.horizontalHeader()->setTextElideMode(Qt::ElideRight);
    new HeaderTips(table.horizontalHeader());
    QObject::connect(&theme, &Theme::changed, table.viewport(), qOverload<>(&QWidget::update));
}

TableView::TableView(const Theme &theme, ListModel &model, const QString &name, QWidget *parent)
    : QTableView(parent),
      m_theme(theme),
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
        m_widths.append(width.usual);
        m_needed.append(0);
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
    connect(&m_rows, &ListModel::modelReset, this, [this] {
        m_isFollowing = false;
        m_needed.fill(0);
        measureCells();
    });
    connect(&m_rows, &ListModel::rowsInserted, this, &TableView::measureCells);
    connect(&m_rows, &ListModel::rowsLoaded, this, &TableView::findChosen);
    connect(&m_rows, &ListModel::rowsLoaded, this, &TableView::measureCells);
    connect(&m_rows, &ListModel::dataChanged, this, &TableView::measureCells);
}

void TableView::tellVisibleRows()
{
    const int first = verticalScrollBar()->value() / metrics::kRowHeight;
    m_rows.setVisibleRows(first, first + viewport()->height() / metrics::kRowHeight + 1);
    measureCells();
}

void TableView::keepPlace(int first, int count)
{
    // New rows at the top are meant to be seen if the list is scrolled to the top. Otherwise the
    // rows in view must not move.
    QScrollBar *bar = verticalScrollBar();
    const bool isAbove = first * metrics::kRowHeight < bar->value();
    if (bar->value() == 0 && count > 0 && currentIndex().row() >= first) {
        const int bottom = visualRect(currentIndex()).bottom();
        keepChosenInView(bottom - count * metrics::kRowHeight, viewport()->height());
    }
    if (bar->value() == 0 || !isAbove)
        return;
    updateGeometries();
    bar->setValue(bar->value() + count * metrics::kRowHeight);
}

/// Scrolls to the chosen row if it was in view before and is no longer.
/// @param bottomBefore  bottom of the row, and `heightBefore` the height of the view, at that time
void TableView::keepChosenInView(int bottomBefore, int heightBefore)
{
    const bool wasInView = bottomBefore >= 0 && bottomBefore <= heightBefore;
    if (!wasInView || !currentIndex().isValid())
        return;
    updateGeometries();
    scrollTo(currentIndex());
}

void TableView::setTwoLines()
{
    verticalHeader()->setDefaultSectionSize(metrics::kTwoLineRowHeight);
}

void TableView::showAllRows()
{
    m_showsAllRows = true;
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&m_rows, &ListModel::modelReset, this, &TableView::fitAllRows);
    connect(&m_rows, &ListModel::rowsInserted, this, &TableView::fitAllRows);
    connect(&m_rows, &ListModel::rowsRemoved, this, &TableView::fitAllRows);
    fitAllRows();
}

void TableView::fitAllRows()
{
    const int row = verticalHeader()->defaultSectionSize();
    setMinimumHeight(metrics::kHeaderHeight + m_rows.rowCount() * row + 2 * frameWidth());
}

void TableView::choose(const QString &id)
{
    m_toMatch.clear();
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
    if (m_showsAllRows && current.isValid()) {
        for (QWidget *above = parentWidget(); above; above = above->parentWidget()) {
            if (auto *page = qobject_cast<QScrollArea *>(above)) {
                const QPoint row = viewport()->mapTo(page->widget(), visualRect(current).center());
                page->ensureVisible(row.x(), row.y(), 0, metrics::kRowHeight);
                break;
            }
        }
    }
    const QString id = m_rows.idAt(current.row()); // empty: not loaded yet; findChosen() follows up
    if (m_isFollowing || id == m_chosen)
        return;
    m_chosen = id;
    if (!id.isEmpty())
        Q_EMIT chosen(id);
}

void TableView::findChosen()
{
    const bool mustMatch = !m_toMatch.isEmpty() && std::exchange(m_toMatch, {}) == m_chosen;
    if (mustMatch && m_rows.rowOfId(m_chosen) < 0) {
        m_chosen.clear();
        selectionModel()->clear();
        Q_EMIT chosen({});
        return;
    }
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
    const int bottom = currentIndex().isValid() ? visualRect(currentIndex()).bottom() : -1;
    QTableView::resizeEvent(event);
    keepChosenInView(bottom, event->oldSize().height());
    fillWidth();
    tellVisibleRows();
    if (m_all)
        showChecks();
}

void TableView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    tellVisibleRows();
}

bool TableView::event(QEvent *event)
{
    // Claims Escape and Ctrl+A before the shortcuts of the window get them.
    if (event->type() == QEvent::ShortcutOverride && m_all) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool clears = key->key() == Qt::Key_Escape && !m_checked.isEmpty();
        if (clears || key->matches(QKeySequence::SelectAll)) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void TableView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool isLeft = m_all && index.isValid() && event->button() == Qt::LeftButton;
    if (isLeft && event->modifiers() == Qt::ShiftModifier)
        extendTo(index.row());
    else if (isLeft && event->modifiers() == Qt::ControlModifier)
        toggle(index.row());
    else
        QTableView::mousePressEvent(event);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex row = isKey ? currentIndex() : indexAt(event->pos());
    if (row.isValid())
        Q_EMIT menuRequested(isKey ? viewport()->mapToGlobal(visualRect(row).bottomLeft())
                                   : event->globalPos());
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const int rows = m_rows.rowCount();
    if (m_all && handleCheckKey(*event))
        return;
    if (opens && event->modifiers().testFlag(Qt::ControlModifier))
        QTableView::keyPressEvent(event);
    else if (opens && currentIndex().isValid())
        openCurrent();
    else if (event->key() == Qt::Key_Home && rows > 0)
        chooseRow(0);
    else if (event->key() == Qt::Key_End && rows > 0)
        chooseRow(rows - 1);
    else if (event->matches(QKeySequence::Copy))
        copyRows();
    else
        QTableView::keyPressEvent(event);
}

} // namespace tilldesk::ui
