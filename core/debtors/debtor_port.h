#pragma once

#include "core/debtors/clock_change.h"
#include "core/domain/callback.h"
#include "core/domain/customer_action.h"
#include "core/domain/payment.h"

#include <functional>

namespace tilldesk::debtors {

/// Asks the core to act for simulated customers, from any thread and without waiting. Each answer
/// comes once, on the core thread, after its commit.
///
/// Every answer may be `SimulationOff`, `Busy` (nothing was done) or `Storage`.
class DebtorPort
{
public:
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    DebtorPort() = default;
    virtual ~DebtorPort() = default;
    DebtorPort(const DebtorPort &) = delete;
    DebtorPort &operator=(const DebtorPort &) = delete;

    /// Errors: see DebtorService::act().
    virtual void act(PaymentId id, CustomerAction action, Done<Payment> done) = 0;
    /// The clock has changed when the answer comes. Errors: see SimulationService.
    virtual void changeClock(ClockChange change, Done<void> done) = 0;
    /// What is done wrong with callbacks that come about from now on.
    virtual void setCallbackFault(CallbackFault fault, Done<void> done) = 0;
    /// Whether refunds that are processed from now on fail.
    virtual void setRefundsFail(bool fail, Done<void> done) = 0;
    /// Whether payouts that are made from now on fail.
    virtual void setPayoutsFail(bool fail, Done<void> done) = 0;
};

} // namespace tilldesk::debtors
