#include "ui/models/lists/list_model.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QVariant dataOf(const std::optional<CellBar> &bar, int role)
{
    if (!bar)
        return {};
    switch (role) {
    case CellShareRole: return bar->share;
    case CellBarToneRole: return int(bar->tone);
    case CellBarPlaceRole: return int(bar->place);
    default: return {};
    }
}

void ListModel::setVisibleRows(int first, int last)
{
    m_firstVisible = qMax(0, first);
    m_lastVisible = qMax(m_firstVisible, last);
}

QVariant ListModel::sortingAt(int column, int role, const QVariant &text) const
{
    const auto sorted = sortedColumn();
    if (!sorted)
        return text;
    const bool isSorted = sorted->column == column;
    switch (role) {
    case Qt::DisplayRole:
        return isSorted ? QString(text.toString() + (sorted->isAscending ? u"  ↑"_s : u"  ↓"_s))
                        : text;
    case Qt::AccessibleTextRole:
        if (!isSorted)
            return title(column);
        return (sorted->isAscending ? tr("%1, sorted, ascending") : tr("%1, sorted, descending"))
            .arg(title(column));
    case Qt::ToolTipRole:
        return canSortBy(column) ? tr("Click to sort the list by this column")
                                 : tr("The list cannot be sorted by this column");
    default: return text;
    }
}

void ListModel::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged();
}

void ListModel::setFailed(State state, const Error &error)
{
    m_error = error;
    setState(state);
}

} // namespace tilldesk::ui
