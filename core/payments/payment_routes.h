#pragma once

#include "core/http/router.h"
#include "core/keys/response_signer.h"
#include "core/merchants/authenticator.h"
#include "core/payments/payment_links.h"
#include "core/payments/payment_port.h"

namespace tilldesk::payments {

/// Dependencies of the payment operations. All references must outlive the router.
struct PaymentRouteNeeds {
    PaymentPort &payments;
    const merchants::Authenticator &authenticator;
    const merchants::PublishedDirectory &directory;
    const PublicAddress &address;
    const Clock &clock;
    const keys::ResponseSigner &signer;
};

/// Adds the seven payment operations. Every error response on their paths is signed, including
/// those of the router and of the listener.
/// @source service.md#payments
void addPaymentRoutes(http::Router &router, const PaymentRouteNeeds &needs);

} // namespace tilldesk::payments
