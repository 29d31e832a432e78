#pragma once

#include "app/window_gateways.h"
#include "core/desk/kept_files.h"
#include "core/desk/window_server.h"
#include "core/domain/till_access.h"
#include "core/tills/till_service.h"

#include <QPromise>
#include <map>

namespace tilldesk::app {

/// Accepts the windows of other computers, the tills: authenticates each till by its token, gives
/// each till its own gateways and session, and disconnects a revoked till at once. Used on the main
/// thread.
class TillDoor : public QObject
{
    Q_OBJECT

public:
    /// Time after a lost connection until the person at that till is signed out.
    static constexpr std::chrono::seconds kGrace{60};

    /// @pre all references outlive this object
    TillDoor(Assembly &assembly, CoreSignals &signals, const storage::DataDirectory &directory,
             QObject *parent = nullptr);
    ~TillDoor() override; ///< stops the assembly, whose threads use the gateways of the tills

    /// Opens the door if the setting `tills` is on; access() tells an error.
    void open();
    /// Stores the setting `tills` and opens or closes the door. Calls `done` on this thread.
    /// Errors: `Storage`, `Busy` (nothing has changed); `Internal` if the door cannot open: then
    /// the setting is stored, and access() tells the error.
    void setOn(bool isOn, const AuditActor &by, std::function<void(Result<void>)> done);
    [[nodiscard]] TillAccess access() const;
    /// Returns what a window's gateway of the tills needs. @pre `door` outlives it
    /// @param till  id of the window's till; empty: the window is on the service's computer
    [[nodiscard]] static runtime::LocalTills::Control control(TillDoor &door,
                                                              const QString &till = {});

Q_SIGNALS:
    void changed(); ///< access(), a till or the pairing has changed

private:
    /// The gateways of one till. Kept until the service stops: its threads may still use
    /// them after the till has gone.
    struct Room {
        Room(TillDoor &door, const Till &till);

        WindowGateways gateways;
        desk::KeptFilesOfWindow files;
        tills::TillProgram program;
        QTimer signOut; ///< runs while the till is not connected
    };

    /// A computer that has used the code and waits for the shop's answer.
    struct Asking {
        void refuse(const Error &error);

        TillId id; ///< of its request
        QString token;
        Timestamp until{};
        tills::TillProgram program;
        QPromise<desk::Admittance> promise; ///< cancelled: the computer has gone
    };

    [[nodiscard]] Result<void> listen();
    [[nodiscard]] TillAccess readAccess() const;
    /// Must be called after each change of what readAccess() reads. Emits changed() soon, once for
    /// all changes until then.
    void tellSoon();
    void close();
    [[nodiscard]] QFuture<desk::Admittance> admit(const desk::Applicant &applicant);
    void followAsking();
    void withdraw(const TillId &id);
    [[nodiscard]] desk::Admitted enter(const Till &till, const tills::TillProgram &program,
                                       const QString &token = {});
    [[nodiscard]] desk::WindowLink *linkOf(const QString &till) const;
    void onLinksChanged();
    void onTooOld(const QString &token);
    void followTills();
    void tellSeen(const QString &till, const tills::TillProgram &program);

    Assembly &m_assembly;
    CoreSignals &m_signals;
    const storage::DataDirectory &m_directory;
    desk::Changes m_changes;
    std::map<QString, std::unique_ptr<Room>> m_rooms; ///< by id of the till
    std::unique_ptr<desk::WindowServer> m_server;     ///< null: closed
    bool m_isOn;
    quint16 m_port = 0;
    QByteArray m_fingerprint;
    QString m_error;
    QList<TillId> m_tooOld; ///< turned away; see TillAccess
    QList<std::shared_ptr<Asking>> m_asking;
    QTimer m_askingTick; ///< runs while somebody asks
    QTimer m_minute;
    QTimer m_tell;
    mutable std::optional<TillAccess> m_access; ///< empty: it has changed
};

} // namespace tilldesk::app
