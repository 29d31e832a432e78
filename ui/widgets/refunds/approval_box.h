#pragma once

#include "ui/models/refunds/refund_approval.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

class QButtonGroup;
class QGridLayout;

namespace tilldesk::ui {

class ApproverTile;
class PinField;

/// The area of the refund dialog in which somebody approves the refund with a PIN. Hidden while no
/// approval is needed.
class ApprovalBox : public QFrame
{
    Q_OBJECT

public:
    /// @pre `theme` and `approval` must outlive this object
    ApprovalBox(const Theme &theme, RefundApproval &approval, QWidget *parent = nullptr);

    void showState();

Q_SIGNALS:
    /// Emitted when the right PIN was typed.
    void approved();

private:
    [[nodiscard]] QFrame *makeHead();
    [[nodiscard]] QWidget *makePinRow();
    [[nodiscard]] QWidget *makeRightRow();
    void showApprovers();

    const Theme &m_theme;
    RefundApproval &m_approval;
    QFrame *m_head;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_hint;
    QWidget *m_body;
    QGridLayout *m_grid;
    QButtonGroup *m_group;
    QList<ApproverTile *> m_tiles;
    QWidget *m_pinRow;
    QLabel *m_pinLabel;
    PinField *m_pin;
    QPushButton *m_approve;
    QLabel *m_problem;
    QWidget *m_rightRow;
    QLabel *m_right;
    QPushButton *m_takeBack;
    bool m_wasApproved = false;
};

} // namespace tilldesk::ui
