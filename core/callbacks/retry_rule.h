#pragma once

#include <QList>
#include <chrono>

namespace tilldesk::callbacks {

/// How long after a failed attempt the next one follows. A setting.
/// @source service.md#callback-delivery
struct RetryRule {
    QList<std::chrono::seconds> delays{std::chrono::seconds(10), std::chrono::minutes(1),
                                       std::chrono::minutes(10)};

    [[nodiscard]] int retries() const { return int(delays.size()); }
    /// @param retriesLeft  1 to retries(), before the retry that is planned
    [[nodiscard]] std::chrono::milliseconds delay(int retriesLeft) const
    {
        return delays.at(retries() - retriesLeft);
    }
};

} // namespace tilldesk::callbacks
