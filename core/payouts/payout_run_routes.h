#pragma once

#include "core/debtors/simulation_gate.h"
#include "core/http/router.h"
#include "core/payouts/payout_port.h"

namespace tilldesk::payouts {

/// Adds `POST /sim/payouts/run`, with which test software pays out now, whatever the hour. It
/// answers the payouts that were made. For whom: see debtors::SimulationGate.
/// @pre all references outlive the router
void addPayoutRunRoute(http::Router &router, PayoutPort &payouts,
                       const debtors::SimulationGate &gate);

} // namespace tilldesk::payouts
