#pragma once

#include "ui/models/payments/payment_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// The QR code of an open payment and the time left. Part of the payment's details.
class PaymentQr : public QWidget
{
    Q_OBJECT

public:
    PaymentQr(const Theme &theme, PaymentPresenter &presenter, const Ticker &ticker,
              QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user wants to open the service to the network.
    void endpointRequested();

private:
    void showState();
    void showTime();

    PaymentPresenter &m_presenter;
    QrCode *m_code;
    CountdownRing *m_ring;
    QLabel *m_live;
    QLabel *m_reach;
    QPushButton *m_settings;
};

} // namespace tilldesk::ui
