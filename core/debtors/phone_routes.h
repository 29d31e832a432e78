#pragma once

#include "core/debtors/debtor_port.h"
#include "core/debtors/simulation_service.h"
#include "core/debtors/web_files.h"
#include "core/http/router.h"
#include "core/merchants/directory.h"
#include "core/payments/payment_links.h"
#include "core/payments/payment_port.h"

namespace tilldesk::debtors {

/// What the phone page's routes need. All references outlive the router.
struct PhoneRouteNeeds {
    DebtorPort &debtors;
    payments::PaymentPort &payments;
    const PublishedSimulation &simulation;
    const merchants::PublishedDirectory &directory;
    const payments::PublicAddress &address;
    const Clock &clock;
    std::shared_ptr<const WebFiles> files;
};

/// Adds the simulated customer's app, for phones on the same network as well: `GET /pay/2/{id}`,
/// where QR codes lead, with its state at `/pay/2/{id}/payment` and its actions at
/// `POST /pay/2/{id}/{action}`; and `GET /l/1/{profileId}/{posId}`, where static QR codes lead,
/// with its state at `…/payment`; and `GET /t/1/{profileId}`, where transfer codes lead, which
/// makes its payment at `POST …/payment`. All in any case, because QR codes may carry capitals.
///
/// Opening a page changes nothing, its script does. While the simulation is off the pages say so
/// and everything else is 404. @source service.md#links
void addPhoneRoutes(http::Router &router, const PhoneRouteNeeds &needs);

} // namespace tilldesk::debtors
