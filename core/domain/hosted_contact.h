#pragma once

#include "core/base/id.h"
#include "core/base/timestamp.h"

#include <chrono>
#include <optional>

namespace tilldesk {

/// People are warned above this skew between this computer's clock and the provider's.
/// @source service.md#hosted-health
inline constexpr std::chrono::seconds kSkewToWarn(5);

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
    /// Payments that a long search at the provider has read so far; 0: no such search runs.
    qint64 found = 0;
    Timestamp foundUpTo = {}; ///< all payments up to then were read; only if `found` is not 0

    friend bool operator==(const HostedContact &, const HostedContact &) = default;
};

} // namespace tilldesk
