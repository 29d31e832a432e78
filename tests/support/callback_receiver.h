#pragma once

#include "core/http/tls_identity.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QQueue>
#include <QTcpServer>
#include <functional>
#include <memory>

namespace tilldesk::test {

/// A shop's web server on this computer, with scripted reactions to requests. Lives on the test's
/// thread and runs in the test's event loop. Shares no code with the callback sender.
class CallbackReceiver final : public QObject
{
public:
    struct Request {
        QByteArray method;
        QByteArray target;
        QList<std::pair<QByteArray, QByteArray>> headers;
        QByteArray body;

        /// Returns the values of all headers named `name`, ignoring case.
        [[nodiscard]] QList<QByteArray> values(const QByteArray &name) const;
        [[nodiscard]] QByteArray value(const QByteArray &name) const
        {
            return values(name).value(0);
        }
        /// Returns the JOSE header of `Signature`.
        [[nodiscard]] QJsonObject jose() const;
    };
    /// How the server reacts to a request.
    struct Reaction {
        QByteArray bytes;     ///< bytes to send
        bool closes = false;  ///< closes the connection after `bytes`
        bool dripsOn = false; ///< then sends one byte every 10 ms without end
    };
    [[nodiscard]] static Reaction status(int status, const QByteArray &body = {},
                                         const QByteArray &headers = {});

    /// @param tls  empty: plain HTTP
    explicit CallbackReceiver(const std::optional<http::TlsIdentity> &tls = {});

    /// Sets the reactions to the next requests; initially status(200).
    /// @param reactions  one for each request; the last one repeats
    void react(const QList<Reaction> &reactions);
    void react(const Reaction &reaction) { react(QList{reaction}); }
    /// Makes each reaction from its request, instead of react().
    void reactBy(std::function<Reaction(const Request &)> make) { m_make = std::move(make); }
    /// Leaves requests unanswered until release().
    void hold() { m_isHolding = true; }
    void release();

    [[nodiscard]] const QList<Request> &requests() const { return m_requests; }
    [[nodiscard]] int count() const { return int(m_requests.size()); }
    [[nodiscard]] int held() const { return int(m_held.size()); }
    [[nodiscard]] int connections() const { return m_connections; } ///< accepted so far
    [[nodiscard]] QString url(const QString &host = QStringLiteral("127.0.0.1"),
                              const QString &path = QStringLiteral("/callback")) const;

private:
    void take(QTcpSocket *socket);
    void read(QTcpSocket *socket);
    void reactTo(QTcpSocket *socket);

    bool m_isTls;
    bool m_isHolding = false;
    int m_connections = 0;
    QQueue<Reaction> m_reactions;
    std::function<Reaction(const Request &)> m_make; ///< empty: m_reactions
    QList<Request> m_requests;
    QHash<QTcpSocket *, QByteArray> m_buffers;
    QList<QTcpSocket *> m_held;
    /// Destroyed first: the slots of its sockets use the other members.
    std::unique_ptr<QTcpServer> m_server;
};

/// A certificate authority for tests. identity() issues a server certificate for `name`.
struct TestAuthority {
    TestAuthority();
    [[nodiscard]] http::TlsIdentity identity(const QString &name) const;

    QByteArray certificatePem;
    QByteArray privateKeyPem;
};

} // namespace tilldesk::test
