#pragma once

#include "core/domain/customer_action.h"
#include "core/payments/payment_service.h"

namespace tilldesk::debtors {

/// The customer's side of a payment: a simulated app and bank. Lives on the core thread; each call
/// belongs to the transaction that is open.
class DebtorService
{
public:
    /// @pre `payments` outlives it
    explicit DebtorService(payments::PaymentService &payments) : m_payments(payments) {}

    /// Errors: `PaymentNotFound`; `PaymentNotPending` when the payment's status does not allow it.
    /// @pre the simulation is on
    Result<Payment> act(const PaymentId &id, CustomerAction action);

private:
    payments::PaymentService &m_payments;
};

} // namespace tilldesk::debtors
