// The columns of TableView: which are shown, and how wide they are.
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/lists/cell_delegate.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/lists/title_width.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QMenu>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

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
        u"\\d\\d:\\d\\d|\\b20\\d\\d\\b|^[A-Z]{2}\\d\\d[ \\x{a0}]"_s);
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
        else if (index.data(CellShareRole).isValid())
            width = qMax(
                width,
                metrics.horizontalAdvance(text)
                    + CellDelegate::besideText(BarPlace(index.data(CellBarPlaceRole).toInt())));
        else if (isNumber || isWhole)
            width = qMax(width, metrics.horizontalAdvance(text));
    }
    constexpr int kRounding = 2;
    return width == 0 ? 0 : width + 2 * CellDelegate::kPadding + kRounding;
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
            if (m_rows.widthOf(column).isLent)
                setColumnHidden(column, true); // an older layout does not know the column
            else if (m_rows.widthOf(column).usual > 0 && !isColumnHidden(column))
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
        if (m_rows.widthOf(column).isLent)
            continue;
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

void TableView::lendColumns(const QList<int> &columns, int yields)
{
    const QScopedValueRollback byUs(m_isFilling, true);
    m_yields = yields;
    for (const int column : std::exchange(m_cramped, {}))
        setColumnHidden(column, false); // fillWidth() decides again
    for (const int column : std::exchange(m_lent, {}))
        setColumnHidden(column, true);
    for (const int column : columns) {
        if (!isColumnHidden(column))
            continue;
        m_lent.append(column);
        setColumnHidden(column, false);
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
    for (const int column : std::as_const(m_lent))
        setColumnHidden(column, true); // lent columns are not part of the layout
    m_preferences->setLayout(m_layoutKey, horizontalHeader()->saveState());
    for (const int column : std::as_const(m_lent))
        setColumnHidden(column, false);
    for (const int column : std::as_const(m_cramped))
        setColumnHidden(column, true);
}

/// Widens the columns of numbers, times and pills to the cells in view. They do not become narrower
/// again while the list is scrolled, so that the columns do not dance.
void TableView::measureCells()
{
    const int rowHeight = verticalHeader()->defaultSectionSize();
    const int first = verticalScrollBar()->value() / rowHeight;
    const int last = first + viewport()->height() / rowHeight + 1;
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
        if (most < 0 && m_yields >= 0 && !isColumnHidden(m_yields))
            most = m_yields;
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
    if (taker < 0 && isCramped && columnWidth(1) > 0)
        taker = 1; // no column has only texts
    const int rest = room - sumOfWidths();
    if (rest < 0)
        shrinkTexts(-rest);
    else if (taker >= 0)
        setColumnWidth(taker, columnWidth(taker) + rest);
}

} // namespace tilldesk::ui
