#pragma once

#include "core/base/clock.h"

namespace tilldesk {

/// Whether customers are simulated, and how the clock goes.
struct SimulationState {
    bool isOn = false;
    bool isProduction = false; ///< a production database: it can never be switched on
    ClockSetting clock;

    friend bool operator==(const SimulationState &, const SimulationState &) = default;
};

} // namespace tilldesk
