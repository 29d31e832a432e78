#pragma once

#include "core/debtors/debtor_port.h"
#include "core/debtors/simulation_service.h"
#include "core/http/router.h"
#include "core/merchants/directory.h"
#include "core/payments/payment_links.h"

namespace tilldesk::debtors {

/// What the simulation's routes need. All references outlive the router.
struct SimulationRouteNeeds {
    DebtorPort &debtors;
    const PublishedSimulation &simulation;
    const merchants::PublishedDirectory &directory;
    const payments::PublicAddress &address;
    const Clock &clock;     ///< the service's own
    const Clock &realClock; ///< under it
};

/// Adds what test software drives customers, the clock and what goes wrong with:
/// `POST /sim/payments/{id}/{action}`, `GET` and `POST /sim/clock`, `/sim/callbacks`,
/// `/sim/refunds` and `/sim/payouts`. They ask for no credentials, so they answer programs on this
/// computer only, and 404 to everybody else and while the simulation is off. @source
/// service.md#simulation
void addSimulationRoutes(http::Router &router, const SimulationRouteNeeds &needs);

} // namespace tilldesk::debtors
