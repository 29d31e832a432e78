#pragma once

#include "core/debtors/debtor_port.h"
#include "core/debtors/debtor_service.h"
#include "core/debtors/simulation_service.h"
#include "core/runtime/core_thread.h"

namespace tilldesk::runtime {

/// Implements DebtorPort with the core thread of this process.
class LocalDebtorPort final : public debtors::DebtorPort
{
public:
    /// @pre both services are used on `core` only; all references must outlive this object
    LocalDebtorPort(CoreThread &core, debtors::DebtorService &debtors,
                    debtors::SimulationService &simulation)
        : m_core(core),
          m_debtors(debtors),
          m_simulation(simulation)
    {
    }

    void act(PaymentId id, CustomerAction action, Done<Payment> done) override;
    void changeClock(debtors::ClockChange change, Done<void> done) override;
    void setCallbackFault(CallbackFault fault, Done<void> done) override;
    void setRefundsFail(bool fail, Done<void> done) override;
    void setPayoutsFail(bool fail, Done<void> done) override;

private:
    CoreThread &m_core;
    debtors::DebtorService &m_debtors;
    debtors::SimulationService &m_simulation;
};

} // namespace tilldesk::runtime
