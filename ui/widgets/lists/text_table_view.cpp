#include "ui/widgets/lists/text_table_view.h"

#include "ui/widgets/lists/cell_delegate.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/lists/title_width.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <numeric>

namespace tilldesk::ui {
namespace {

constexpr int kPadding = 12;

} // namespace

TextTableView::TextTableView(const Theme &theme, TextTable &model, const QString &name,
                             QWidget *parent)
    : QTableView(parent),
      m_theme(theme),
      m_model(model)
{
    setModel(&model);
    setUpTable(*this, theme, name);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->setMinimumSectionSize(20);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(&model, &TextTable::modelAboutToBeReset, this, [this] { m_isResetting = true; });
    connect(&model, &TextTable::modelReset, this, [this] {
        m_isResetting = false;
        updateGeometry();
        fit();
        select(m_selected);
    });
    connect(&model, &TextTable::dataChanged, this, &TextTableView::fit);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TextTableView::follow);
}

void TextTableView::setWidths(const QList<int> &widths)
{
    m_widths = widths;
    fit();
}

void TextTableView::select(const QString &id)
{
    const int row = m_model.rowOf(id);
    if (row >= 0)
        selectRow(row);
    else if (m_model.rowCount() > 0)
        selectRow(0);
    follow();
}

void TextTableView::follow()
{
    if (m_isResetting)
        return;
    const QString id = m_model.idAt(currentIndex().row());
    if (id == m_selected)
        return;
    m_selected = id;
    Q_EMIT selectedChanged();
}

void TextTableView::setTwoLines()
{
    constexpr int kTwoLines = 48;
    verticalHeader()->setDefaultSectionSize(kTwoLines);
    updateGeometry();
}

QSize TextTableView::sizeHint() const
{
    const int height = verticalHeader()->defaultSectionSize();
    return {320, metrics::kHeaderHeight + m_model.rowCount() * height + 2};
}

void TextTableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fit();
}

int TextTableView::wantedWidth(int column) const
{
    int width = QFontMetrics(m_theme.font(metrics::kSmallTextSize, QFont::Medium))
                    .horizontalAdvance(
                        m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    const QFontMetrics metrics(m_theme.font(metrics::kTextSize));
    const QFontMetrics small(m_theme.font(metrics::kSmallTextSize));
    for (const TextRow &row : m_model.rows()) {
        const TextCell cell = row.cells.value(column);
        width = qMax(width, small.horizontalAdvance(cell.second));
        if (!cell.second.isEmpty() || cell.isStrong || cell.bar)
            width = qMax(width,
                         QFontMetrics(m_theme.font(metrics::kTextSize, QFont::DemiBold))
                                 .horizontalAdvance(cell.text)
                             + (cell.bar ? CellDelegate::besideText(cell.bar->place) : 0));
        if (!cell.isCode)
            width = qMax(width,
                         cell.tone ? m_theme.pillSize(cell.text).width()
                                   : metrics.horizontalAdvance(cell.text));
    }
    return width + 2 * kPadding + 2;
}

void TextTableView::setYielding(const QList<int> &columns)
{
    m_yielding = columns;
    fit();
}

/// Hides as few of the yielding columns as possible.
void TextTableView::fit()
{
    for (qsizetype hidden = 0; hidden <= m_yielding.size(); ++hidden) {
        for (qsizetype i = 0; i < m_yielding.size(); ++i)
            setColumnHidden(m_yielding[i], i < hidden);
        if (fitColumns())
            return;
    }
}

/// Fits the columns to their content. Tries the wider of content and given width first, then the
/// content alone, then elides texts. @return false if the table is still too wide, or if it elides
/// texts while a yielding column could give way
bool TextTableView::fitColumns()
{
    constexpr int kLeast = 96;
    constexpr int kName = 200; // the column that takes the rest is usually a name: rather whole
    const int named = qBound(kLeast, wantedWidth(int(m_widths.indexOf(0))), kName);
    const auto least = [this](int column) {
        constexpr int kLeastText = 60;
        return qMax(kLeastText, widthOfTitle(m_model, m_theme, column));
    };
    QList<int> wanted = m_widths;
    for (int column = 0; column < wanted.size(); ++column) {
        if (wanted[column] > 0)
            wanted[column] = isColumnHidden(column) ? 0 : qMax(wanted[column], wantedWidth(column));
    }
    const auto sum = [](const QList<int> &widths) {
        return std::accumulate(widths.begin(), widths.end(), 0);
    };
    if (sum(wanted) + kLeast > viewport()->width())
        for (int column = 0; column < wanted.size(); ++column)
            wanted[column] =
                m_widths[column] > 0 && !isColumnHidden(column) ? wantedWidth(column) : 0;
    // Amounts, times and statuses keep their width; the texts share the remaining width.
    int excess = sum(wanted) + named - viewport()->width();
    const bool canYield =
        std::ranges::any_of(m_yielding, [this](int column) { return !isColumnHidden(column); });
    const bool mustYield = excess > 0 && canYield;
    while (excess > 0) {
        int widest = -1;
        for (int column = 0; column < wanted.size(); ++column) {
            const bool canShrink = wanted[column] > 0 && wanted[column] > least(column)
                && widthOfCells(m_model, m_theme, column, 0, m_model.rowCount()) == 0;
            if (canShrink && (widest < 0 || wanted[column] > wanted[widest]))
                widest = column;
        }
        if (widest < 0)
            break;
        const int cut = qMin(excess, qMin(wanted[widest] - least(widest), 16));
        wanted[widest] -= cut;
        excess -= cut;
    }
    const int rest = qMax(kLeast, viewport()->width() - sum(wanted));
    for (int column = 0; column < wanted.size(); ++column)
        if (!isColumnHidden(column))
            setColumnWidth(column, wanted[column] > 0 ? wanted[column] : rest);
    return !mustYield && sum(wanted) + kLeast <= viewport()->width();
}

bool TextTableView::viewportEvent(QEvent *event)
{
    const auto *help =
        event->type() == QEvent::ToolTip ? static_cast<QHelpEvent *>(event) : nullptr;
    const QModelIndex index = help ? indexAt(help->pos()) : QModelIndex();
    QStringList lines;
    for (const int column : std::as_const(m_yielding)) {
        const QString text = index.siblingAtColumn(column).data().toString();
        if (isColumnHidden(column) && !text.isEmpty())
            lines << tr("%1: %2").arg(
                m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), text);
    }
    if (lines.isEmpty())
        return QTableView::viewportEvent(event);
    const QString own = index.data(Qt::ToolTipRole).toString();
    lines = QStringList{index.data().toString(), own} + lines;
    lines.removeAll(QString());
    QToolTip::showText(help->globalPos(), lines.join(u'\n'), viewport());
    return true;
}

} // namespace tilldesk::ui
