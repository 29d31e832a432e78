#pragma once

#include "core/base/clock.h"
#include "core/gateway/joining.h"
#include "core/remote/line.h"

#include <QTimer>
#include <QWebSocket>

namespace tilldesk::remote {

/// A service on another computer, as a window stores it.
struct Service {
    QString host; ///< name or IP address, an IPv6 address without brackets
    quint16 port = 0;
    QByteArray fingerprint; ///< SHA-256 of the service's certificate, in hex
    QString token = {};     ///< secret of this till; empty: not paired yet

    friend bool operator==(const Service &, const Service &) = default;
};

/// Keeps a line connected: notices within three seconds that the service has gone, and tries again
/// after 1, 2, 4, 8, 15, then always 15 seconds. Used on the window's thread.
class Connector final : public gateway::Joining
{
    Q_OBJECT

public:
    /// @param clock  of lostAt(): that of the service as this window knows it, because the clock of
    /// this computer may be wrong
    /// @pre both references outlive this object
    Connector(Line &line, const Clock &clock, QObject *parent = nullptr);

    /// Connects to a service that this computer was paired with.
    void start(const Service &service);
    /// Returns the service with the token of this till.
    [[nodiscard]] const Service &service() const { return m_service; }
    /// Returns the name of this till, as join() got it.
    [[nodiscard]] const QString &name() const { return m_name; }
    /// Returns the pause after a number of failed attempts in a row, 1 or more.
    [[nodiscard]] static std::chrono::seconds pauseAfter(int attempts);

    [[nodiscard]] State state() const override { return m_state; }
    [[nodiscard]] QString server() const override;
    [[nodiscard]] Error problem() const override { return m_problem; }
    [[nodiscard]] int attempts() const override { return m_attempts; }
    [[nodiscard]] std::optional<Timestamp> lostAt() const override { return m_lostAt; }
    [[nodiscard]] std::optional<Revocation> revocation() const override
    {
        return m_state == State::Refused ? m_revocation : std::nullopt;
    }
    [[nodiscard]] std::chrono::milliseconds pause() const override;
    [[nodiscard]] std::chrono::milliseconds nextAttempt() const override;
    void tryNow() override;
    [[nodiscard]] bool isAsking() const override
    {
        return m_isAsking && m_state == State::Connecting;
    }
    [[nodiscard]] Timestamp askedUntil() const override { return m_askedUntil; }
    void join(const TillLink &link, const QString &name) override;
    void stopJoining() override;

Q_SIGNALS:
    void paired(); ///< service() has a token: store it

private:
    void begin(const Service &service, const QString &code);
    void dropSocket();
    void attempt();
    void onConnected();
    void onLost();
    void setState(State state, const Error &problem = {});

    Line &m_line;
    const Clock &m_clock;
    Service m_service;
    QString m_code; ///< of a pairing; empty: paired already
    QString m_name;
    Service m_before; ///< of a pairing: the service that this computer was a till of
    QString m_nameBefore;
    bool m_isAsking = false; ///< the service has said Asked since the attempt began
    Timestamp m_askedUntil{};
    State m_state = State::Waiting;
    Error m_problem;
    std::optional<Revocation> m_revocation;
    int m_attempts = 0; ///< failed ones in a row
    std::optional<Timestamp> m_lostAt;
    std::unique_ptr<QWebSocket> m_socket; ///< while it connects
    QTimer m_pause;
    QTimer m_limit; ///< of one attempt
};

} // namespace tilldesk::remote
