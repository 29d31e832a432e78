#pragma once

#include "core/domain/payment.h"

namespace tilldesk::ui {

/// A pair of colours with a meaning. The theme defines the colours.
enum class Tone { Green, Amber, Blue, Red, Grey };

/// The sign before the word of a pill.
enum class PillMark : quint8 {
    Dot,
    HalfDot, ///< the word is true only of a part
    Clock,   ///< the word was true when it was last known; the pill has a dashed frame
};

[[nodiscard]] Tone toneOf(PaymentStatus status);

} // namespace tilldesk::ui
