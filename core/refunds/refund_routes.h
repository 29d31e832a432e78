#pragma once

#include "core/http/router.h"
#include "core/keys/response_signer.h"
#include "core/merchants/authenticator.h"
#include "core/refunds/refund_port.h"

namespace tilldesk::refunds {

/// What the refund operations need. All references outlive the router.
struct RefundRouteNeeds {
    RefundPort &refunds;
    const merchants::Authenticator &authenticator;
    const merchants::PublishedDirectory &directory;
    const keys::ResponseSigner &signer;
};

/// Adds the two refund operations. Their answers are signed; those that tell an error by the hook
/// of the payments' paths, which theirs are among.
/// @source service.md#refunds
void addRefundRoutes(http::Router &router, const RefundRouteNeeds &needs);

} // namespace tilldesk::refunds
