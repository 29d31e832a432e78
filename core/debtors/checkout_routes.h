#pragma once

#include "core/debtors/web_files.h"
#include "core/http/router.h"
#include "core/merchants/directory.h"
#include "core/payments/payment_links.h"
#include "core/payments/payment_port.h"

namespace tilldesk::debtors {

/// What the checkout page's routes need. All references outlive the router.
struct CheckoutRouteNeeds {
    payments::PaymentPort &payments;
    const merchants::PublishedDirectory &directory;
    const payments::PublicAddress &address;
    const Clock &clock;
    std::shared_ptr<const WebFiles> files;
};

/// Adds `GET /checkout/{id}`, where customers of a web shop see what to pay and how far it is, its
/// state at `GET /checkout/{id}/status`, and the pages' files at `GET /web/{file}`. A payment
/// without a `returnUrl` has no checkout page: 404. @source service.md#create
void addCheckoutRoutes(http::Router &router, const CheckoutRouteNeeds &needs);

} // namespace tilldesk::debtors
