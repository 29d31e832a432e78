#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/status_pill.h"
#include "ui/models/lists/async_record.h"
#include "ui/models/payments/acknowledgement.h"

namespace tilldesk::ui {

/// What a window that has lost its service says of a payment that had not ended.
struct LastKnown {
    QString asOf; ///< `as of 14:01:58`; empty if the window never had a connection
    QString lead; ///< the warning in short
    QString advice;
};

/// The details of one payment, kept up to date, and the actions on it.
class PaymentPresenter : public AsyncRecord<PaymentId, PaymentDetails>
{
    Q_OBJECT

public:
    explicit PaymentPresenter(const Gateways &gateways, QObject *parent = nullptr);

    void cancel();
    /// Acknowledges the payment with its own amount.
    void acknowledge();

    /// Returns the payment as of now; see asKnown(). @pre state() is Shown
    [[nodiscard]] PaymentDetails details() const;
    /// @pre state() is Shown
    [[nodiscard]] StatusPill pill() const { return pillOf(value().payment, knowledge()); }
    /// Returns the warning about a payment that may have changed since the service was lost; empty
    /// if the window is connected, or the payment had ended. @pre state() is Shown
    [[nodiscard]] std::optional<LastKnown> lastKnown() const;
    [[nodiscard]] bool canCancel() const { return whyNotCancel().isEmpty(); }
    /// Returns why the payment cannot be cancelled, for people; empty if it can.
    [[nodiscard]] QString whyNotCancel() const;
    [[nodiscard]] bool canAcknowledge() const { return whyNotAcknowledge().isEmpty(); }
    /// Returns why the payment cannot be acknowledged, for people; empty if it can.
    [[nodiscard]] QString whyNotAcknowledge() const;
    /// Returns why there is no receipt now, for people; empty if there is one. @pre state() is
    /// Shown
    [[nodiscard]] QString whyNoReceipt() const;
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
    [[nodiscard]] Knowledge knowledge() const { return knowledgeOf(m_gateways); }

    const Gateways m_gateways;
};

} // namespace tilldesk::ui
