#pragma once

#include "core/base/amount.h"
#include "core/domain/callback_url.h"
#include "core/domain/payment.h"
#include "core/domain/qr_matrix.h"

#include <QByteArray>
#include <QDate>

namespace tilldesk {

/// What the owner allows with real money. The numbers are stored in the database.
/// @source service.md#environments
enum class RealMoney : quint8 {
    ReadOnly = 1, ///< payments are followed and listed, and nothing is created
    Payments = 2,
    PaymentsAndRefunds = 3,
};

/// Returns the name for commands: `nothing`, `payments` or `payments-and-refunds`.
[[nodiscard]] QLatin1StringView toText(RealMoney allowed);
[[nodiscard]] std::optional<RealMoney> realMoneyFrom(QStringView name);

/// How far back payments from before a connection can be looked for. @source service.md#history
inline constexpr int kHistoryYears = 10;

/// The connection of a profile with the provider who makes its payments, without its secrets.
struct HostedConnection {
    ProfileId profileId;
    Environment environment = Environment::Local; ///< Local: no connection; the rest is empty
    QString baseUrl = {};                         ///< of the interface, without a trailing slash
    QString keySetUrl = {};                       ///< of the provider's public keys
    QString hostedProfileId = {};                 ///< id of the profile at the provider
    QString hostedMerchantId = {}; ///< issuer of reconciliation requests; empty: none are made
    QString issuer = {};           ///< issuer of all other signed requests
    QString claimNamespace = {};   ///< of the claims of signatures, without a trailing slash
    /// The payments' callback addresses stay here: this service calls them, with its own signature.
    /// Otherwise the provider gets the addresses and calls them itself.
    bool relaysCallbacks = false;
    /// Day in the shop's calendar from which on payments from before the connection are looked for;
    /// null: none are.
    QDate historyFrom = {};
    // Set by the service; a caller's values are ignored.
    QString apiKeyEnd = {}; ///< the last four characters of the API key; empty: no API key
    QString kid = {};       ///< of the key that signs requests; empty: no key
    std::optional<Timestamp> keyMadeAt = {};
    std::optional<Timestamp> keySignsFrom = {}; ///< of the newest key
    QByteArray publicKeys = {}; ///< JWKS of the signing keys, for the provider; empty: no key
    QrMatrix publicKeysQr = {}; ///< QR code of publicKeys; empty: no key, or too many
    QString ownKeySetUrl = {};  ///< at which this service publishes them; empty: no key
    RealMoney allowed = RealMoney::ReadOnly;

    friend bool operator==(const HostedConnection &, const HostedConnection &) = default;
};

/// Returns the connection with its addresses and names checked, without trailing slashes. Empty
/// names and an empty address of the public keys become those of a service like this one. Errors:
/// `FieldInvalid` and `FieldRequired` (baseUrl, keySetUrl, hostedProfileId, hostedMerchantId,
/// issuer, claimNamespace). @source service.md#environments
[[nodiscard]] Result<HostedConnection> checkedConnection(HostedConnection connection);

/// Returns whether a day can be HostedConnection::historyFrom: null, or at most kHistoryYears
/// before today and not later. @param today  UTC  Errors: `FieldInvalid` (historyFrom).
[[nodiscard]] Result<void> checkHistoryFrom(QDate day, QDate today);

/// Returns the rule for the addresses of a provider: https, and http to this computer if the
/// environment is pre-production and `url` itself names this computer.
[[nodiscard]] UrlRule providerRule(const QString &url, Environment environment);

/// Returns why a host does not belong to the environment: its name says that it is for tests.
/// Empty: it may. @param host  in lower case
[[nodiscard]] QString faultOfHost(const QString &host, Environment environment);

} // namespace tilldesk
