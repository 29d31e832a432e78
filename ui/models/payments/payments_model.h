#pragma once

#include "core/domain/payment_list.h"
#include "ui/models/common/knowledge.h"
#include "ui/models/lists/windowed_model.h"

namespace tilldesk::ui {

/// The payments of a filter; see WindowedModel.
class PaymentsModel : public WindowedModel<Payment, PaymentPage, PaymentFilter, Knowledge>
{
    Q_OBJECT

public:
    enum Column {
        Created,
        Reference,
        Status,
        Description,
        PointOfSale,
        Person,
        DebtorName,
        AcknowledgeWithin,
        AmountColumn,
        RefundedColumn,
        FeeColumn,
        NetColumn
    };

    explicit PaymentsModel(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows the list of `filter`. No-op if it is the one already shown.
    void setFilter(const PaymentFilter &filter);
    /// Returns the column by which the core sorts a column of the table; empty: it cannot be
    /// sorted.
    [[nodiscard]] static std::optional<PaymentColumn> sortColumnOf(int column);
    /// Returns the order that a click on a header leads to: the other direction of the sorted
    /// column, or the usual direction of another one. Texts begin with A, deadlines with
    /// the first, numbers and times with the largest. Empty: the column cannot be sorted.
    [[nodiscard]] static std::optional<PaymentOrder> orderAfterClick(int column,
                                                                     const PaymentOrder &now);
    /// Repaints the statuses and countdowns in view.
    void tick();

    [[nodiscard]] std::optional<SortedColumn> sortedColumn() const override;
    [[nodiscard]] bool canSortBy(int column) const override
    {
        return sortColumnOf(column).has_value();
    }

protected:
    [[nodiscard]] QFuture<Result<PaymentPage>> read(const PaymentFilter &filter, int first,
                                                    int count) override;
    [[nodiscard]] QFuture<Result<PaymentPage>>
    readAfter(const Payment &after, const PaymentFilter &filter, int first, int count) override;
    [[nodiscard]] bool areNewRowsLast() const override
    {
        return filter() && filter()->order.isAscending
            && (filter()->order.by == PaymentColumn::Created
                || filter()->order.by == PaymentColumn::Deadline);
    }
    [[nodiscard]] Knowledge lookAt(int) const override { return knowledgeOf(m_gateways); }

private:
    [[nodiscard]] static Columns columns();

    const Gateways m_gateways;
};

} // namespace tilldesk::ui
