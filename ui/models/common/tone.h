#pragma once

#include "core/domain/payment.h"

namespace tilldesk::ui {

/// A pair of colours with a meaning. The theme defines the colours.
enum class Tone { Green, Amber, Blue, Red, Grey };

[[nodiscard]] Tone toneOf(PaymentStatus status);

} // namespace tilldesk::ui
