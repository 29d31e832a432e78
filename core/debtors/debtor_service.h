#pragma once

#include "core/domain/simulation.h"
#include "core/payments/payment_service.h"

namespace tilldesk::debtors {

/// The customer's side of a payment: a simulated app and bank. Called on the core thread, inside an
/// open transaction.
class DebtorService
{
public:
    /// `payments` must outlive the DebtorService.
    explicit DebtorService(payments::PaymentService &payments) : m_payments(payments) {}

    /// Acts for the customer of a payment.
    /// @pre the simulation is on
    /// Errors: `PaymentNotFound`; `PaymentNotPending` if the payment's status does not allow the
    /// action.
    Result<Payment> act(const PaymentId &id, CustomerAction action);

private:
    payments::PaymentService &m_payments;
};

} // namespace tilldesk::debtors
