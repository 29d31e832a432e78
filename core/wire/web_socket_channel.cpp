#include "core/wire/web_socket_channel.h"

#include <QHostAddress>

namespace tilldesk::wire {
namespace {

constexpr std::chrono::milliseconds kBeat{1'000};

} // namespace

WebSocketChannel::WebSocketChannel(std::unique_ptr<QWebSocket> socket, quint64 longest)
    : m_socket(std::move(socket))
{
    m_socket->setMaxAllowedIncomingFrameSize(longest);
    m_socket->setMaxAllowedIncomingMessageSize(longest);
    connect(m_socket.get(), &QWebSocket::binaryMessageReceived, this, [this](const auto &bytes) {
        m_silence = {};
        Q_EMIT received(bytes);
    });
    connect(m_socket.get(), &QWebSocket::pong, this, [this] { m_silence = {}; });
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &WebSocketChannel::close);
    connect(m_socket.get(), &QWebSocket::disconnected, this, [this] {
        m_beat.stop();
        Q_EMIT closed();
    });
    m_beat.setInterval(kBeat);
    connect(&m_beat, &QTimer::timeout, this, &WebSocketChannel::ask);
}

WebSocketChannel::~WebSocketChannel()
{
    m_socket->disconnect(this);
}

void WebSocketChannel::send(const QByteArray &message)
{
    if (m_socket->isValid())
        m_socket->sendBinaryMessage(message);
}

void WebSocketChannel::close()
{
    m_socket->close();
}

QString WebSocketChannel::peer() const
{
    const QHostAddress address = m_socket->peerAddress();
    bool isIpv4 = false;
    const QHostAddress ipv4(address.toIPv4Address(&isIpv4)); // a dual-stack server sees ::ffff:…
    return (isIpv4 ? ipv4 : address).toString();
}

void WebSocketChannel::watch(std::chrono::milliseconds patience)
{
    m_patience = patience;
    m_silence = {};
    m_beat.start();
}

void WebSocketChannel::ask()
{
    m_silence += kBeat;
    if (m_silence >= m_patience)
        return m_socket->abort(); // a close handshake would wait for the side that is silent
    m_socket->ping();
}

} // namespace tilldesk::wire
