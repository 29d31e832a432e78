#include "core/desk/window_server.h"

#include "core/wire/web_socket_channel.h"

#include <QCryptographicHash>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace tilldesk::desk {

WindowServer::WindowServer(Options options, Admission admission, Changes &changes, QObject *parent)
    : QObject(parent),
      m_options(std::move(options)),
      m_admission(std::move(admission)),
      m_changes(changes),
      m_server(u"tilldesk"_s, QWebSocketServer::SecureMode)
{
    m_server.setMaxPendingConnections(m_options.maxWindows);
    m_server.setHandshakeTimeout(m_options.helloTimeout);
    connect(&m_server, &QWebSocketServer::newConnection, this, &WindowServer::accept);
}

WindowServer::~WindowServer()
{
    m_server.close();
    qDeleteAll(m_links);
}

Result<quint16> WindowServer::listen()
{
    const QSslCertificate certificate(m_options.certificatePem);
    const QSslKey key(m_options.keyPem, QSsl::Ec);
    if (certificate.isNull())
        return fail(ErrorCode::FieldInvalid, u"is no certificate"_s, u"certificate"_s);
    if (key.isNull())
        return fail(ErrorCode::FieldInvalid, u"is no EC private key"_s, u"key"_s);
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setProtocol(QSsl::TlsV1_3OrLater);
    tls.setLocalCertificate(certificate);
    tls.setPrivateKey(key);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone); // windows prove themselves by their tokens
    m_server.setSslConfiguration(tls);
    if (!m_server.listen(m_options.address, m_options.port))
        return fail(ErrorCode::Internal, m_server.errorString());
    return m_server.serverPort();
}

void WindowServer::accept()
{
    std::unique_ptr<QWebSocket> socket(m_server.nextPendingConnection());
    if (!socket || m_links.size() >= m_options.maxWindows)
        return;
    socket->setParent(nullptr); // the channel owns the socket
    auto channel =
        std::make_unique<wire::WebSocketChannel>(std::move(socket), wire::kMaxRequestBytes);
    auto *link = new WindowLink(std::move(channel), m_admission, m_changes, this);
    m_links.append(link);
    connect(link, &WindowLink::closed, this, [this, link] {
        m_links.removeOne(link);
        link->deleteLater();
        Q_EMIT linksChanged();
    });
    connect(link, &WindowLink::tooOld, this, &WindowServer::tooOld);
    QTimer::singleShot(m_options.helloTimeout, link, &WindowLink::closeUnlessAdmitted);
    Q_EMIT linksChanged();
}

QByteArray WindowServer::fingerprint(const QByteArray &certificatePem)
{
    return QSslCertificate(certificatePem).digest(QCryptographicHash::Sha256).toHex();
}

} // namespace tilldesk::desk
