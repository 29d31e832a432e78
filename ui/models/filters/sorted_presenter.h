#pragma once

#include "ui/models/filters/filtered_presenter.h"
#include "ui/models/lists/list_sorting.h"

namespace tilldesk::ui {

/// Base of the presenters of lists that the core can sort by several columns.
template <typename Column>
class SortedPresenter : public FilteredPresenter
{
public:
    SortedPresenter(const Gateways &gateways, FilterList list, const ListSorting<Column> &sorting,
                    QObject *parent)
        : FilteredPresenter(gateways, list, parent),
          m_sorting(sorting)
    {
    }

    [[nodiscard]] const ListOrder<Column> &order() const { return m_order; }
    void setOrder(const ListOrder<Column> &order) { choose(m_order, order); }
    void sortBy(int column) override
    {
        if (const auto order = m_sorting.afterClick(column, m_order))
            setOrder(*order);
    }
    [[nodiscard]] QString orderText() const override
    {
        return ListSorting<Column>::textOf(m_order);
    }
    void setOrderText(const QString &text) override
    {
        setOrder(ListSorting<Column>::orderOf(text));
    }

private:
    const ListSorting<Column> m_sorting;
    ListOrder<Column> m_order;
};

} // namespace tilldesk::ui
