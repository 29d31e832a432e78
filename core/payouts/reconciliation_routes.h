#pragma once

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

} // namespace tilldesk::payouts
