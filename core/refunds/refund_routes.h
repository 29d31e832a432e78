#pragma once

#include "core/http/router.h"
#include "core/keys/response_signer.h"
#include "core/merchants/authenticator.h"
#include "core/refunds/refund_port.h"

namespace tilldesk::refunds {

/// Dependencies of the refund operations. All references must outlive the router.
struct RefundRouteNeeds {
    RefundPort &refunds;
    const merchants::Authenticator &authenticator;
    const merchants::PublishedDirectory &directory;
    const keys::ResponseSigner &signer;
};

/// Adds the two refund operations. Their responses are signed. Error responses are signed by the
/// hook of the payment paths, which the refund paths are part of.
/// @source service.md#refunds
void addRefundRoutes(http::Router &router, const RefundRouteNeeds &needs);

} // namespace tilldesk::refunds
