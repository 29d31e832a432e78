#pragma once

#include "core/domain/hosted.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about the providers who make the payments of hosted profiles. Used on the
/// window's thread; see Payments. Every request can fail with `Storage` or `Busy`.
class Hosted : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the connection of each profile, by merchant and name; that of a local profile has
    /// empty members.
    [[nodiscard]] virtual QFuture<Result<QList<HostedConnection>>> connections() = 0;
    /// Sets the environment of a profile and its connection.
    /// @param apiKey  empty: the API key stays; an empty text removes it. Never shown again.
    /// Errors: `ProfileNotFound`; `FieldInvalid` and `FieldRequired` (environment, baseUrl,
    /// keySetUrl, hostedProfileId, hostedMerchantId, issuer, claimNamespace, apiKey).
    [[nodiscard]] virtual QFuture<Result<HostedConnection>>
    setConnection(const HostedConnection &connection, const std::optional<QString> &apiKey) = 0;
    /// Makes a key that signs the profile's requests: at once if it is the first, else a day later.
    /// @param kid  1 to 64 of `A-Z a-z 0-9 . _ -`; empty: the service chooses
    /// Errors: `ProfileNotFound`; `FieldInvalid` (profile: no connection; kid).
    [[nodiscard]] virtual QFuture<Result<HostedConnection>> makeKey(const ProfileId &profile,
                                                                    const QString &kid) = 0;
    /// Sets what is allowed with real money. Refunds can be allowed once payments are.
    /// Errors: `ProfileNotFound`; `FieldInvalid` (profile: not of production; allowed).
    [[nodiscard]] virtual QFuture<Result<HostedConnection>> allow(const ProfileId &profile,
                                                                  RealMoney allowed) = 0;

Q_SIGNALS:
    /// Emitted after a commit that changed a connection.
    void changed();
};

} // namespace tilldesk::gateway
