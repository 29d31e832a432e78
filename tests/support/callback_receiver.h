#pragma once

#include "core/http/tls_identity.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QQueue>
#include <QTcpServer>
#include <memory>

namespace tilldesk::test {

/// A shop's server on this computer, that does with each request what it is told. Lives on the
/// test's thread, so it works while the test waits in an event loop. It shares no code with what
/// sends.
class CallbackReceiver final : public QObject
{
public:
    struct Request {
        QByteArray method;
        QByteArray target;
        QList<std::pair<QByteArray, QByteArray>> headers;
        QByteArray body;

        /// @return the values of all headers of that name, in any case
        [[nodiscard]] QList<QByteArray> values(const QByteArray &name) const;
        [[nodiscard]] QByteArray value(const QByteArray &name) const
        {
            return values(name).value(0);
        }
        /// @return the members of the JOSE header of `Signature`
        [[nodiscard]] QJsonObject jose() const;
    };
    /// What it does with a request.
    struct Reaction {
        QByteArray bytes;     ///< what is sent
        bool closes = false;  ///< afterwards
        bool dripsOn = false; ///< sends a byte now and then for ever
    };
    [[nodiscard]] static Reaction status(int status, const QByteArray &body = {},
                                         const QByteArray &headers = {});

    /// @param tls  none: plain HTTP
    explicit CallbackReceiver(const std::optional<http::TlsIdentity> &tls = {});

    /// What it does from now on; at first status(200). @param reactions  the last one stays
    void react(const QList<Reaction> &reactions);
    void react(const Reaction &reaction) { react(QList{reaction}); }
    /// Leaves requests unanswered until release().
    void hold() { m_isHolding = true; }
    void release();

    [[nodiscard]] const QList<Request> &requests() const { return m_requests; }
    [[nodiscard]] int count() const { return int(m_requests.size()); }
    [[nodiscard]] int held() const { return int(m_held.size()); }
    [[nodiscard]] int connections() const { return m_connections; } ///< that were made
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
    QList<Request> m_requests;
    QHash<QTcpSocket *, QByteArray> m_buffers;
    QList<QTcpSocket *> m_held;
    std::unique_ptr<QTcpServer> m_server; ///< goes first: its sockets tell that they close
};

/// A certificate authority for tests, and what a server of `name` shows under it.
struct TestAuthority {
    TestAuthority();
    [[nodiscard]] http::TlsIdentity identity(const QString &name) const;

    QByteArray certificatePem;
    QByteArray privateKeyPem;
};

} // namespace tilldesk::test
