#pragma once

#include "core/debtors/simulation_gate.h"
#include "core/http/router.h"
#include "core/keys/response_signer.h"
#include "core/merchants/authenticator.h"
#include "core/payouts/payout_port.h"

namespace tilldesk::payouts {

/// Dependencies of the reconciliation operations. All references must outlive the router.
struct ReconciliationRouteNeeds {
    PayoutPort &payouts;
    const merchants::Authenticator &authenticator;
    const merchants::PublishedDirectory &directory;
    const Clock &clock;
    const keys::ResponseSigner &signer;
};

/// Adds the three lists, each under both of its paths. They show the data of the merchant whose
/// profile signs the request. Every response on their paths is signed, including those of the
/// router and of the listener.
/// @source service.md#reconciliation
void addReconciliationRoutes(http::Router &router, const ReconciliationRouteNeeds &needs);

/// Adds `POST /sim/payouts/run`: test software makes the payouts now, regardless of the closing
/// time. The response lists the payouts made. debtors::SimulationGate decides who may call it.
/// @pre all references outlive the router
void addPayoutRunRoute(http::Router &router, PayoutPort &payouts,
                       const debtors::SimulationGate &gate);

} // namespace tilldesk::payouts
