#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/keyset_model.h"

namespace tilldesk::ui {

/// The callbacks of a filter, newest first; see KeysetModel.
class CallbacksModel : public KeysetModel<Callback, CallbackPage, CallbackFilter>
{
    Q_OBJECT

public:
    enum Column { Time, PaymentColumn, Status, To, Attempts, AnswerTime, Answer };

    /// @pre `callbacks` and `clock` outlive this object
    CallbacksModel(gateway::Callbacks &callbacks, const Clock &clock, QObject *parent = nullptr);

protected:
    [[nodiscard]] QFuture<Result<CallbackPage>>
    read(const CallbackFilter &filter, std::optional<qint64> before, int count) override;
    [[nodiscard]] Timestamp lookAt(int) const override { return m_clock.now(); }

private:
    [[nodiscard]] static Columns columns();

    gateway::Callbacks &m_callbacks;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
