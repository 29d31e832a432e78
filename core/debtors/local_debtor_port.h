#pragma once

#include "core/debtors/debtor_port.h"
#include "core/debtors/debtor_service.h"
#include "core/debtors/simulation_service.h"
#include "core/threads/core_thread.h"
#include "core/threads/on_core.h"

namespace tilldesk::debtors {

/// Implements DebtorPort with the core thread of this process.
class LocalDebtorPort final : public DebtorPort
{
public:
    /// @pre both services are used on `core` only; all references must outlive this object
    LocalDebtorPort(threads::CoreThread &core, threads::OnCore<DebtorService> debtors,
                    threads::OnCore<SimulationService> simulation)
        : m_core(core),
          m_debtors(std::move(debtors)),
          m_simulation(std::move(simulation))
    {
    }

    void act(PaymentId id, CustomerAction action, Done<Payment> done) override;
    void changeClock(ClockChange change, Done<void> done) override;
    void setCallbackFault(CallbackFault fault, Done<void> done) override;
    void setRefundsFail(bool fail, Done<void> done) override;
    void setPayoutsFail(bool fail, Done<void> done) override;

private:
    threads::CoreThread &m_core;
    threads::OnCore<DebtorService> m_debtors;
    threads::OnCore<SimulationService> m_simulation;
};

} // namespace tilldesk::debtors
