#pragma once

#include "ui/models/refunds/refund_presenter.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// The details of one refund in a window of their own.
class RefundWindow : public QWidget
{
    Q_OBJECT

public:
    RefundWindow(const Gateways &gateways, const Theme &theme, const Refund &refund,
                 QWidget *parent = nullptr);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    RefundPresenter m_presenter;
};

} // namespace tilldesk::ui
