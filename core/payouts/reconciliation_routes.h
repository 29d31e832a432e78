#pragma once

#include "core/http/router.h"
#include "core/keys/response_signer.h"
#include "core/merchants/authenticator.h"
#include "core/payouts/payout_port.h"

namespace tilldesk::payouts {

/// What reconciliation needs. All references outlive the router.
struct ReconciliationRouteNeeds {
    PayoutPort &payouts;
    const merchants::Authenticator &authenticator;
    const merchants::PublishedDirectory &directory;
    const Clock &clock;
    const keys::ResponseSigner &signer;
};

/// Adds the three lists, each under both of its paths. They show what is of the merchant whose
/// profile signs. All answers of their paths are signed, the router's and the listener's too.
/// @source service.md#reconciliation
void addReconciliationRoutes(http::Router &router, const ReconciliationRouteNeeds &needs);

} // namespace tilldesk::payouts
