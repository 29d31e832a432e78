#pragma once

#include "core/domain/refund.h"
#include "core/http/message.h"

namespace tilldesk::refunds {

/// Parses and checks a request for a refund: path, header and body, in this order.
/// Errors: `BodyMissing`, `FieldRequired`, `FieldInvalid`.
/// @source service.md#create-refund
[[nodiscard]] Result<NewRefund> parseNewRefund(const http::Request &request);

/// Checks and normalises a refund entered in a window: amount and description. Errors:
/// `FieldInvalid`.
[[nodiscard]] Result<NewRefund> checkedNewRefund(NewRefund wanted);

/// Reads the ids in a request's path. Errors: `FieldInvalid` unless each id has 24 characters.
/// @source service.md#ids
[[nodiscard]] Result<PaymentId> paymentIdOf(const http::Request &request);
[[nodiscard]] Result<RefundId> refundIdOf(const http::Request &request);

} // namespace tilldesk::refunds
