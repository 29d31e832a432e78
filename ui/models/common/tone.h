#pragma once

#include "core/domain/payment.h"

namespace tilldesk::ui {

/// The colour pair that goes with a meaning; the theme says what it looks like.
enum class Tone { Green, Amber, Blue, Red, Grey };

[[nodiscard]] Tone toneOf(PaymentStatus status);

} // namespace tilldesk::ui
