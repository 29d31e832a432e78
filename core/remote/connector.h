#pragma once

#include "core/remote/line.h"

#include <QTimer>
#include <QUrl>
#include <QWebSocket>

namespace tilldesk::remote {

/// A service on another computer, as a window stores it.
struct Service {
    QUrl address;           ///< for example `wss://192.168.1.20:8444`
    QByteArray fingerprint; ///< SHA-256 of the service's certificate, in hex
    QString token = {};     ///< of this computer; empty: not paired yet

    friend bool operator==(const Service &, const Service &) = default;
};

/// Keeps a line connected: notices within three seconds that the service has gone, and tries again
/// after 1, 2, 4, 8, 15, then always 15 seconds. Used on the window's thread.
class Connector : public QObject
{
    Q_OBJECT

public:
    /// Where the connection stands.
    enum class State {
        Connecting,
        Connected,
        Waiting, ///< for the next attempt, see nextAttempt()
        Wrong,   ///< the certificate is another one: no further attempt
        Refused, ///< the service does not admit this computer: no further attempt
    };

    /// @pre `line` outlives this object
    Connector(Line &line, Service service, QObject *parent = nullptr);

    /// Connects. @param code, name  of a pairing; empty: paired already
    void start(const QString &code = {}, const QString &name = {});
    /// Ends the pause before the next attempt.
    void tryNow();
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const Error &problem() const { return m_problem; } ///< of Wrong and Refused
    /// Returns the time up to the next attempt.
    [[nodiscard]] std::chrono::milliseconds nextAttempt() const;
    /// Returns the service with the token of this computer.
    [[nodiscard]] const Service &service() const { return m_service; }
    /// Returns the pause after a number of failed attempts in a row, 1 or more.
    [[nodiscard]] static std::chrono::seconds pauseAfter(int attempts);

Q_SIGNALS:
    void changed();
    void paired(); ///< service() has a token: store it

private:
    void attempt();
    void onConnected();
    void onLost();
    void setState(State state, const Error &problem = {});

    Line &m_line;
    Service m_service;
    QString m_code;
    QString m_name;
    State m_state = State::Waiting;
    Error m_problem;
    int m_attempts = 0;                   ///< failed ones in a row
    std::unique_ptr<QWebSocket> m_socket; ///< while it connects
    QTimer m_pause;
    QTimer m_limit; ///< of one attempt
};

} // namespace tilldesk::remote
