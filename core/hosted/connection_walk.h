#pragma once

#include "core/domain/connection_check.h"
#include "core/hosted/client.h"

#include <mutex>

namespace tilldesk::hosted {

/// A check of a connection: walks the steps one after the other, on the threads of a Client. A step
/// that needs a failed one is not tried. Each step sends one request at most, with the client's
/// time-out; name, encryption and clock share one. Thread-safe.
/// @source service.md#connection-check
class ConnectionWalk : public std::enable_shared_from_this<ConnectionWalk>
{
public:
    /// Called after each change of the report, on the client's thread or within stop(); never at
    /// once on two threads. The last report is over.
    using Told = std::function<void(const ConnectionReport &)>;

    struct Needs {
        Client &client;              ///< must outlive the walk
        const Clock &clock;          ///< wall clock; must outlive the walk
        const MonotonicClock &timer; ///< measures the steps; must outlive the walk
    };

    /// Starts a check.
    [[nodiscard]] static std::shared_ptr<ConnectionWalk> start(const Needs &needs, Access access,
                                                               Told told);
    ConnectionWalk(const Needs &needs, Access access, Told told);

    /// Ends the check: the steps left are not tried, and a response to come is ignored.
    void stop();

private:
    /// Returns a callback that passes the reply to `take`, unless the check is over.
    template <typename T>
    [[nodiscard]] Client::Done<T> then(void (ConnectionWalk::*take)(const Reply<T> &));

    void run(CheckStep step);
    void end(const CheckedStep &done);
    void next(CheckStep after);
    void finish();
    void tell();
    [[nodiscard]] bool needsFailed(CheckStep step) const;
    /// Returns why a step cannot be tried with this access; None: it can.
    [[nodiscard]] CheckFinding lacking(CheckStep step) const;
    /// Returns the running step as it ends with `reply`.
    [[nodiscard]] CheckedStep ended(CheckStep step, const ReplyEnd &reply, CheckState state,
                                    CheckFinding finding) const;
    /// Returns a step whose response is none of those that the step can have.
    [[nodiscard]] CheckedStep troubled(CheckStep step, const ReplyEnd &reply) const;

    void send(CheckStep step);
    void tookReach(const Reply<Nothing> &reply);
    void tookKeys(const Reply<merchants::KeySetPtr> &reply);
    void tookPayment(const Reply<HostedPayment> &reply);
    void tookRefund(const Reply<HostedRefund> &reply);
    void tookNewRefund(const Reply<HostedRefund> &reply);
    void tookPayouts(const Reply<HostedPage<HostedPayout>> &reply);

    const Needs m_needs;
    const Access m_access;
    const Told m_told;
    const PaymentId m_unknown;    ///< of no payment
    std::recursive_mutex m_mutex; ///< guards the rest; held while m_told runs
    ConnectionReport m_report;
    std::chrono::milliseconds m_startedAt;
    std::chrono::milliseconds m_stepAt;
};

} // namespace tilldesk::hosted
