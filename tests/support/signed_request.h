#pragma once

#include "core/base/timestamp.h"
#include "core/crypto/key.h"

#include <QJsonObject>

namespace tilldesk::test {

/// Returns the name of a claim in the default claim namespace.
[[nodiscard]] QString claim(const char *name);

/// A merchant's keys, made once per process.
[[nodiscard]] const crypto::PrivateKey &merchantKey(crypto::Algorithm = crypto::Algorithm::Es256);
[[nodiscard]] const crypto::PrivateKey &otherKey();
/// Returns a JWKS with the public part of each key under its kid.
[[nodiscard]] QString keySet(const QList<std::pair<QString, crypto::PrivateKey>> &keys);
/// Returns a JWKS with merchantKey() as `shop-1`.
[[nodiscard]] QString merchantKeySet();

/// A validly signed request that a test can spoil. Shares no code with the programs that sign
/// requests, except the JWS functions.
struct SignedRequest {
    QJsonObject header;
    QByteArray body;

    /// @param path  with its query, if any
    SignedRequest(const QString &profileId, const QString &path, Timestamp issuedAt,
                  const QByteArray &content = {});

    SignedRequest &with(const QString &member, const QJsonValue &value);
    SignedRequest &without(const QString &member);
    /// Returns the value of the `Signature` header.
    [[nodiscard]] QByteArray signature(const crypto::PrivateKey &key = merchantKey()) const;
    [[nodiscard]] QByteArray headerJson() const;
};

} // namespace tilldesk::test
