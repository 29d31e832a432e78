#pragma once

#include "core/domain/payment.h"
#include "core/domain/profile.h"

namespace tilldesk::callbacks {

/// What a callback says about a payment, as it stands. The `specified` form always has a `debtor`,
/// with an empty iban while none is known; the `extended` form then leaves it out.
/// @source service.md#callbacks
[[nodiscard]] QByteArray callbackBody(const Payment &payment, CallbackHeader form);

} // namespace tilldesk::callbacks
