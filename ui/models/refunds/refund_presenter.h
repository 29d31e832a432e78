#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/payments/payment_facts.h"

#include <QTimer>

namespace tilldesk::ui {

/// One refund and its payment, followed while they change.
class RefundPresenter : public QObject
{
    Q_OBJECT

public:
    explicit RefundPresenter(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows another refund.
    void show(const Refund &refund);
    void reload();

    [[nodiscard]] bool hasRefund() const { return !m_refund.id.isEmpty(); }
    [[nodiscard]] const Refund &refund() const { return m_refund; }
    [[nodiscard]] QString title() const; ///< `Refund of Order 10480`
    /// What the status means for the money.
    [[nodiscard]] QString statusSentence() const;
    [[nodiscard]] QList<Fact> facts() const;
    /// Empty until the payment is known.
    [[nodiscard]] QList<Fact> paymentFacts() const;
    /// Why the payment is not shown; empty when it is, or is on its way.
    [[nodiscard]] const QString &message() const { return m_message; }

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    Refund m_refund;
    std::optional<PaymentDetails> m_payment;
    QString m_message;
    QTimer m_askSoon;
};

} // namespace tilldesk::ui
