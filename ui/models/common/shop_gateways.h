#pragma once

#include "core/gateway/hosted.h"
#include "core/gateway/tills.h"
#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// The service's interfaces for the main window: those of its views, and those that a single page
/// needs. All of them must outlive the window.
struct ShopGateways : Gateways {
    gateway::Tills &tills;
    gateway::Hosted &hosted;
};

} // namespace tilldesk::ui
