#pragma once

#include "core/domain/refund.h"

#include <string>

namespace tilldesk::refunds {

/// @source service.md#refunds
[[nodiscard]] std::string refundJson(const Refund &refund);

} // namespace tilldesk::refunds
