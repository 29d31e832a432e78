#pragma once

#include "app/control.h"
#include "app/core_signals.h"
#include "app/till_door.h"

#include <optional>
#include <thread>

namespace tilldesk::app {

/// The command `serve`: serves until a stop signal arrives or this process is no longer the only
/// one that can write to the database. If another service leads on a PostgreSQL database, this one
/// is a standby until the other has gone. Used on the main thread.
class Serving
{
public:
    /// @pre both references outlive this object, and the core was not started
    Serving(Assembly &assembly, const storage::DataDirectory &directory);
    ~Serving();
    Serving(const Serving &) = delete;
    Serving &operator=(const Serving &) = delete;

    /// Runs the event loop. @param kid  see keys::NewKeys; empty: any
    [[nodiscard]] CommandResult run(const QString &kid);

private:
    [[nodiscard]] Result<void> start();
    [[nodiscard]] Result<void> follow();
    [[nodiscard]] Result<void> lead();
    [[nodiscard]] Result<void> listen();
    [[nodiscard]] Result<void> openDoor();
    void waitForLead();
    void end(const QString &reason);
    void stop();

    Assembly &m_assembly;
    const storage::DataDirectory &m_directory;
    QString m_kid;
    EndpointState m_endpoint;
    QString m_lost; ///< why serving ended; empty: a stop signal
    std::optional<CoreSignals> m_signals;
    std::optional<TillDoor> m_door;
    std::optional<ControlServer> m_control;
    std::thread m_waiting; ///< for the lead
    QObject m_context;     ///< receives calls for the main thread
};

} // namespace tilldesk::app
