#include "core/debtors/debtor_service.h"

#include "core/debtors/customers.h"

namespace tilldesk::debtors {

Result<Payment> DebtorService::act(const PaymentId &id, CustomerAction action)
{
    switch (action) {
    case CustomerAction::Identify: return m_payments.identify(id, customerOf(id));
    case CustomerAction::Confirm: {
        const auto authorized = m_payments.advance(id, PaymentTrigger::BankAuthorizes, {});
        return authorized ? m_payments.settle(id) : authorized;
    }
    case CustomerAction::Authorize:
        return m_payments.advance(id, PaymentTrigger::BankAuthorizes, {});
    case CustomerAction::Settle: return m_payments.settle(id);
    case CustomerAction::Refuse: return m_payments.advance(id, PaymentTrigger::BankRefuses, {});
    case CustomerAction::Cancel:
        return m_payments.advance(id, PaymentTrigger::DebtorCancels,
                                  {Actor::Kind::Debtor, customerOf(id).name});
    case CustomerAction::Fail: return m_payments.advance(id, PaymentTrigger::TechnicalFailure, {});
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::debtors
