#pragma once

#include "ui/models/common/ticker.h"
#include "ui/models/payments/payment_presenter.h"

namespace tilldesk::ui {

/// A payment while a customer pays it; makes room for the next customer once it is paid.
class QrPresenter : public QObject
{
    Q_OBJECT

public:
    QrPresenter(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    void show(const PaymentId &id);
    [[nodiscard]] PaymentPresenter &payment() { return m_payment; }
    [[nodiscard]] const PaymentPresenter &payment() const { return m_payment; }
    /// What to tell the merchant beside the live word; empty when there is nothing to tell.
    [[nodiscard]] QString hint() const;

Q_SIGNALS:
    void changed();
    void ticked();
    void cleared(); ///< 5 s after the payment was seen paid

private:
    void look();
    void tick();

    const Clock &m_clock;
    PaymentPresenter m_payment;
    std::optional<Timestamp> m_paidSeenAt;
};

} // namespace tilldesk::ui
