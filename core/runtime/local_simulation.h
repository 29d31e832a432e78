#pragma once

#include "core/debtors/debtor_service.h"
#include "core/debtors/simulation_service.h"
#include "core/gateway/simulation.h"
#include "core/runtime/core_thread.h"

namespace tilldesk::runtime {

/// gateway::Simulation over the core of this process.
class LocalSimulation final : public gateway::Simulation
{
    Q_OBJECT

public:
    /// @pre both services live on `core`; all references outlive it
    LocalSimulation(CoreThread &core, debtors::SimulationService &simulation,
                    debtors::DebtorService &debtors, const debtors::PublishedSimulation &published,
                    QObject *parent = nullptr)
        : Simulation(parent),
          m_core(core),
          m_simulation(simulation),
          m_debtors(debtors),
          m_published(published)
    {
    }

    [[nodiscard]] SimulationState state() const override { return m_published.current(); }
    QFuture<Result<void>> switchOn(bool isOn) override;
    QFuture<Result<Payment>> act(const PaymentId &id, CustomerAction action) override;
    QFuture<Result<void>> freezeClock() override;
    QFuture<Result<void>> advanceClock(std::chrono::milliseconds by) override;
    QFuture<Result<void>> setClock(Timestamp to) override;
    QFuture<Result<void>> runClock() override;
    QFuture<Result<void>> setCallbackFault(CallbackFault fault) override;
    QFuture<Result<void>> setRefundsFail(bool fail) override;
    QFuture<Result<void>> setPayoutsFail(bool fail) override;
    QFuture<Result<void>> resetClock() override;

    /// Tells the windows. From any thread; the signal comes on the object's own.
    void tell(const SimulationState &state);

private:
    CoreThread &m_core;
    debtors::SimulationService &m_simulation;
    debtors::DebtorService &m_debtors;
    const debtors::PublishedSimulation &m_published;
};

} // namespace tilldesk::runtime
