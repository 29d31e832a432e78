#pragma once

#include "ui/models/callbacks/callback_presenter.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// The details of one callback in a window of their own.
class CallbackWindow : public QWidget
{
    Q_OBJECT

public:
    CallbackWindow(const Gateways &gateways, const Theme &theme, const CallbackId &id,
                   QWidget *parent = nullptr);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void inspectionRequested(const tilldesk::CallbackInspection &inspection);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    CallbackPresenter m_presenter;
};

} // namespace tilldesk::ui
