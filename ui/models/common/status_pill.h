#pragma once

#include "ui/models/common/knowledge.h"
#include "ui/models/common/tone.h"

namespace tilldesk::ui {

/// The pill that shows the state of a payment.
struct StatusPill {
    QString word;
    QString hint; ///< the name of the status in the interface, and how much is refunded
    Tone tone = Tone::Grey;
    PillMark mark = PillMark::Dot; ///< HalfDot: a part is refunded
};

/// Returns the pill of a payment. A paid payment of which a part is refunded has a pill of its own,
/// although its status stays SUCCEEDED. In a window that has lost its service, a payment that has
/// not ended has the pill of what was last known: `Was pending`.
[[nodiscard]] StatusPill pillOf(const Payment &payment, const Knowledge &knowledge);

} // namespace tilldesk::ui
