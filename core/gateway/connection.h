#pragma once

#include "core/base/error.h"
#include "core/base/timestamp.h"
#include "core/domain/revocation.h"
#include "core/domain/till_link.h"

#include <QObject>
#include <chrono>
#include <optional>

namespace tilldesk::gateway {

/// The connection of a window to a service on another computer. Used on the window's thread.
class Connection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Where the connection stands.
    enum class State : quint8 {
        Connecting,
        Connected,
        Waiting, ///< for the next attempt, see nextAttempt()
        Wrong,   ///< the certificate is another one: no further attempt
        Refused, ///< the service does not admit this computer: no further attempt
    };

    [[nodiscard]] virtual State state() const = 0;
    /// Returns host and port of the service, for example `192.168.1.20:8444`.
    [[nodiscard]] virtual QString server() const = 0;
    /// Returns the reason of Wrong and Refused.
    [[nodiscard]] virtual Error problem() const = 0;
    /// Returns when and by whom this till was revoked; empty unless Refused for that reason.
    [[nodiscard]] virtual std::optional<Revocation> revocation() const = 0;
    /// Returns the number of failed attempts since the last connection.
    [[nodiscard]] virtual int attempts() const = 0;
    /// Returns when the connection was lost, by this computer's clock; empty: not lost, or never
    /// connected.
    [[nodiscard]] virtual std::optional<Timestamp> lostAt() const = 0;
    /// Returns the whole pause before the next attempt; 0 unless Waiting.
    [[nodiscard]] virtual std::chrono::milliseconds pause() const = 0;
    /// Returns the time up to the next attempt; 0 unless Waiting.
    [[nodiscard]] virtual std::chrono::milliseconds nextAttempt() const = 0;
    /// Ends the pause before the next attempt.
    virtual void tryNow() = 0;
    /// Connects to the service of a link, with the code of its pairing.
    /// @param name  of this till
    virtual void join(const TillLink &link, const QString &name) = 0;

Q_SIGNALS:
    void changed();
};

} // namespace tilldesk::gateway
