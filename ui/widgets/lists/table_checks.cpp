// The check boxes of TableView.
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/lists/check_header.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/metrics.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

void TableView::allowChecks()
{
    auto *boxes = new CheckHeader(m_theme, *this);
    setVerticalHeader(boxes);
    boxes->setSectionResizeMode(QHeaderView::Fixed);
    boxes->setDefaultSectionSize(metrics::kRowHeight);
    boxes->show();
    setCornerButtonEnabled(false);
    m_all = new CheckAllBox(m_theme, this);
    connect(m_all, &CheckAllBox::clicked, this, &TableView::checkAllOrNone);
    connect(boxes, &CheckHeader::toggled, this, [this](int row, Qt::KeyboardModifiers held) {
        if (held.testFlag(Qt::ShiftModifier))
            extendTo(row);
        else
            toggle(row);
    });
    connect(&m_rows, &ListModel::rowsLoaded, this, &TableView::showChecks);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, boxes->viewport(),
            qOverload<>(&QWidget::update));
}

bool TableView::isChecked(int row) const
{
    return !m_checked.isEmpty() && m_checked.contains(m_rows.idAt(row));
}

QStringList TableView::checkedIds() const
{
    QStringList ids;
    QList<std::pair<int, QString>> places;
    for (const QString &id : m_checked) {
        const int row = m_rows.rowOfId(id);
        places.append({row < 0 ? m_rows.rowCount() : row, id});
    }
    std::ranges::sort(places);
    for (const auto &[row, id] : std::as_const(places))
        ids.append(id);
    return ids;
}

void TableView::setChecked(const QStringList &ids)
{
    const QSet<QString> wanted(ids.begin(), ids.end());
    m_anchor.clear();
    m_areAllLoadedChecked = false;
    if (wanted == m_checked)
        return;
    m_checked = wanted;
    showChecks();
    Q_EMIT checkedChanged();
}

void TableView::toggle(int row)
{
    const QString id = m_rows.idAt(row);
    if (id.isEmpty())
        return;
    if (!m_checked.remove(id))
        m_checked.insert(id);
    m_anchor = id;
    m_beforeExtend = m_checked;
    m_areAllLoadedChecked = false;
    showChecks();
    Q_EMIT checkedChanged();
}

/// Checks the rows from the anchor to `row`, and unchecks the rows that an earlier call checked.
void TableView::extendTo(int row)
{
    int from = m_rows.rowOfId(m_anchor);
    if (from < 0) {
        from = qMax(currentIndex().row(), 0);
        m_anchor = m_rows.idAt(from);
        m_beforeExtend = m_checked;
    }
    m_checked = m_beforeExtend;
    m_areAllLoadedChecked = false;
    for (int each = qMin(from, row); each <= qMax(from, row); ++each) {
        if (const QString id = m_rows.idAt(each); !id.isEmpty())
            m_checked.insert(id);
    }
    showChecks();
    Q_EMIT checkedChanged();
}

void TableView::checkAllOrNone()
{
    QStringList all;
    for (int row = 0; row < m_rows.rowCount(); ++row) {
        if (const QString id = m_rows.idAt(row); !id.isEmpty())
            all.append(id);
    }
    const bool checks = m_checked.isEmpty() && !all.isEmpty();
    m_checked = checks ? QSet<QString>(all.begin(), all.end()) : QSet<QString>();
    m_anchor.clear();
    m_areAllLoadedChecked = checks;
    showChecks();
    Q_EMIT checkedChanged();
}

void TableView::showChecks()
{
    const int count = checkedCount();
    m_all->setState(count == 0                      ? Qt::Unchecked
                        : count < m_rows.rowCount() ? Qt::PartiallyChecked
                                                    : Qt::Checked);
    m_all->setGeometry(frameWidth(), frameWidth(), verticalHeader()->width(),
                       horizontalHeader()->height());
    viewport()->update();
    verticalHeader()->viewport()->update();
}

void TableView::copyRows()
{
    QList<int> columns;
    QStringList titles;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (isColumnHidden(column))
            continue;
        columns.append(column);
        titles.append(m_rows.title(column));
    }
    QList<int> rows;
    for (const QString &id : checkedIds())
        rows.append(m_rows.rowOfId(id));
    rows.removeAll(-1);
    if (rows.isEmpty() && currentIndex().isValid())
        rows.append(currentIndex().row());
    QStringList lines{titles.join(u'\t')};
    for (const int row : std::as_const(rows)) {
        QStringList cells;
        for (const int column : std::as_const(columns))
            cells.append(m_rows.index(row, column).data().toString());
        lines.append(cells.join(u'\t'));
    }
    copyText(this, QString(lines.join(u'\n') + u'\n'));
}

/// Returns whether the key was one of those that check rows.
bool TableView::handleCheckKey(const QKeyEvent &event)
{
    const int row = currentIndex().row();
    const bool isExtending = event.modifiers() == Qt::ShiftModifier;
    if (event.key() == Qt::Key_Escape && !m_checked.isEmpty()) {
        setChecked({});
    } else if (event.matches(QKeySequence::SelectAll)) {
        setChecked({});
        checkAllOrNone();
    } else if (event.key() == Qt::Key_Space && row >= 0) {
        toggle(row);
    } else if (isExtending && (event.key() == Qt::Key_Down || event.key() == Qt::Key_Up)) {
        const int next =
            qBound(0, row + (event.key() == Qt::Key_Down ? 1 : -1), m_rows.rowCount() - 1);
        extendTo(next);
        chooseRow(next);
    } else {
        return false;
    }
    return true;
}

} // namespace tilldesk::ui
