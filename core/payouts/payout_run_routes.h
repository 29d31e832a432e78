#pragma once

#include "core/debtors/simulation_gate.h"
#include "core/http/router.h"
#include "core/payouts/payout_port.h"

namespace tilldesk::payouts {

/// Adds `POST /sim/payouts/run`: test software makes the payouts now, regardless of the closing
/// time. The response lists the payouts made. debtors::SimulationGate decides who may call it.
/// @pre all references outlive the router
void addPayoutRunRoute(http::Router &router, PayoutPort &payouts,
                       const debtors::SimulationGate &gate);

} // namespace tilldesk::payouts
