#include "core/remote/connector.h"

#include "core/wire/web_socket_channel.h"

#include <QCryptographicHash>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::remote {
namespace {

constexpr std::chrono::milliseconds kPatience{3'000};
constexpr std::chrono::milliseconds kAttemptLimit{10'000};

} // namespace

Connector::Connector(Line &line, const Clock &clock, QObject *parent)
    : Joining(parent),
      m_line(line),
      m_clock(clock)
{
    m_pause.setSingleShot(true);
    m_limit.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Connector::attempt);
    connect(&m_limit, &QTimer::timeout, this, &Connector::onLost);
    connect(&line, &Line::isOpenChanged, this, [this](bool isOpen) {
        if (!isOpen)
            return onLost();
        m_attempts = 0;
        m_lostAt.reset();
        m_limit.stop();
        m_pause.stop(); // the loss of an earlier connection has started the pause
        setState(State::Connected);
    });
    connect(&line, &Line::refused, this,
            [this](const Error &error, const std::optional<Revocation> &revocation) {
                m_limit.stop();
                m_revocation = revocation;
                setState(State::Refused, error);
            });
    connect(&line, &Line::asked, this, [this](const wire::Asked &asked) {
        m_limit.stop(); // people decide, and they take their time
        m_isAsking = true;
        m_askedUntil = asked.until;
        setState(State::Connecting);
    });
    connect(&line, &Line::paired, this, [this](const QString &token) {
        m_service.token = token;
        m_code.clear();
        m_before = {};
        Q_EMIT paired();
    });
}

std::chrono::seconds Connector::pauseAfter(int attempts)
{
    return std::chrono::seconds(attempts < 5 ? 1 << (attempts - 1) : 15);
}

std::chrono::milliseconds Connector::pause() const
{
    return m_state == State::Waiting ? m_pause.intervalAsDuration() : std::chrono::milliseconds(0);
}

std::chrono::milliseconds Connector::nextAttempt() const
{
    return std::chrono::milliseconds(std::max(0, m_pause.remainingTime()));
}

QString Connector::server() const
{
    const bool isIpv6 = m_service.host.contains(u':');
    return (isIpv6 ? u"[%1]:%2"_s : u"%1:%2"_s).arg(m_service.host).arg(m_service.port);
}

void Connector::start(const Service &service)
{
    m_before = {};
    begin(service, {});
}

void Connector::join(const TillLink &link, const QString &name)
{
    if (m_code.isEmpty()) { // not a second try
        m_before = m_service;
        m_nameBefore = m_name;
    }
    m_name = name;
    begin({link.host, link.port, link.fingerprint, {}}, link.code);
}

void Connector::stopJoining()
{
    if (m_code.isEmpty())
        return;
    m_name = std::exchange(m_nameBefore, {});
    const Service before = std::exchange(m_before, {});
    if (!before.token.isEmpty())
        return start(before);
    m_service = before;
    m_code.clear();
    m_pause.stop();
    m_limit.stop();
    dropSocket();
    setState(State::Waiting);
    m_line.close();
}

void Connector::begin(const Service &service, const QString &code)
{
    m_service = service;
    m_code = code;
    m_attempts = 0;
    m_lostAt.reset();
    m_pause.stop();
    dropSocket();
    attempt();
}

void Connector::dropSocket()
{
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket.release()->deleteLater(); // may be in a signal of the socket
}

void Connector::tryNow()
{
    if (m_state != State::Waiting)
        return;
    m_pause.stop();
    attempt();
}

void Connector::attempt()
{
    m_isAsking = false;
    setState(State::Connecting);
    m_limit.start(kAttemptLimit);
    m_socket = std::make_unique<QWebSocket>();
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setProtocol(QSsl::TlsV1_3OrLater);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone); // onConnected() compares the fingerprint
    m_socket->setSslConfiguration(tls);
    connect(m_socket.get(), &QWebSocket::connected, this, &Connector::onConnected);
    connect(m_socket.get(), &QWebSocket::disconnected, this, &Connector::onLost);
    QUrl address;
    address.setScheme(u"wss"_s);
    address.setHost(m_service.host);
    address.setPort(m_service.port);
    m_socket->open(address);
}

/// Nothing secret has been sent yet: the token follows only if the certificate is the pinned one.
void Connector::onConnected()
{
    const QByteArray fingerprint =
        m_socket->sslConfiguration().peerCertificate().digest(QCryptographicHash::Sha256);
    if (fingerprint.toHex() != m_service.fingerprint) {
        setState(State::Wrong,
                 {ErrorCode::Unauthorized, u"the certificate of the service is another one"_s,
                  u"fingerprint"_s});
        m_socket->abort();
        return;
    }
    m_socket->disconnect(this);
    auto channel =
        std::make_unique<wire::WebSocketChannel>(std::move(m_socket), wire::kMaxAnswerBytes);
    channel->watch(kPatience);
    connect(channel.get(), &wire::Channel::closed, this, &Connector::onLost);
    wire::Hello hello;
    hello.token = m_service.token;
    hello.code = m_code;
    hello.name = m_name;
    m_line.open(std::move(channel), hello);
}

void Connector::onLost()
{
    m_limit.stop();
    if (m_state != State::Connecting && m_state != State::Connected)
        return;
    if (m_state == State::Connected)
        m_lostAt = m_clock.now();
    m_pause.start(pauseAfter(++m_attempts));
    dropSocket();
    setState(State::Waiting);
}

void Connector::setState(State state, const Error &problem)
{
    m_state = state;
    m_problem = problem;
    Q_EMIT changed();
}

} // namespace tilldesk::remote
