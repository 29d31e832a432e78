#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// How much a window knows of the payments now.
struct Knowledge {
    Timestamp now;
    bool isCutOff = false; ///< the window has lost its service: it knows what was
};

[[nodiscard]] Knowledge knowledgeOf(const Gateways &gateways);

/// Returns a payment as of now: expired if its deadline has passed. In a window that has lost its
/// service, returns the payment as it was last known, because the customer may have paid it since.
[[nodiscard]] Payment asKnown(const Payment &payment, const Knowledge &knowledge);

/// Returns the time of the last word from a lost service, for example `14:01:58`; empty if the
/// window is connected, or never was.
[[nodiscard]] QString lastWordTime(const Gateways &gateways);

} // namespace tilldesk::ui
