#pragma once

#include "ui/models/common/ticker.h"
#include "ui/models/payments/payment_presenter.h"

namespace tilldesk::ui {

/// The payment that a customer is paying. Clears it for the next customer once it is paid.
class QrPresenter : public QObject
{
    Q_OBJECT

public:
    QrPresenter(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    void show(const PaymentId &id);
    [[nodiscard]] PaymentPresenter &payment() { return m_payment; }
    [[nodiscard]] const PaymentPresenter &payment() const { return m_payment; }
    /// Returns the hint for the merchant beside the live word; empty if there is none.
    [[nodiscard]] QString hint() const;

Q_SIGNALS:
    void changed();
    void ticked();
    void cleared(); ///< emitted 5 s after the payment was first seen paid

private:
    void look();
    void tick();

    const Clock &m_clock;
    PaymentPresenter m_payment;
    std::optional<Timestamp> m_paidSeenAt;
};

} // namespace tilldesk::ui
