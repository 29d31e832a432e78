#pragma once

#include "core/gateway/simulation.h"
#include "tests/support/fake_payments.h"

namespace tilldesk::test {

/// Simulated customers of a FakePayments; actions follow the state transition table. Replies at
/// once with a finished future.
class FakeSimulation final : public gateway::Simulation
{
    Q_OBJECT

public:
    /// `payments` and `clock` must outlive the fake.
    FakeSimulation(FakePayments &payments, ManualClock &clock)
        : m_payments(payments),
          m_clock(clock)
    {
    }

    QStringList calls;          ///< for example "act 2", where 2 is the number of the action
    std::optional<Error> error; ///< error reply of every call while set

    void setState(const SimulationState &state);
    [[nodiscard]] SimulationState state() const override { return m_state; }
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

private:
    QFuture<Result<void>> done(const QString &call);

    FakePayments &m_payments;
    ManualClock &m_clock;
    SimulationState m_state{.isOn = true};
};

} // namespace tilldesk::test
