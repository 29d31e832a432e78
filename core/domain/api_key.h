#pragma once

#include "core/base/id.h"
#include "core/base/ip_address.h"
#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QByteArray>
#include <QFlags>
#include <QList>
#include <QStringList>
#include <optional>

namespace tilldesk {

using ApiKeyId = Id<struct ApiKeyTag>;

/// A right of an API key. The numbers are stored in the database. @source
/// service.md#authentication
enum class Authority : quint8 { MerchantPayment = 1, MerchantRefund = 2 };
Q_DECLARE_FLAGS(Authorities, Authority)

/// Returns the protocol's names, for example `MERCHANT_PAYMENT`, in the order of the numbers.
[[nodiscard]] QStringList toTexts(Authorities authorities);
/// Errors: `FieldInvalid` (authority) for an unknown name or an empty list.
[[nodiscard]] Result<Authorities> authoritiesFrom(const QStringList &names);

/// The stored data of an API key: everything except the key itself.
struct ApiKey {
    ApiKeyId id;
    ProfileId profileId;
    QByteArray sha256; ///< SHA-256 of the key's text, 32 bytes
    QString name;      ///< shown to staff in timelines
    QString subject;   ///< `INTEGRATOR:{id}` or `MERCHANT:{id}`
    Authorities authorities;
    Timestamp createdAt;
    std::optional<Timestamp> lastUsedAt; ///< stored once a minute and when the service stops
    std::optional<Timestamp> revokedAt;
    /// The key is refused from this time on; empty: never expires.
    std::optional<Timestamp> expiresAt = {};
    QList<IpNetwork> addresses = {}; ///< networks from which the key is accepted; empty: all
};

/// Parses up to 16 networks separated by commas, such as `192.168.1.0/24, 10.0.0.7`. Returns an
/// empty list if the text is blank.
/// Errors: `FieldInvalid` (addresses).
[[nodiscard]] Result<QList<IpNetwork>> networksFrom(const QString &list);
/// Formats networks for networksFrom(), separated by commas without spaces.
[[nodiscard]] QString toText(const QList<IpNetwork> &networks);

/// The input for a new API key.
struct NewApiKey {
    ProfileId profileId;
    QString name;    ///< 1 to 60 characters
    QString subject; ///< empty: the profile's merchant
    Authorities authorities;
    std::optional<Timestamp> expiresAt = {}; ///< later than now; empty: never expires
    /// At most 16 networks from which the key is accepted; empty: all.
    QList<IpNetwork> addresses = {};
};

/// A new API key, as returned to its creator.
struct CreatedApiKey {
    ApiKey key;
    QString text; ///< the key itself; shown only once, never stored
};

} // namespace tilldesk

Q_DECLARE_OPERATORS_FOR_FLAGS(tilldesk::Authorities)
