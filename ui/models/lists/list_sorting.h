#pragma once

#include "core/domain/list_order.h"
#include "ui/models/lists/list_model.h"

#include <QString>
#include <algorithm>
#include <span>

namespace tilldesk::ui {

/// A column of a table by which the core can sort the list.
template <typename Column>
struct SortableColumn {
    int column; ///< of the table
    Column by;
    bool startsAscending; ///< direction after the first click on the header
};

/// The columns of a table by which its list can be sorted.
template <typename Column>
class ListSorting
{
public:
    using Order = ListOrder<Column>;

    /// @param columns  must outlive this object
    explicit constexpr ListSorting(std::span<const SortableColumn<Column>> columns)
        : m_columns(columns)
    {
    }

    [[nodiscard]] bool has(int column) const { return find(column) != nullptr; }
    /// Returns the column of the table that has the arrow.
    [[nodiscard]] std::optional<SortedColumn> sortedColumn(const Order &order) const
    {
        for (const auto &each : m_columns) {
            if (each.by == order.by)
                return SortedColumn{each.column, order.isAscending};
        }
        return {};
    }
    /// Returns the order after a click on a header: the other direction of the sorted column, or
    /// the usual direction of another one. Empty: the list cannot be sorted by the column.
    [[nodiscard]] std::optional<Order> afterClick(int column, const Order &now) const
    {
        const auto *found = find(column);
        if (!found)
            return {};
        return Order{found->by, found->by == now.by ? !now.isAscending : found->startsAscending};
    }

    /// Returns the order as saved views store it, for example `amount up`; empty: newest first.
    [[nodiscard]] static QString textOf(const Order &order)
    {
        if (order == Order())
            return {};
        return toText(order.by) + (order.isAscending ? u" up" : u" down");
    }
    /// Returns the order of such a text; newest first if the text is not an order.
    [[nodiscard]] static Order orderOf(const QString &text)
    {
        const QStringList words = text.split(u' ');
        const auto by = columnFrom<Column>(words.first());
        return by ? Order{*by, words.last() == u"up"} : Order();
    }

private:
    [[nodiscard]] const SortableColumn<Column> *find(int column) const
    {
        const auto found = std::ranges::find(m_columns, column, &SortableColumn<Column>::column);
        return found == m_columns.end() ? nullptr : &*found;
    }

    std::span<const SortableColumn<Column>> m_columns;
};

} // namespace tilldesk::ui
