#pragma once

#include "core/debtors/debtor_service.h"
#include "core/debtors/simulation_service.h"
#include "core/gateway/simulation.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Simulation with the core thread of this process.
class LocalSimulation final : public gateway::Simulation
{
    Q_OBJECT

public:
    /// @pre both services are used on `core` only; all references must outlive this object
    LocalSimulation(Gate &gate, debtors::SimulationService &simulation,
                    debtors::DebtorService &debtors, const debtors::PublishedSimulation &published,
                    QObject *parent = nullptr)
        : Simulation(parent),
          m_gate(gate),
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

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify(const SimulationState &state);

private:
    Gate &m_gate;
    debtors::SimulationService &m_simulation;
    debtors::DebtorService &m_debtors;
    const debtors::PublishedSimulation &m_published;
};

} // namespace tilldesk::runtime
