#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/keyset_model.h"

namespace tilldesk::ui {

/// The callbacks of a filter as a table, newest first; see KeysetModel.
class CallbacksModel : public KeysetModel<Callback, CallbackPage, CallbackFilter>
{
    Q_OBJECT

public:
    enum Column { Time, PaymentColumn, Status, To, Attempts, Answer };
    static constexpr int kColumns = Answer + 1;

    /// @pre both outlive it
    CallbacksModel(gateway::Callbacks &callbacks, const Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] QFuture<Result<CallbackPage>>
    read(const CallbackFilter &filter, std::optional<qint64> before, int count) override;

private:
    gateway::Callbacks &m_callbacks;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
