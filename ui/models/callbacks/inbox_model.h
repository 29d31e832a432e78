#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/keyset_model.h"

#include <variant>

namespace tilldesk::ui {

/// The callbacks received by the inbox, newest first. The gateway always returns all of them. See
/// KeysetModel.
class InboxModel : public KeysetModel<InboxMessage, QList<InboxMessage>, std::monostate>
{
    Q_OBJECT

public:
    enum Column { Time, PaymentColumn, Status, Checked };

    explicit InboxModel(const Gateways &gateways, QObject *parent = nullptr);

protected:
    [[nodiscard]] QFuture<Result<QList<InboxMessage>>>
    read(const std::monostate &, std::optional<qint64> before, int count) override;
    [[nodiscard]] Timestamp lookAt(int) const override { return m_gateways.clock.now(); }

private:
    [[nodiscard]] static Columns columns();

    const Gateways m_gateways;
};

} // namespace tilldesk::ui
