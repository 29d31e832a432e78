#pragma once

#include "core/base/id.h"
#include "core/base/timestamp.h"

namespace tilldesk::gateway {

/// Returns an id for a payment that a window is about to ask for. The window can ask afterwards, by
/// this id, what has become of the request. @source service.md#ids
[[nodiscard]] PaymentId newPaymentId(Timestamp now);

} // namespace tilldesk::gateway
