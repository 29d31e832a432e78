#pragma once

#include "core/base/clock.h"
#include "core/domain/callback.h"

#include <optional>
#include <string_view>

namespace tilldesk {

/// The state of the simulation: its switch, its clock and its faults.
struct SimulationState {
    bool isOn = false;
    bool isProduction = false; ///< production database: the simulation can never be switched on
    ClockSetting clock = {};
    CallbackFault callbackFault = CallbackFault::None; ///< fault of callbacks created from now on
    bool refundsFail = false;                          ///< refunds processed from now on fail
    bool payoutsFail = false;                          ///< payouts made from now on fail

    friend bool operator==(const SimulationState &, const SimulationState &) = default;
};

/// An action of a simulated customer, or the customer's bank, on a payment.
enum class CustomerAction : quint8 {
    Identify,  ///< scans the QR code
    Confirm,   ///< confirms; the bank agrees, and the payment settles at once
    Authorize, ///< confirms; the bank agrees, but the payment stays AUTHORIZED
    Settle,    ///< settles an authorized payment
    Refuse,    ///< confirms; the bank refuses
    Cancel,    ///< cancels
    Fail,      ///< a technical failure on the way
};

/// Returns the action; empty unless `name` is exactly its name in paths: `identify`, `confirm`,
/// `authorize`, `settle`, `refuse`, `cancel` or `fail`.
[[nodiscard]] std::optional<CustomerAction> customerActionFrom(std::string_view name);

} // namespace tilldesk
