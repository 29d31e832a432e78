#pragma once

#include "core/desk/window_link.h"

#include <QHostAddress>
#include <QWebSocketServer>

namespace tilldesk::desk {

/// Accepts windows of other computers over TLS 1.3. Used on the thread of the gateways.
class WindowServer : public QObject
{
    Q_OBJECT

public:
    /// Bounds of the server.
    struct Options {
        QHostAddress address = QHostAddress::Any;
        quint16 port = 0;                              ///< 0: the system chooses a free port
        int maxWindows = 64;                           ///< over: closed
        std::chrono::milliseconds helloTimeout{5'000}; ///< from the connection to its Hello
        QByteArray certificatePem;
        QByteArray keyPem; ///< secret
    };

    /// @pre `changes` outlives this object
    WindowServer(Options options, Admission admission, Changes &changes, QObject *parent = nullptr);
    ~WindowServer() override; ///< closes all connections

    /// Returns the port. Errors: `FieldInvalid` (certificate, key); `Internal` with the system's
    /// reason.
    [[nodiscard]] Result<quint16> listen();
    [[nodiscard]] int windows() const { return int(m_links.size()); }
    /// The connections, also of windows that were not admitted yet.
    [[nodiscard]] const QList<WindowLink *> &links() const { return m_links; }
    /// Returns the SHA-256 of the certificate, in hex: what a window pins.
    [[nodiscard]] static QByteArray fingerprint(const QByteArray &certificatePem);

Q_SIGNALS:
    void linksChanged(); ///< a window has connected or disconnected
    /// A window was turned away because its program is too old. @param token  as the window says
    void tooOld(const QString &token);

private:
    void accept();

    const Options m_options;
    const Admission m_admission;
    Changes &m_changes;
    QWebSocketServer m_server;
    QList<WindowLink *> m_links;
};

} // namespace tilldesk::desk
