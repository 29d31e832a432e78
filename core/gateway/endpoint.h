#pragma once

#include "core/base/clock_watch.h"
#include "core/base/result.h"

#include <QFuture>
#include <QObject>
#include <QStringList>

namespace tilldesk {

/// Whether shops' software can reach us.
struct EndpointState {
    bool isListening = false;
    QString address; ///< for example `http://127.0.0.1:8400`
    QString error;   ///< English: why it does not listen, or is not open to the network; else empty
    QString lanAddress =
        {}; ///< for example `https://192.168.1.20:8443`; empty unless open to the LAN
    QString authorityFile = {}; ///< certificate that phones must trust; empty unless self-made

    friend bool operator==(const EndpointState &, const EndpointState &) = default;
};

/// What can be set of the endpoint.
struct EndpointSettings {
    int port = 8400;            ///< 1 to 65535, on this computer
    bool tls = false;           ///< also on this computer
    bool lan = false;           ///< open to the network, always with TLS
    int lanPort = 8443;         ///< 1 to 65535
    QString publicBaseUrl;      ///< address in links; empty: the endpoint's own
    QString certificateFile;    ///< the user's own, PEM with its chain; empty: self-made
    QString certificateKeyFile; ///< PEM

    friend bool operator==(const EndpointSettings &, const EndpointSettings &) = default;
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// What a window may ask about the local HTTP endpoint. Lives on the window's thread.
class Endpoint : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual EndpointState state() const = 0;
    [[nodiscard]] virtual EndpointSettings settings() const = 0;
    /// Writes the settings down and starts the endpoint anew with them.
    /// Errors: `FieldInvalid` naming the setting, nothing was changed; `Storage` when the settings
    /// file cannot be written. A port that is taken is told by state().
    [[nodiscard]] virtual QFuture<Result<EndpointState>>
    apply(const EndpointSettings &settings) = 0;
    /// Returns the jump of the computer's clock that is not over; empty: the clock is trusted.
    /// During a jump the service answers `Busy` to everything that it would date.
    [[nodiscard]] virtual std::optional<ClockJump> clockJump() const = 0;
    /// Trusts the computer's clock as it is now. Errors: `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<void>> confirmClock() = 0;

Q_SIGNALS:
    void changed(const tilldesk::EndpointState &state);
    void clockJumpChanged();
};

} // namespace tilldesk::gateway
