#pragma once

#include "core/debtors/simulation_service.h"
#include "core/http/operation.h"
#include "core/payments/payment_links.h"

namespace tilldesk::debtors {

/// Admits requests that control the simulation: only from programs on this computer, and only while
/// it is on. Behind an open proxy, nobody: its callers look like such programs. Thread-safe.
/// @source service.md#simulation
struct SimulationGate {
    const PublishedSimulation &simulation; ///< both must outlive the gate
    const payments::PublicAddress &address;

    /// Returns whether the request may proceed. Otherwise answers it: 403 if a browser sent it on
    /// behalf of another site, else 404.
    [[nodiscard]] bool admits(const http::Operation &operation) const;
};

} // namespace tilldesk::debtors
