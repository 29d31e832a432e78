#pragma once

#include "core/domain/events.h"

#include <algorithm>

namespace tilldesk {

/// Returns whether a payment has succeeded.
[[nodiscard]] inline bool hasTaken(const Events &events)
{
    return std::ranges::any_of(events.payments, [](const PaymentChange &change) {
        return change.status == PaymentStatus::Succeeded;
    });
}

} // namespace tilldesk
