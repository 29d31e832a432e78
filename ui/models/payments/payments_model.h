#pragma once

#include "core/domain/payment_list.h"
#include "ui/models/common/gateways.h"
#include "ui/models/lists/windowed_model.h"

namespace tilldesk::ui {

/// The payments of a filter; see WindowedModel.
class PaymentsModel : public WindowedModel<Payment, PaymentPage, PaymentFilter>
{
    Q_OBJECT

public:
    enum Column {
        Created,
        Reference,
        Status,
        Description,
        PointOfSale,
        DebtorName,
        AmountColumn,
        RefundedColumn,
        AcknowledgeWithin
    };

    /// @pre `payments` and `clock` outlive this object
    PaymentsModel(gateway::Payments &payments, const Clock &clock, QObject *parent = nullptr);

    /// Shows the list of `filter`. No-op if it is the one already shown.
    void setFilter(const PaymentFilter &filter);
    /// Repaints the countdowns in view.
    void tick();

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] QFuture<Result<PaymentPage>> read(const PaymentFilter &filter, int first,
                                                    int count) override;
    [[nodiscard]] bool areNewRowsLast() const override
    {
        return filter() && (filter()->oldestFirst || filter()->byDeadline);
    }
    [[nodiscard]] Timestamp lookAt(int) const override { return m_clock.now(); }

private:
    [[nodiscard]] static Columns columns();

    gateway::Payments &m_payments;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
