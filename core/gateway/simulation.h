#pragma once

#include "core/domain/customer_action.h"
#include "core/domain/payment.h"
#include "core/domain/simulation_state.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// What a window may ask of the simulation. Lives on the window's thread; see Payments. Every
/// question may be answered `Storage` or `Busy`, and all but switchOn() `SimulationOff`.
class Simulation : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual SimulationState state() const = 0;
    /// Off also gives the clock back to the computer. Errors: `AccessDenied` on a production
    /// database.
    [[nodiscard]] virtual QFuture<Result<void>> switchOn(bool isOn) = 0;
    /// The customer of this payment is the same each time.
    /// Errors: `PaymentNotFound`, `PaymentNotPending`.
    [[nodiscard]] virtual QFuture<Result<Payment>> act(const PaymentId &id,
                                                       CustomerAction action) = 0;
    [[nodiscard]] virtual QFuture<Result<void>> freezeClock() = 0;
    /// Errors: `FieldInvalid` (by) when negative or over 400 days.
    [[nodiscard]] virtual QFuture<Result<void>> advanceClock(std::chrono::milliseconds by) = 0;
    /// It stays frozen or goes on, as it was. Errors: `FieldInvalid` (to).
    [[nodiscard]] virtual QFuture<Result<void>> setClock(Timestamp to) = 0;
    /// Lets a frozen clock go on from where it stands.
    [[nodiscard]] virtual QFuture<Result<void>> runClock() = 0;
    /// What is done wrong with callbacks that come about from now on.
    [[nodiscard]] virtual QFuture<Result<void>> setCallbackFault(CallbackFault fault) = 0;
    /// Whether refunds that are processed from now on fail.
    [[nodiscard]] virtual QFuture<Result<void>> setRefundsFail(bool fail) = 0;
    /// Whether payouts that are made from now on fail.
    [[nodiscard]] virtual QFuture<Result<void>> setPayoutsFail(bool fail) = 0;
    /// Gives the clock back to the computer.
    [[nodiscard]] virtual QFuture<Result<void>> resetClock() = 0;

Q_SIGNALS:
    void changed(const tilldesk::SimulationState &state);
};

} // namespace tilldesk::gateway
