#pragma once

#include "core/domain/payment.h"
#include "core/domain/simulation.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window to the simulation. Used on the window's thread; see Payments. Every request
/// can fail with `Storage` or `Busy`. Every request except switchOn() can also fail with
/// `SimulationOff`.
class Simulation : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual SimulationState state() const = 0;
    /// Switches the simulation on or off. Off also resets the clock to the wall clock.
    /// Errors: `AccessDenied` on a production database.
    [[nodiscard]] virtual QFuture<Result<void>> switchOn(bool isOn) = 0;
    /// Acts for the simulated customer of a payment, who is the same each time.
    /// Errors: `PaymentNotFound`, `PaymentNotPending`.
    [[nodiscard]] virtual QFuture<Result<Payment>> act(const PaymentId &id,
                                                       CustomerAction action) = 0;
    [[nodiscard]] virtual QFuture<Result<void>> freezeClock() = 0;
    /// Moves the clock forward.
    /// Errors: `FieldInvalid` (by) if negative or beyond the year 2099.
    [[nodiscard]] virtual QFuture<Result<void>> advanceClock(std::chrono::milliseconds by) = 0;
    /// Sets the clock. A frozen clock stays frozen; a running clock runs on.
    /// Errors: `FieldInvalid` (to) outside the years 2000 to 2099.
    [[nodiscard]] virtual QFuture<Result<void>> setClock(Timestamp to) = 0;
    /// Lets a frozen clock run on from its present time.
    [[nodiscard]] virtual QFuture<Result<void>> runClock() = 0;
    /// Sets the fault of callbacks added from now on.
    [[nodiscard]] virtual QFuture<Result<void>> setCallbackFault(CallbackFault fault) = 0;
    /// Sets whether refunds processed from now on fail.
    [[nodiscard]] virtual QFuture<Result<void>> setRefundsFail(bool fail) = 0;
    /// Sets whether payouts made from now on fail.
    [[nodiscard]] virtual QFuture<Result<void>> setPayoutsFail(bool fail) = 0;
    /// Resets the clock to the wall clock.
    [[nodiscard]] virtual QFuture<Result<void>> resetClock() = 0;

Q_SIGNALS:
    void changed(const tilldesk::SimulationState &state);
};

} // namespace tilldesk::gateway
