#pragma once

#include "ui/models/refunds/payment_refunds.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// The refunds of a payment among its details; a click leads to one.
class PaymentRefundsView : public QWidget
{
    Q_OBJECT

public:
    /// @param refunds  outlives it
    PaymentRefundsView(const Theme &theme, PaymentRefunds &refunds, QWidget *parent = nullptr);

Q_SIGNALS:
    void refundRequested(const tilldesk::RefundId &id);

private:
    void showRows();
    [[nodiscard]] QWidget *makeRow(const PaymentRefundRow &row);

    const Theme &m_theme;
    PaymentRefunds &m_refunds;
    QList<PaymentRefundRow> m_shown;
    QString m_shownMessage;
    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
