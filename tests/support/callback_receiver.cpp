#include "tests/support/callback_receiver.h"

#include "core/crypto/authority.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

std::unique_ptr<QTcpServer> serverFor(const std::optional<http::TlsIdentity> &tls)
{
    if (!tls)
        return std::make_unique<QTcpServer>();
    auto configuration = QSslConfiguration::defaultConfiguration();
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    configuration.setLocalCertificateChain(QSslCertificate::fromData(tls->certificateChainPem));
    configuration.setPrivateKey(QSslKey(tls->privateKeyPem, QSsl::Ec));
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(configuration);
    return server;
}

CallbackReceiver::Request requestIn(const QByteArray &head)
{
    CallbackReceiver::Request request;
    const auto lines = head.split('\n');
    const auto start = lines.first().trimmed().split(' ');
    request.method = start.value(0);
    request.target = start.value(1);
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        request.headers.append({line.first(colon), line.sliced(colon + 1).trimmed()});
    }
    return request;
}

} // namespace

QList<QByteArray> CallbackReceiver::Request::values(const QByteArray &name) const
{
    QList<QByteArray> values;
    for (const auto &[header, value] : headers) {
        if (header.compare(name, Qt::CaseInsensitive) == 0)
            values << value;
    }
    return values;
}

QJsonObject CallbackReceiver::Request::jose() const
{
    const QByteArray part = value("Signature").split('.').value(0);
    return QJsonDocument::fromJson(QByteArray::fromBase64(part, QByteArray::Base64UrlEncoding))
        .object();
}

CallbackReceiver::Reaction CallbackReceiver::status(int status, const QByteArray &body,
                                                    const QByteArray &headers)
{
    return {.bytes = "HTTP/1.1 " + QByteArray::number(status) + " Whatever\r\nContent-Length: "
                + QByteArray::number(body.size()) + "\r\n" + headers + "\r\n" + body};
}

CallbackReceiver::CallbackReceiver(const std::optional<http::TlsIdentity> &tls)
    : m_isTls(tls.has_value()),
      m_server(serverFor(tls))
{
    react(status(200));
    connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, [this] {
        while (QTcpSocket *socket = m_server->nextPendingConnection())
            take(socket);
    });
    if (!m_server->listen(QHostAddress::LocalHost))
        qFatal("no port to listen on");
}

void CallbackReceiver::react(const QList<Reaction> &reactions)
{
    m_make = {};
    m_reactions.clear();
    m_reactions.append(reactions);
}

void CallbackReceiver::release()
{
    m_isHolding = false;
    for (QTcpSocket *socket : std::exchange(m_held, {}))
        reactTo(socket);
}

QString CallbackReceiver::url(const QString &host, const QString &path) const
{
    return u"%1://%2:%3%4"_s.arg(m_isTls ? u"https"_s : u"http"_s, host,
                                 QString::number(m_server->serverPort()), path);
}

void CallbackReceiver::take(QTcpSocket *socket)
{
    ++m_connections;
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_held.removeAll(socket);
        m_buffers.remove(socket);
        socket->deleteLater();
    });
    read(socket);
}

void CallbackReceiver::read(QTcpSocket *socket)
{
    QByteArray &buffer = m_buffers[socket];
    buffer += socket->readAll();
    const qsizetype end = buffer.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    Request request = requestIn(buffer.first(end));
    const qsizetype size = request.value("Content-Length").toLongLong();
    if (buffer.size() < end + 4 + size)
        return;
    request.body = buffer.sliced(end + 4, size);
    buffer.remove(0, end + 4 + size);
    m_requests << request;
    if (m_isHolding)
        m_held << socket;
    else
        reactTo(socket);
}

void CallbackReceiver::reactTo(QTcpSocket *socket)
{
    const Reaction reaction = m_make ? m_make(m_requests.last())
        : m_reactions.size() > 1     ? m_reactions.dequeue()
                                     : m_reactions.first();
    socket->write(reaction.bytes);
    if (reaction.closes)
        socket->disconnectFromHost();
    if (!reaction.dripsOn)
        return;
    auto *drip = new QTimer(socket);
    drip->callOnTimeout(socket, [socket] { socket->write("x"); });
    drip->start(10ms);
}

TestAuthority::TestAuthority()
{
    const auto now =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto made = crypto::makeAuthority(u"Test"_s, now - 24h, now + 24h);
    certificatePem = made.certificatePem;
    privateKeyPem = made.privateKeyPem;
}

http::TlsIdentity TestAuthority::identity(const QString &name) const
{
    const auto now =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto issued = crypto::issueServerCertificate({certificatePem, privateKeyPem}, {name}, {},
                                                       now - 24h, now + 24h)
                            .value();
    return {issued.certificatePem, issued.privateKeyPem, certificatePem};
}

} // namespace tilldesk::test
