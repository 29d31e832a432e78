#pragma once

#include "core/debtors/simulation_service.h"
#include "core/http/reply.h"
#include "core/payments/payment_links.h"

namespace tilldesk::debtors {

/// Who may drive the simulation: programs on this computer, while it is on. Thread-safe.
/// @source service.md#simulation
struct SimulationGate {
    const PublishedSimulation &simulation; ///< both outlive it
    const payments::PublicAddress &address;

    /// @return whether the request may go on; else it is answered: 404, or 403 when another site's
    /// page made a browser send it
    [[nodiscard]] bool admits(const http::RequestPtr &request, const http::Reply &reply) const;
};

} // namespace tilldesk::debtors
