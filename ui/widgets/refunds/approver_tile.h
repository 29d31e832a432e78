#pragma once

#include "ui/models/refunds/refund_approval.h"
#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// A person who may approve a refund: initials, name and role. One of several.
class ApproverTile : public PaintedButton
{
    Q_OBJECT

public:
    explicit ApproverTile(const Theme &theme, QWidget *parent = nullptr);

    void setApprover(const RefundApproval::Approver &approver);
    [[nodiscard]] const StaffId &id() const { return m_approver.id; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    RefundApproval::Approver m_approver;
};

} // namespace tilldesk::ui
