#pragma once

#include "core/gateway/simulation.h"
#include "tests/support/fake_payments.h"

namespace tilldesk::test {

/// Simulated customers over payments in memory: what they do follows the table of states. Answers
/// at once, as a done future.
class FakeSimulation final : public gateway::Simulation
{
    Q_OBJECT

public:
    /// @pre both outlive it
    FakeSimulation(FakePayments &payments, ManualClock &clock)
        : m_payments(payments),
          m_clock(clock)
    {
    }

    QStringList calls;          ///< for example "act 2", with the number of the action
    std::optional<Error> error; ///< answer of everything while it is set

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
