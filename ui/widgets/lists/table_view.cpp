#include "ui/widgets/lists/table_view.h"

#include "ui/widgets/common/preferences.h"
#include "ui/widgets/lists/cell_delegate.h"
#include "ui/widgets/lists/title_width.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>
#include <utility>

using namespace Qt::StringLiterals;

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

int widthOfTitle(const QAbstractItemModel &model, const Theme &theme, int column)
{
    constexpr int kRounding = 2;
    const QFontMetrics metrics(theme.font(metrics::kSmallTextSize, QFont::Medium));
    return metrics.horizontalAdvance(model.headerData(column, Qt::Horizontal).toString())
        + 2 * CellDelegate::kPadding + kRounding;
}

int widthOfCells(const QAbstractItemModel &model, const Theme &theme, int column, int first,
                 int last)
{
    static const QRegularExpression whole(
        u"\\d\\d:\\d\\d|\\b\\d{4}\\b|^[A-Z]{2}\\d\\d[ \\x{a0}]"_s);
    constexpr qsizetype kLongest = 44; // a longer text only mentions a time or an account
    const bool isNumber =
        model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
    const QFontMetrics metrics(theme.font(metrics::kTextSize, QFont::DemiBold));
    int width = 0;
    for (int row = first; row <= qMin(last, model.rowCount() - 1); ++row) {
        const QModelIndex index = model.index(row, column);
        const QString text = index.data().toString();
        const bool isWhole = text.size() <= kLongest && whole.match(text).hasMatch();
        if (index.data(CellToneRole).isValid())
            width = qMax(width, theme.pillSize(text).width());
        else if (isNumber || isWhole)
            width = qMax(width, metrics.horizontalAdvance(text));
    }
    constexpr int kRounding = 2;
    return width == 0 ? 0 : width + 2 * CellDelegate::kPadding + kRounding;
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
    if (header->restoreState(preferences.layout(key))) {
        for (int column = 0; column < m_rows.columnCount(); ++column) {
            if (m_rows.widthOf(column).usual > 0 && !isColumnHidden(column))
                m_widths[column] = columnWidth(column);
        }
    }
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this, header](QPoint at) { offerColumns(header->mapToGlobal(at)); });
    connect(header, &QHeaderView::sectionMoved, this, &TableView::saveColumns);
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (!m_isFilling && width > 0)
            m_widths[column] = width;
        saveColumns();
    });
}

void TableView::offerColumns(QPoint globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 0; column < m_rows.columnCount(); ++column) {
        QAction *action = menu->addAction(m_rows.title(column));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column) || m_cramped.contains(column));
        action->setEnabled(!m_rows.widthOf(column).isFixed);
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            m_cramped.removeOne(column);
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
    if (!m_preferences || !isVisible() || m_isFilling)
        return;
    const QScopedValueRollback byUs(m_isFilling, true);
    for (const int column : std::as_const(m_cramped))
        setColumnHidden(column, false); // the user has not hidden them
    m_preferences->setLayout(m_layoutKey, horizontalHeader()->saveState());
    for (const int column : std::as_const(m_cramped))
        setColumnHidden(column, true);
}

/// Widens the columns of numbers, times and pills to the cells in view. They do not become narrower
/// again while the list is scrolled, so that the columns do not dance.
void TableView::measureCells()
{
    const int first = verticalScrollBar()->value() / metrics::kRowHeight;
    const int last = first + viewport()->height() / metrics::kRowHeight + 1;
    bool hasGrown = false;
    for (int column = 0; column < m_rows.columnCount(); ++column) {
        if (isColumnHidden(column) && !m_cramped.contains(column))
            continue;
        int width = widthOfCells(m_rows, m_theme, column, first, last);
        if (width > 0)
            width = qMax(width, widthOfTitle(m_rows, m_theme, column));
        hasGrown = hasGrown || width > m_needed[column];
        m_needed[column] = qMax(m_needed[column], width);
    }
    if (hasGrown)
        fillWidth();
}

int TableView::fittingWidth(int column) const
{
    constexpr int kLeast = 96;
    const ColumnWidth width = m_rows.widthOf(column);
    if (!m_cramped.isEmpty() && m_needed[column] > 0)
        return m_needed[column]; // leave the rest to the texts
    const int wanted = width.usual == 0            ? kLeast
        : width.narrow > 0 && !m_cramped.isEmpty() ? width.narrow
                                                   : m_widths[column];
    return qMax(wanted, m_needed[column]);
}

int TableView::sumOfWidths() const
{
    int sum = 0;
    for (int column = 0; column < m_rows.columnCount(); ++column)
        sum += isColumnHidden(column) ? 0 : fittingWidth(column);
    return sum;
}

void TableView::setCramped(int column)
{
    m_cramped.append(column);
    setColumnHidden(column, true);
}

void TableView::hideCramped(int room)
{
    for (const int column : std::exchange(m_cramped, {}))
        setColumnHidden(column, false);
    for (int column = 0; column < m_rows.columnCount(); ++column) {
        if (!isColumnHidden(column) && room < m_rows.widthOf(column).roomNeeded)
            setCramped(column);
    }
    while (sumOfWidths() > room) {
        int most = -1;
        for (int column = 0; column < m_rows.columnCount(); ++column) {
            const int needed = isColumnHidden(column) ? 0 : m_rows.widthOf(column).roomNeeded;
            if (needed > 0 && (most < 0 || needed > m_rows.widthOf(most).roomNeeded))
                most = column;
        }
        if (most < 0)
            return;
        setCramped(most);
    }
}

/// Makes columns of texts narrower, the widest first. Numbers and pills keep their width.
void TableView::shrinkTexts(int excess)
{
    const auto least = [this](int column) {
        constexpr int kLeast = 72;
        return qMax(kLeast, widthOfTitle(m_rows, m_theme, column));
    };
    while (excess > 0) {
        int widest = -1;
        for (int column = 0; column < m_rows.columnCount(); ++column) {
            const bool canShrink = !isColumnHidden(column) && m_needed[column] == 0
                && columnWidth(column) > least(column);
            if (canShrink && (widest < 0 || columnWidth(column) > columnWidth(widest)))
                widest = column;
        }
        if (widest < 0)
            return;
        const int cut = qMin(excess, qMin(columnWidth(widest) - least(widest), 16));
        setColumnWidth(widest, columnWidth(widest) - cut);
        excess -= cut;
    }
}

void TableView::fillWidth()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const int room = viewport()->width();
    hideCramped(room);
    int taker = -1; // the column that takes the room that is left
    bool isCramped = false;
    for (int column = 0; column < m_rows.columnCount(); ++column) {
        const bool takes = m_rows.widthOf(column).usual == 0;
        isCramped = isCramped || (takes && m_cramped.contains(column));
        if (isColumnHidden(column))
            continue;
        setColumnWidth(column, fittingWidth(column));
        if (takes)
            taker = column;
    }
    for (int column = 0; taker < 0 && isCramped && column < m_rows.columnCount(); ++column) {
        const bool isText = !isColumnHidden(column) && m_needed[column] == 0;
        if (isText && column > 0)
            taker = column;
    }
    const int rest = room - sumOfWidths();
    if (rest < 0)
        shrinkTexts(-rest);
    else if (taker >= 0)
        setColumnWidth(taker, columnWidth(taker) + rest);
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
