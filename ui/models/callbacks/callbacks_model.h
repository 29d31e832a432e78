#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/keyset_model.h"
#include "ui/models/lists/list_sorting.h"

namespace tilldesk::ui {

/// The callbacks of a filter, in its order; see KeysetModel.
class CallbacksModel : public KeysetModel<Callback, CallbackPage, CallbackFilter>
{
    Q_OBJECT

public:
    enum Column { Time, PaymentColumn, Status, To, Attempts, AnswerTime, Answer };

    /// @pre `callbacks` and `clock` outlive this object
    CallbacksModel(gateway::Callbacks &callbacks, const Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] static ListSorting<CallbackColumn> sorting();
    [[nodiscard]] std::optional<SortedColumn> sortedColumn() const override
    {
        return sorting().sortedColumn(filter().order);
    }
    [[nodiscard]] bool canSortBy(int column) const override { return sorting().has(column); }

protected:
    [[nodiscard]] QFuture<Result<CallbackPage>>
    read(const CallbackFilter &filter, std::optional<qint64> before, int count) override;
    [[nodiscard]] Timestamp lookAt(int) const override { return m_clock.now(); }
    [[nodiscard]] bool comesBefore(const Callback &a, const Callback &b) const override
    {
        return tilldesk::comesBefore(a, b, filter().order);
    }

private:
    [[nodiscard]] static Columns columns();

    gateway::Callbacks &m_callbacks;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
