#pragma once

#include "core/debtors/debtor_port.h"
#include "core/debtors/simulation_service.h"
#include "core/debtors/web_files.h"
#include "core/http/router.h"
#include "core/merchants/directory.h"
#include "core/payments/payment_links.h"
#include "core/payments/payment_port.h"

namespace tilldesk::debtors {

/// Dependencies of the phone page's routes. All references must outlive the router.
struct PhoneRouteNeeds {
    DebtorPort &debtors;
    payments::PaymentPort &payments;
    const PublishedSimulation &simulation;
    const merchants::PublishedDirectory &directory;
    const payments::PublicAddress &address;
    const Clock &clock;
    std::shared_ptr<const WebFiles> files;
};

/// Adds the simulated customer's app, also for phones on the same network.
/// - Payment QR codes lead to `GET /pay/2/{id}`. Its state is at `GET /pay/2/{id}/payment`; its
/// actions are `POST /pay/2/{id}/{action}`.
/// - Static QR codes lead to `GET /l/1/{profileId}/{posId}`. Its state is at `GET …/payment`.
/// - Transfer codes lead to `GET /t/1/{profileId}`. The page creates its payment with
/// `POST …/payment`.
///
/// The paths are case-insensitive, because QR codes may be in capitals.
///
/// Opening a page changes nothing; the page's script does. While the simulation is off, the pages
/// say so and all other paths are 404.
/// @source service.md#links
void addPhoneRoutes(http::Router &router, const PhoneRouteNeeds &needs);

} // namespace tilldesk::debtors
