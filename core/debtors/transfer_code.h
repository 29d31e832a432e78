#pragma once

#include "core/domain/payment.h"
#include "core/http/message.h"

namespace tilldesk::debtors {

/// Parses the query of a transfer code: `A` amount in cents, `D` description, `R` reference. Names
/// are case-insensitive, as codes may be written in one case. Unknown names are ignored.
/// Errors: `FieldRequired` (A); `FieldInvalid` (A, D, R) with the rule of the payment's field.
/// @source service.md#links
[[nodiscard]] Result<NewPayment> transferOf(const http::Request &request);

} // namespace tilldesk::debtors
