#pragma once

#include "ui/models/payouts/payout_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// Shows "payments − refunds = payout", and whether the ledger agrees.
class EquationView : public QWidget
{
    Q_OBJECT

public:
    explicit EquationView(const Theme &theme, QWidget *parent = nullptr);

    void setEquation(const PayoutEquation &equation);

private:
    void showSign();

    const Theme &m_theme;
    PayoutEquation m_equation;
    QLabel *m_payments;
    QLabel *m_paidIn;
    QLabel *m_refunds;
    QLabel *m_refunded;
    QLabel *m_less;
    QLabel *m_fees;
    QLabel *m_charged;
    QLabel *m_paidOut;
    QLabel *m_sign;
    QLabel *m_verdict;
};

} // namespace tilldesk::ui
