#pragma once

#include "ui/models/payments/payment_presenter.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;
class Ticker;

/// The details of one payment in a window of their own.
class PaymentWindow : public QWidget
{
    Q_OBJECT

public:
    PaymentWindow(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                  const PaymentId &id, QWidget *parent = nullptr);

Q_SIGNALS:
    void callbackRequested(const tilldesk::CallbackId &id);
    void refundRequested(const tilldesk::RefundId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    PaymentPresenter m_presenter;
};

} // namespace tilldesk::ui
