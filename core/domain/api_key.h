#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QByteArray>
#include <QFlags>
#include <QStringList>
#include <optional>

namespace tilldesk {

using ApiKeyId = Id<struct ApiKeyTag>;

/// What a key may do. The numbers are what the database stores. @source service.md#authentication
enum class Authority : quint8 { MerchantPayment = 1, MerchantRefund = 2 };
Q_DECLARE_FLAGS(Authorities, Authority)

/// The protocol's names, for example `MERCHANT_PAYMENT`, in the order of the numbers.
[[nodiscard]] QStringList toTexts(Authorities authorities);
/// Errors: `FieldInvalid` (authority) for an unknown name or an empty list.
[[nodiscard]] Result<Authorities> authoritiesFrom(const QStringList &names);

/// What is kept of an API key: everything but the key.
struct ApiKey {
    ApiKeyId id;
    ProfileId profileId;
    QByteArray sha256; ///< of the key's text, 32 bytes
    QString name;      ///< for staff, shown in timelines
    QString subject;   ///< `INTEGRATOR:{id}` or `MERCHANT:{id}`
    Authorities authorities;
    Timestamp createdAt;
    std::optional<Timestamp> lastUsedAt; ///< written once a minute and at the end
    std::optional<Timestamp> revokedAt;
};

/// What is asked for when a key is made.
struct NewApiKey {
    ProfileId profileId;
    QString name;    ///< 1 to 60 characters
    QString subject; ///< empty: the profile's merchant
    Authorities authorities;
};

/// A key that was just made.
struct CreatedApiKey {
    ApiKey key;
    QString text; ///< the key itself; it is told here and never again
};

} // namespace tilldesk

Q_DECLARE_OPERATORS_FOR_FLAGS(tilldesk::Authorities)
