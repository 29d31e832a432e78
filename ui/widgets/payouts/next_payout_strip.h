#pragma once

#include "ui/models/payouts/payout_next.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// The amount and the time of the next payout run, with a button that pays out now.
class NextPayoutStrip : public QFrame
{
    Q_OBJECT

public:
    /// @param next  must outlive this object
    explicit NextPayoutStrip(PayoutNext &next, QWidget *parent = nullptr);

    /// The provider makes the payout: it cannot be made here.
    void setExpected(bool isExpected);
    /// Leaves the parts of the sum to its tooltip, for a low window.
    void setBrief(bool isBrief);

Q_SIGNALS:
    void explanationRequested();

private:
    void showState();
    void askToPayNow();

    PayoutNext &m_next;
    QLabel *m_title;
    QLabel *m_total;
    QLabel *m_when;
    QLabel *m_parts;
    QLabel *m_message;
    QPushButton *m_explain;
    QPushButton *m_payNow;
};

} // namespace tilldesk::ui
