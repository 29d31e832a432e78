#pragma once

#include "core/domain/payment.h"

#include <functional>

namespace tilldesk::debtors {

/// @return a number from 0 to `bound - 1`
using Dice = std::function<qint64(qint64 bound)>;

/// Invents a customer: a first name and a valid IBAN of Belgium, the Netherlands, Luxembourg,
/// France or Germany.
[[nodiscard]] Debtor someCustomer(const Dice &dice);

/// The simulated customer of a payment: the same one each time. Pure.
[[nodiscard]] Debtor customerOf(const PaymentId &payment);

} // namespace tilldesk::debtors
