#include "core/debtors/local_debtor_port.h"

namespace tilldesk::debtors {

void LocalDebtorPort::act(PaymentId id, CustomerAction action, Done<Payment> done)
{
    m_core.submit(
        [this, id = std::move(id), action]() -> Result<Payment> {
            if (const auto isOn = m_simulation->requireOn(); !isOn)
                return isOn.failure();
            return m_debtors->act(id, action);
        },
        std::move(done));
}

void LocalDebtorPort::changeClock(ClockChange change, Done<void> done)
{
    m_core.submit([this, change] { return m_simulation->changeClock(change); }, std::move(done));
}

void LocalDebtorPort::setCallbackFault(CallbackFault fault, Done<void> done)
{
    m_core.submit([this, fault] { return m_simulation->setCallbackFault(fault); }, std::move(done));
}

void LocalDebtorPort::setRefundsFail(bool fail, Done<void> done)
{
    m_core.submit([this, fail] { return m_simulation->setRefundsFail(fail); }, std::move(done));
}

void LocalDebtorPort::setPayoutsFail(bool fail, Done<void> done)
{
    m_core.submit([this, fail] { return m_simulation->setPayoutsFail(fail); }, std::move(done));
}

} // namespace tilldesk::debtors
