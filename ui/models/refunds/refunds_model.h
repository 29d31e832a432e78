#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/keyset_model.h"

namespace tilldesk::ui {

/// The refunds of a filter, newest first; see KeysetModel.
class RefundsModel : public KeysetModel<Refund, RefundPage, RefundFilter>
{
    Q_OBJECT

public:
    enum Column { Created, PaymentColumn, Status, Description, Person, AmountColumn };

    /// @pre `refunds` and `clock` outlive this object
    RefundsModel(gateway::Refunds &refunds, const Clock &clock, QObject *parent = nullptr);

protected:
    [[nodiscard]] QFuture<Result<RefundPage>>
    read(const RefundFilter &filter, std::optional<qint64> before, int count) override;
    [[nodiscard]] Timestamp lookAt(int) const override { return m_clock.now(); }

private:
    [[nodiscard]] static Columns columns();

    gateway::Refunds &m_refunds;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
