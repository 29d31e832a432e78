#pragma once

#include "core/base/id.h"

#include <chrono>
#include <optional>

namespace tilldesk {

/// What the requests of one profile to its provider have met since the program started.
/// @source service.md#hosted-health
struct HostedContact {
    ProfileId profileId;
    /// Time since the latest response, whatever it said.
    std::optional<std::chrono::milliseconds> answeredAgo = {};
    /// The latest request had no response: time since it ended.
    std::optional<std::chrono::milliseconds> failedAgo = {};
    int status = 0;                   ///< of the latest response; 0: none
    std::chrono::milliseconds took{}; ///< from the request to the latest response
    /// This computer's clock less the provider's; positive: this clock is ahead.
    std::optional<std::chrono::milliseconds> skew = {};
    int perMinute = 0; ///< requests in the last 60 seconds

    friend bool operator==(const HostedContact &, const HostedContact &) = default;
};

} // namespace tilldesk
