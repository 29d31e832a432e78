#pragma once

#include "ui/models/common/tone.h"

namespace tilldesk::ui {

/// The pill that shows the state of a payment.
struct StatusPill {
    QString word;
    QString hint; ///< the name of the status in the interface, and how much is refunded
    Tone tone = Tone::Grey;
    bool isHalf = false; ///< the dot is half filled: a part is refunded
};

/// Returns the pill of a payment. A paid payment of which a part is refunded has a pill of its own,
/// although its status stays SUCCEEDED.
/// @param payment  as of now
[[nodiscard]] StatusPill pillOf(const Payment &payment);

} // namespace tilldesk::ui
