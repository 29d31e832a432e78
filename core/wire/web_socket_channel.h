#pragma once

#include "core/wire/channel.h"

#include <QTimer>
#include <QWebSocket>
#include <memory>

namespace tilldesk::wire {

/// A channel over a WebSocket; each message is one binary frame.
/// @source RFC 6455
class WebSocketChannel final : public Channel
{
    Q_OBJECT

public:
    /// @param socket  connected
    /// @param longest  bytes of a message that is accepted; a longer one closes the connection
    WebSocketChannel(std::unique_ptr<QWebSocket> socket, quint64 longest);
    ~WebSocketChannel() override;

    void send(const QByteArray &message) override;
    void close() override;
    [[nodiscard]] QString peer() const override;

    /// Asks for a sign of life each second, and closes if none arrives within `patience`.
    void watch(std::chrono::milliseconds patience);

private:
    void ask();

    std::unique_ptr<QWebSocket> m_socket;
    std::chrono::milliseconds m_patience{0};
    std::chrono::milliseconds m_silence{0}; ///< since the last sign of life
    QTimer m_beat;
};

} // namespace tilldesk::wire
