#pragma once

#include "core/domain/refund.h"

#include <string>

namespace tilldesk::refunds {

/// @source contract, section 2.10
[[nodiscard]] std::string refundJson(const Refund &refund);

} // namespace tilldesk::refunds
