#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/async_record.h"
#include "ui/models/payments/payment_facts.h"

namespace tilldesk::ui {

/// The details of one refund and its payment, kept up to date. The refund itself is shown at once.
class RefundPresenter : public AsyncRecord<RefundId, PaymentDetails>
{
    Q_OBJECT

public:
    explicit RefundPresenter(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows another refund.
    void show(const Refund &refund);
    void showNone();
    void reload() override;

    [[nodiscard]] bool hasRefund() const { return !m_refund.id.isEmpty(); }
    [[nodiscard]] const Refund &refund() const { return m_refund; }
    [[nodiscard]] QString title() const; ///< `Refund of Order 10480`
    /// Returns what the status means for the money.
    [[nodiscard]] QString statusSentence() const;
    [[nodiscard]] QList<Fact> facts() const;
    /// Returns the facts of the payment; empty until it is loaded.
    [[nodiscard]] QList<Fact> paymentFacts() const;

protected:
    [[nodiscard]] QFuture<Result<PaymentDetails>> read(const RefundId &id) override;
    void arrived() override;

private:
    const Gateways m_gateways;
    Refund m_refund;
};

} // namespace tilldesk::ui
