#pragma once

#include "core/base/clock.h"
#include "core/domain/callback.h"

namespace tilldesk {

/// Whether customers are simulated, and how the service clock runs.
struct SimulationState {
    bool isOn = false;
    bool isProduction = false; ///< production database: the simulation can never be switched on
    ClockSetting clock = {};
    CallbackFault callbackFault = CallbackFault::None; ///< fault of callbacks created from now on
    bool refundsFail = false;                          ///< refunds processed from now on fail
    bool payoutsFail = false;                          ///< payouts made from now on fail

    friend bool operator==(const SimulationState &, const SimulationState &) = default;
};

} // namespace tilldesk
