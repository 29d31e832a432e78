#pragma once

#include "app/commands/demo_random.h"
#include "app/core_services.h"
#include "core/payouts/closing_time.h"

#include <map>

namespace tilldesk::app {

/// Moves the money of the demo: books payments when they succeed, refunds some, and makes payouts
/// each night. Called on the core thread.
class DemoMoney
{
public:
    /// @param closing  time at which the days end  @pre `services` outlives this object
    DemoMoney(CoreServices &services, const payouts::ClosingTime &closing, DemoRandom random)
        : m_services(services),
          m_closing(closing),
          m_random(random)
    {
    }

    /// Schedules the booking of a succeeded payment, and possibly its refund; ignores other
    /// payments.
    void add(const Payment &payment);
    /// Runs everything scheduled up to `until`, in the order of time. Errors: those of the
    /// services, which would be bugs of the demo.
    Result<void> doUntil(Timestamp until);

private:
    Result<void> refund(const Payment &payment, Timestamp at);

    CoreServices &m_services;
    payouts::ClosingTime m_closing;
    DemoRandom m_random;
    std::multimap<Timestamp, std::function<Result<void>()>> m_plan;
    std::optional<Timestamp> m_nextPayout; ///< empty until the first booking
};

} // namespace tilldesk::app
