#pragma once

#include "core/base/amount.h"
#include "core/base/clock_watch.h"
#include "core/base/result.h"
#include "core/domain/service_names.h"

#include <QFuture>
#include <QObject>
#include <QStringList>

namespace tilldesk {

/// State of the endpoint that the shops' software connects to.
struct EndpointState {
    bool isListening = false;
    QString address; ///< for example `http://127.0.0.1:8400`
    /// English: why the endpoint does not listen, or is not open to the network. Empty: no error.
    QString error;
    /// For example `https://192.168.1.20:8443`; empty: not open to the LAN.
    QString lanAddress = {};
    /// CA certificate that phones must trust; empty: the certificate is not self-made.
    QString authorityFile = {};

    friend bool operator==(const EndpointState &, const EndpointState &) = default;
};

/// Settings of the endpoint.
struct EndpointSettings {
    int port = 8400;            ///< loopback port, 1 to 65535
    bool tls = false;           ///< true: TLS on the loopback port too
    bool lan = false;           ///< true: open to the LAN, always with TLS
    int lanPort = 8443;         ///< port on the LAN, 1 to 65535
    QString publicBaseUrl;      ///< public address in links; empty: the endpoint's address
    QString certificateFile;    ///< the user's certificate, PEM with its chain; empty: self-made
    QString certificateKeyFile; ///< private key of the certificate, PEM

    friend bool operator==(const EndpointSettings &, const EndpointSettings &) = default;
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// Requests of a window about the local HTTP endpoint. Used on the window's thread.
class Endpoint : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual EndpointState state() const = 0;
    [[nodiscard]] virtual EndpointSettings settings() const = 0;
    /// Stores the settings and restarts the endpoint with them. A port that is in use is reported
    /// by state().
    /// Errors: `FieldInvalid` naming the setting, nothing was changed; `Storage` if the settings
    /// file cannot be written.
    [[nodiscard]] virtual QFuture<Result<EndpointState>>
    apply(const EndpointSettings &settings) = 0;
    /// Returns the present jump of the wall clock; empty: the clock is trusted. During a jump the
    /// service answers `Busy` to every request for which it would store a time.
    [[nodiscard]] virtual std::optional<ClockJump> clockJump() const = 0;
    /// Trusts the wall clock as it is now.
    /// Errors: `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<void>> confirmClock() = 0;
    /// How the service names itself in signatures.
    [[nodiscard]] virtual ServiceNames names() const = 0;
    /// Stores the names; they hold from the next signature on, without a restart.
    /// Errors: `FieldInvalid` naming the setting (issuer, claimNamespace), nothing was changed;
    /// `Storage`.
    [[nodiscard]] virtual QFuture<Result<void>> setNames(const ServiceNames &names) = 0;

    /// Returns the sum above which the window asks before a payment or refund; 0: never.
    [[nodiscard]] virtual Amount askAbove() const = 0;
    /// Stores that sum: the setting `askAbove`.
    /// Errors: `FieldInvalid` (askAbove) unless 0 to Amount::kMaxCents; `Storage`; `Busy`.
    [[nodiscard]] virtual QFuture<Result<void>> setAskAbove(Amount amount) = 0;

Q_SIGNALS:
    void changed(const tilldesk::EndpointState &state);
    void clockJumpChanged();
};

} // namespace tilldesk::gateway
