#pragma once

#include "ui/models/payouts/payout_next.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace tilldesk::ui {

/// What the next run pays out, when, and the button that pays it out now.
class NextPayoutStrip : public QFrame
{
    Q_OBJECT

public:
    /// @param next  outlives it
    explicit NextPayoutStrip(PayoutNext &next, QWidget *parent = nullptr);

Q_SIGNALS:
    void explanationRequested();

private:
    void showState();
    void askToPayNow();

    PayoutNext &m_next;
    QLabel *m_total;
    QLabel *m_when;
    QLabel *m_parts;
    QLabel *m_message;
    QPushButton *m_explain;
    QPushButton *m_payNow;
};

} // namespace tilldesk::ui
