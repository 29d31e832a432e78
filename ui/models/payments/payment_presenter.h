#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/async_record.h"

namespace tilldesk::ui {

/// One payment, read again while it changes, and what can be done with it.
class PaymentPresenter : public AsyncRecord<PaymentId, PaymentDetails>
{
    Q_OBJECT

public:
    explicit PaymentPresenter(const Gateways &gateways, QObject *parent = nullptr);

    void cancel();

    /// Returns the payment as of now: expired if its deadline has passed. @pre state() is Shown
    [[nodiscard]] PaymentDetails details() const;
    [[nodiscard]] bool canCancel() const;
    /// Why the payment cannot be cancelled, for people; empty if it can.
    [[nodiscard]] QString whyNotCancel() const;
    /// The question to ask before cancelling.
    [[nodiscard]] QString cancelQuestion() const;
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;
    /// The part of the time to pay that is left: 1 down to 0.
    [[nodiscard]] double fractionLeft() const;

protected:
    [[nodiscard]] QFuture<Result<PaymentDetails>> read(const PaymentId &id) override;

private:
    const Gateways m_gateways;
};

} // namespace tilldesk::ui
