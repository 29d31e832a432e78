#pragma once

#include "core/base/id.h"
#include "core/base/timestamp.h"

namespace tilldesk::gateway {

/// Returns an id for a payment that a window is about to request. With this id the window can look
/// up the outcome of its request later. @source service.md#ids
[[nodiscard]] PaymentId newPaymentId(Timestamp now);

} // namespace tilldesk::gateway
