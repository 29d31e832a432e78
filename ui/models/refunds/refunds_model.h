#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/keyset_model.h"

namespace tilldesk::ui {

/// The refunds of a filter as a table, newest first; see KeysetModel.
class RefundsModel : public KeysetModel<Refund, RefundPage, RefundFilter>
{
    Q_OBJECT

public:
    enum Column { Created, PaymentColumn, Status, Description, AmountColumn };
    static constexpr int kColumns = AmountColumn + 1;

    /// @pre both outlive it
    RefundsModel(gateway::Refunds &refunds, const Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] QFuture<Result<RefundPage>>
    read(const RefundFilter &filter, std::optional<qint64> before, int count) override;

private:
    gateway::Refunds &m_refunds;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
