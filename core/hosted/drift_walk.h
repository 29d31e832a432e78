#pragma once

#include "core/hosted/client.h"
#include "core/hosted/drift_probe.h"

namespace tilldesk::hosted {

/// A request of the script, and what its response shows.
struct Probed {
    HostedRequest request;
    Observation seen;
};

/// Sends the requests of driftScript() to one service, one after the other.
class DriftWalk : public std::enable_shared_from_this<DriftWalk>
{
public:
    /// One element for each probe of the script.
    using Ended = std::function<void(const QList<Probed> &)>;

    /// Starts the walk. Thread-safe. A 429 with a pause of at most kLongestPause is waited for, and
    /// the request sent again, three times at most.
    /// @param ended  called once, on the thread of the network, unless that stops first
    /// @pre what `needs` refers to outlives the walk
    static void start(const Client::Needs &needs, const Access &access, Ended ended);

    static constexpr std::chrono::seconds kLongestPause{10};

    DriftWalk(const Client::Needs &needs, const Access &access, Ended ended);

private:
    void next();
    void send();
    void took(const ReplyEnd &end, const QByteArray &body);
    [[nodiscard]] const DriftProbe &probe() const { return driftScript()[m_probed.size()]; }

    const Client::Needs m_needs;
    const Access m_access;
    const Ended m_ended;
    const std::shared_ptr<class ClientExchanges> m_exchanges;
    ProbeState m_state;
    HostedRequest m_request;
    int m_tries = 0; ///< of the present probe
    QList<Probed> m_probed;
};

} // namespace tilldesk::hosted
