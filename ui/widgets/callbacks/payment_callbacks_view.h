#pragma once

#include "ui/models/callbacks/payment_callbacks.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// The callbacks of a payment among its details; a click leads to one.
class PaymentCallbacksView : public QWidget
{
    Q_OBJECT

public:
    PaymentCallbacksView(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);

    void show(const PaymentId &payment) { m_callbacks.show(payment); }

Q_SIGNALS:
    void callbackRequested(const tilldesk::CallbackId &id);

private:
    void showRows();
    [[nodiscard]] QWidget *makeRow(const PaymentCallbackRow &row);

    const Theme &m_theme;
    PaymentCallbacks m_callbacks;
    QList<PaymentCallbackRow> m_shown;
    QString m_shownMessage;
    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
