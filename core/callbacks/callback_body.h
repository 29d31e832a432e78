#pragma once

#include "core/domain/payment.h"
#include "core/domain/profile.h"

namespace tilldesk::callbacks {

/// Returns the JSON body of a callback: the payment in its present state. Without a known debtor,
/// the `specified` form has a `debtor` with an empty iban; the `extended` form has no `debtor`.
/// @source service.md#callbacks
[[nodiscard]] QByteArray callbackBody(const Payment &payment, CallbackHeader form);

} // namespace tilldesk::callbacks
