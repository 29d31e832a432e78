#pragma once

#include "core/base/clock.h"
#include "core/domain/callback.h"

namespace tilldesk {

/// Whether customers are simulated, and how the clock goes.
struct SimulationState {
    bool isOn = false;
    bool isProduction = false; ///< a production database: it can never be switched on
    ClockSetting clock = {};
    CallbackFault callbackFault = CallbackFault::None; ///< of callbacks that come about from now on
    bool refundsFail = false;                          ///< those that are processed from now on
    bool payoutsFail = false;                          ///< those that are made from now on

    friend bool operator==(const SimulationState &, const SimulationState &) = default;
};

} // namespace tilldesk
