#pragma once

#include "core/debtors/clock_change.h"
#include "core/domain/callback.h"
#include "core/domain/payment.h"
#include "core/domain/simulation.h"

#include <functional>

namespace tilldesk::debtors {

/// Requests to the core on behalf of simulated customers. Thread-safe. Does not block. Each `done`
/// is called once, on the core thread, after the commit.
///
/// Every request can fail with `SimulationOff`, `Busy` (nothing was done) or `Storage`.
///
/// Abstract, so that tests of the routes can answer for the core without threads.
class DebtorPort
{
public:
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    DebtorPort() = default;
    virtual ~DebtorPort() = default;
    DebtorPort(const DebtorPort &) = delete;
    DebtorPort &operator=(const DebtorPort &) = delete;

    /// Acts for the customer of a payment.
    /// Errors: see DebtorService::act().
    virtual void act(PaymentId id, CustomerAction action, Done<Payment> done) = 0;
    /// Changes the clock. The change is complete when `done` is called.
    /// Errors: see SimulationService.
    virtual void changeClock(ClockChange change, Done<void> done) = 0;
    /// Sets the fault of callbacks added from now on.
    virtual void setCallbackFault(CallbackFault fault, Done<void> done) = 0;
    /// Sets whether refunds processed from now on fail.
    virtual void setRefundsFail(bool fail, Done<void> done) = 0;
    /// Sets whether payouts made from now on fail.
    virtual void setPayoutsFail(bool fail, Done<void> done) = 0;
};

} // namespace tilldesk::debtors
