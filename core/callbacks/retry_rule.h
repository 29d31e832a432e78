#pragma once

#include <QList>
#include <chrono>

namespace tilldesk::callbacks {

/// Delays between a failed attempt and its retry. Two settings.
/// @source service.md#callback-delivery
/// @source service.md#synchronous-callback
struct RetryRule {
    QList<std::chrono::seconds> delays{std::chrono::seconds(10), std::chrono::minutes(1),
                                       std::chrono::minutes(10)};
    /// Short, because the customer waits: 19 s in all, including three time-outs of 5 s.
    QList<std::chrono::seconds> synchronousDelays{std::chrono::seconds(1), std::chrono::seconds(3)};

    /// Returns the delays of ordinary or of synchronous callbacks.
    [[nodiscard]] const QList<std::chrono::seconds> &of(bool isSynchronous) const
    {
        return isSynchronous ? synchronousDelays : delays;
    }
    [[nodiscard]] int retries(bool isSynchronous) const { return int(of(isSynchronous).size()); }
    /// Returns the delay before the next retry.
    /// @param retriesLeft  1 to retries(), counting the retry to be scheduled
    [[nodiscard]] std::chrono::milliseconds delay(int retriesLeft, bool isSynchronous) const
    {
        return of(isSynchronous).at(retries(isSynchronous) - retriesLeft);
    }
};

} // namespace tilldesk::callbacks
