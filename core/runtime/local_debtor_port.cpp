#include "core/runtime/local_debtor_port.h"

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {
namespace {

Result<void> apply(debtors::SimulationService &simulation, const debtors::ClockChange &change)
{
    using enum debtors::ClockChange::Kind;
    switch (change.kind) {
    case Freeze: return simulation.freezeClock();
    case Run: return simulation.runClock();
    case Advance: return simulation.advanceClock(change.by);
    case Set: return simulation.setClock(change.to);
    case Reset: return simulation.resetClock();
    }
    Q_UNREACHABLE();
}

} // namespace

void LocalDebtorPort::act(PaymentId id, CustomerAction action, Done<Payment> done)
{
    m_core.submit(
        [this, id = std::move(id), action]() -> Result<Payment> {
            if (!m_simulation.state().isOn)
                return fail(ErrorCode::SimulationOff, u"The simulation is off"_s);
            return m_debtors.act(id, action);
        },
        std::move(done));
}

void LocalDebtorPort::changeClock(debtors::ClockChange change, Done<void> done)
{
    m_core.submit([this, change] { return apply(m_simulation, change); }, std::move(done));
}

void LocalDebtorPort::setCallbackFault(CallbackFault fault, Done<void> done)
{
    m_core.submit([this, fault] { return m_simulation.setCallbackFault(fault); }, std::move(done));
}

void LocalDebtorPort::setRefundsFail(bool fail, Done<void> done)
{
    m_core.submit([this, fail] { return m_simulation.setRefundsFail(fail); }, std::move(done));
}

void LocalDebtorPort::setPayoutsFail(bool fail, Done<void> done)
{
    m_core.submit([this, fail] { return m_simulation.setPayoutsFail(fail); }, std::move(done));
}

} // namespace tilldesk::runtime
