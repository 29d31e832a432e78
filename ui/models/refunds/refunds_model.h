#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/keyset_model.h"
#include "ui/models/lists/list_sorting.h"

namespace tilldesk::ui {

/// The refunds of a filter in its order; see KeysetModel.
class RefundsModel : public KeysetModel<Refund, RefundPage, RefundFilter>
{
    Q_OBJECT

public:
    enum Column { Created, PaymentColumn, Status, Description, Person, AmountColumn };

    /// @pre `refunds` and `clock` outlive this object
    RefundsModel(gateway::Refunds &refunds, const Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] static ListSorting<RefundColumn> sorting();
    [[nodiscard]] std::optional<SortedColumn> sortedColumn() const override
    {
        return sorting().sortedColumn(filter().order);
    }
    [[nodiscard]] bool canSortBy(int column) const override { return sorting().has(column); }

protected:
    [[nodiscard]] QFuture<Result<RefundPage>>
    read(const RefundFilter &filter, std::optional<qint64> before, int count) override;
    [[nodiscard]] Timestamp lookAt(int) const override { return m_clock.now(); }
    [[nodiscard]] bool comesBefore(const Refund &a, const Refund &b) const override
    {
        return tilldesk::comesBefore(a, b, filter().order);
    }

private:
    [[nodiscard]] static Columns columns();

    gateway::Refunds &m_refunds;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
