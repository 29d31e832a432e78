#pragma once

#include "core/hosted/access.h"

#include <QProcess>
#include <QTemporaryDir>
#include <atomic>

namespace tilldesk::app {

/// A service of this program with a new shop, in a process and a temporary folder of its own, to
/// compare another service with. It listens on this computer only.
class OwnService
{
public:
    /// Blocks until the service listens.
    /// @param isStopped  set by another thread: gives up
    /// Errors: `FileNotWritten` (the folder); `Internal` with the service's reason; `Cancelled`.
    [[nodiscard]] static Result<std::unique_ptr<OwnService>>
    start(const std::atomic<bool> &isStopped);
    ~OwnService(); ///< Stops the service and deletes its folder.
    OwnService(const OwnService &) = delete;
    OwnService &operator=(const OwnService &) = delete;

    /// Returns how to speak for its profile, which accepts refunds.
    [[nodiscard]] const hosted::Access &access() const { return m_access; }

private:
    OwnService();
    [[nodiscard]] Result<QByteArray> run(const QStringList &words,
                                         const std::atomic<bool> &isStopped);
    [[nodiscard]] Result<void> makeShop(const std::atomic<bool> &isStopped);
    [[nodiscard]] Result<void> serve(const std::atomic<bool> &isStopped);

    QTemporaryDir m_folder;
    QProcess m_service;
    hosted::Access m_access;
};

} // namespace tilldesk::app
