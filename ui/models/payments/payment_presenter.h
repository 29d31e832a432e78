#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/async_record.h"

namespace tilldesk::ui {

/// The details of one payment, kept up to date, and the actions on it.
class PaymentPresenter : public AsyncRecord<PaymentId, PaymentDetails>
{
    Q_OBJECT

public:
    explicit PaymentPresenter(const Gateways &gateways, QObject *parent = nullptr);

    void cancel();

    /// Returns the payment as of now: expired if its deadline has passed. @pre state() is Shown
    [[nodiscard]] PaymentDetails details() const;
    [[nodiscard]] bool canCancel() const { return whyNotCancel().isEmpty(); }
    /// Returns why the payment cannot be cancelled, for people; empty if it can.
    [[nodiscard]] QString whyNotCancel() const;
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
