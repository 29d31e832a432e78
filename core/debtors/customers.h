#pragma once

#include "core/domain/payment.h"

#include <functional>

namespace tilldesk::debtors {

/// Returns a number from 0 to `bound - 1`.
using Dice = std::function<qint64(qint64 bound)>;

/// Returns an invented customer: a first name and a valid IBAN of Belgium, the Netherlands,
/// Luxembourg, France or Germany.
[[nodiscard]] Debtor someCustomer(const Dice &dice);

/// Returns the simulated customer of a payment: the same one each time. Pure function.
[[nodiscard]] Debtor customerOf(const PaymentId &payment);

} // namespace tilldesk::debtors
