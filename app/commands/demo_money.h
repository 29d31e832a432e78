#pragma once

#include "app/commands/demo_random.h"
#include "app/core_services.h"
#include "core/payouts/closing_time.h"

#include <map>

namespace tilldesk::app {

/// Where the money of the demo goes: payments are booked when they succeed, some are given back,
/// and each night pays out. Runs on the core thread.
class DemoMoney
{
public:
    /// @param closing  when the days end  @pre `services` outlives it
    DemoMoney(CoreServices &services, const payouts::ClosingTime &closing, DemoRandom random)
        : m_services(services),
          m_closing(closing),
          m_random(random)
    {
    }

    /// Plans what becomes of a payment that has succeeded; another one is ignored.
    void add(const Payment &payment);
    /// Does what is planned up to `until`, in the order of time. Errors: those of the services,
    /// which would be a fault of the demo.
    Result<void> doUntil(Timestamp until);

private:
    Result<void> refund(const Payment &payment, Timestamp at);

    CoreServices &m_services;
    payouts::ClosingTime m_closing;
    DemoRandom m_random;
    std::multimap<Timestamp, std::function<Result<void>()>> m_plan;
    std::optional<Timestamp> m_nextPayout; ///< empty until money has come in
};

} // namespace tilldesk::app
