#pragma once

#include "core/base/timestamp.h"
#include "core/crypto/key.h"

#include <QJsonObject>

namespace tilldesk::test {

/// The namespace of the claims, the setting's default.
[[nodiscard]] QString claim(const char *name);

/// A merchant's keys, made once for each process.
[[nodiscard]] const crypto::PrivateKey &merchantKey(crypto::Algorithm = crypto::Algorithm::Es256);
[[nodiscard]] const crypto::PrivateKey &otherKey();
/// @return a JWKS with the public part of each key under its kid
[[nodiscard]] QString keySet(const QList<std::pair<QString, crypto::PrivateKey>> &keys);
/// @return a JWKS with merchantKey() as `shop-1`
[[nodiscard]] QString merchantKeySet();

/// A request whose signature is right until a test spoils it. It shares no code with what builds
/// signed requests in the programs, but for the signature's bytes.
struct SignedRequest {
    QJsonObject header;
    QByteArray body;

    /// @param path  with its query, if there is one
    SignedRequest(const QString &profileId, const QString &path, Timestamp issuedAt,
                  const QByteArray &content = {});

    SignedRequest &with(const QString &member, const QJsonValue &value);
    SignedRequest &without(const QString &member);
    /// @return the value of the header `Signature`
    [[nodiscard]] QByteArray signature(const crypto::PrivateKey &key = merchantKey()) const;
    [[nodiscard]] QByteArray headerJson() const;
};

} // namespace tilldesk::test
