#include "core/runtime/local_simulation.h"

#include "core/runtime/promised.h"

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

QFuture<Result<void>> LocalSimulation::switchOn(bool isOn)
{
    return m_gate.change<StaffCommand::SwitchSimulation, void>(
        [this, isOn] { return m_simulation.switchOn(isOn); });
}

QFuture<Result<Payment>> LocalSimulation::act(const PaymentId &id, CustomerAction action)
{
    return m_gate.change<StaffCommand::ActAsCustomer, Payment>(
        [this, id, action]() -> Result<Payment> {
            if (const auto isOn = m_simulation.requireOn(); !isOn)
                return isOn.failure();
            return m_debtors.act(id, action);
        });
}

QFuture<Result<void>> LocalSimulation::freezeClock()
{
    return m_gate.change<StaffCommand::SetSimulationClock, void>(
        [this] { return m_simulation.freezeClock(); });
}

QFuture<Result<void>> LocalSimulation::advanceClock(std::chrono::milliseconds by)
{
    return m_gate.change<StaffCommand::SetSimulationClock, void>(
        [this, by] { return m_simulation.advanceClock(by); });
}

QFuture<Result<void>> LocalSimulation::setClock(Timestamp to)
{
    return m_gate.change<StaffCommand::SetSimulationClock, void>(
        [this, to] { return m_simulation.setClock(to); });
}

QFuture<Result<void>> LocalSimulation::runClock()
{
    return m_gate.change<StaffCommand::SetSimulationClock, void>(
        [this] { return m_simulation.runClock(); });
}

QFuture<Result<void>> LocalSimulation::setCallbackFault(CallbackFault fault)
{
    return m_gate.change<StaffCommand::SetFaults, void>(
        [this, fault] { return m_simulation.setCallbackFault(fault); });
}

QFuture<Result<void>> LocalSimulation::setRefundsFail(bool fail)
{
    return m_gate.change<StaffCommand::SetFaults, void>(
        [this, fail] { return m_simulation.setRefundsFail(fail); });
}

QFuture<Result<void>> LocalSimulation::setPayoutsFail(bool fail)
{
    return m_gate.change<StaffCommand::SetFaults, void>(
        [this, fail] { return m_simulation.setPayoutsFail(fail); });
}

QFuture<Result<void>> LocalSimulation::resetClock()
{
    return m_gate.change<StaffCommand::SetSimulationClock, void>(
        [this] { return m_simulation.resetClock(); });
}

void LocalSimulation::notify(const SimulationState &state)
{
    QMetaObject::invokeMethod(
        this, [this, state] { Q_EMIT changed(state); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
