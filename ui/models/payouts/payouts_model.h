#pragma once

#include "core/gateway/payouts.h"
#include "ui/models/lists/list_sorting.h"
#include "ui/models/lists/windowed_model.h"

namespace tilldesk::ui {

/// The payouts of a filter in its order; see WindowedModel.
class PayoutsModel : public WindowedModel<Payout, PayoutPage, PayoutFilter, NoLook>
{
    Q_OBJECT

public:
    enum Column {
        Day,
        Id,
        Bulk,
        Account,
        Payments,
        Refunds,
        PaidIn,
        Refunded,
        Fees, ///< shown if a payout has fees
        PaidOut,
        Status
    };

    /// @param payouts  must outlive this object
    explicit PayoutsModel(gateway::Payouts &payouts, QObject *parent = nullptr);

    [[nodiscard]] static ListSorting<PayoutColumn> sorting();
    [[nodiscard]] std::optional<SortedColumn> sortedColumn() const override
    {
        return sorting().sortedColumn(filter() ? filter()->order : ListOrder<PayoutColumn>());
    }
    [[nodiscard]] bool canSortBy(int column) const override { return sorting().has(column); }

protected:
    [[nodiscard]] QFuture<Result<PayoutPage>> read(const PayoutFilter &filter, int first,
                                                   int count) override;
    [[nodiscard]] NoLook lookAt(int) const override { return {}; }

private:
    [[nodiscard]] static Columns columns();

    gateway::Payouts &m_payouts;
};

} // namespace tilldesk::ui
