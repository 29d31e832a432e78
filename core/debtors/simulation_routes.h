#pragma once

#include "core/debtors/debtor_port.h"
#include "core/debtors/simulation_service.h"
#include "core/http/router.h"
#include "core/merchants/directory.h"
#include "core/payments/payment_links.h"

namespace tilldesk::debtors {

/// Dependencies of the simulation's routes. All references must outlive the router.
struct SimulationRouteNeeds {
    DebtorPort &debtors;
    const PublishedSimulation &simulation;
    const merchants::PublishedDirectory &directory;
    const payments::PublicAddress &address;
    const Clock &clock;     ///< service clock
    const Clock &realClock; ///< wall clock
};

/// Adds the routes with which test software controls customers, clock and faults:
/// `POST /sim/payments/{id}/{action}`, `GET` and `POST /sim/clock`, `/sim/callbacks`,
/// `/sim/refunds` and `/sim/payouts`.
/// They need no credentials, so they serve only programs on this computer. All other callers get
/// 404, and so does everyone while the simulation is off.
/// @source service.md#simulation
void addSimulationRoutes(http::Router &router, const SimulationRouteNeeds &needs);

} // namespace tilldesk::debtors
