#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/async_record.h"
#include "ui/models/payments/acknowledgement.h"

namespace tilldesk::ui {

/// The details of one payment, kept up to date, and the actions on it.
class PaymentPresenter : public AsyncRecord<PaymentId, PaymentDetails>
{
    Q_OBJECT

public:
    explicit PaymentPresenter(const Gateways &gateways, QObject *parent = nullptr);

    void cancel();
    /// Acknowledges the payment with its own amount.
    void acknowledge();

    /// Returns the payment as of now: expired if its deadline has passed. @pre state() is Shown
    [[nodiscard]] PaymentDetails details() const;
    [[nodiscard]] bool canCancel() const { return whyNotCancel().isEmpty(); }
    /// Returns why the payment cannot be cancelled, for people; empty if it can.
    [[nodiscard]] QString whyNotCancel() const;
    [[nodiscard]] bool canAcknowledge() const { return whyNotAcknowledge().isEmpty(); }
    /// Returns why the payment cannot be acknowledged, for people; empty if it can.
    [[nodiscard]] QString whyNotAcknowledge() const;
    /// Returns the time left to acknowledge the payment; empty unless the payment waits for that.
    /// @pre state() is Shown
    [[nodiscard]] std::optional<AcknowledgeDeadline> deadline() const;
    /// Returns whether acknowledgements concern this payment: its profile asks for them, or the
    /// payment has a deadline. @pre state() is Shown
    [[nodiscard]] bool offersAcknowledgement() const;
    /// Returns the question to confirm before cancelling.
    [[nodiscard]] QString cancelQuestion() const;
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;
    /// Returns the fraction of the time to pay that is left, from 1 down to 0.
    [[nodiscard]] double fractionLeft() const;

protected:
    [[nodiscard]] QFuture<Result<PaymentDetails>> read(const PaymentId &id) override;

private:
    const Gateways m_gateways;
};

} // namespace tilldesk::ui
