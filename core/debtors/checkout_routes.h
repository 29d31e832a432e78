#pragma once

#include "core/debtors/web_files.h"
#include "core/http/router.h"
#include "core/merchants/directory.h"
#include "core/payments/payment_links.h"
#include "core/payments/payment_port.h"

namespace tilldesk::debtors {

/// Dependencies of the checkout page's routes. All references must outlive the router.
struct CheckoutRouteNeeds {
    payments::PaymentPort &payments;
    const merchants::PublishedDirectory &directory;
    const payments::PublicAddress &address;
    const Clock &clock;
    std::shared_ptr<const WebFiles> files;
};

/// Adds the checkout page for customers of a web shop: `GET /checkout/{id}` shows the amount and
/// the progress; `GET /checkout/{id}/status` returns the state. Also adds `GET /web/{file}` for the
/// pages' files. A payment without a `returnUrl` has no checkout page: 404.
/// @source service.md#create
void addCheckoutRoutes(http::Router &router, const CheckoutRouteNeeds &needs);

} // namespace tilldesk::debtors
