#pragma once

#include "core/crypto/key.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tilldesk::crypto {

/// A public key as a JWKS publishes it.
struct Jwk {
    QString kid; ///< not empty
    PublicKey key;
    QByteArray certificateDer; ///< first entry of `x5c`, not checked; may be empty
};

/// The largest key set that is read.
inline constexpr qsizetype kMaxJwkSetBytes = 65'536;

/// The keys of a JWKS (RFC 7517) that can check signatures. Immutable once parsed.
class JwkSet
{
public:
    /// Takes every key that is P-256 or RSA from 2048 bit, has a `kid`, and that no member forbids:
    /// `use` is absent or "sig", `alg` absent or the key's, `key_ops` absent or with "verify".
    /// Others are skipped with a reason, and so is a key whose private part is published.
    /// @return FieldInvalid when `json` is larger than kMaxJwkSetBytes or is no object with an
    /// array `keys`, when it has no key to take, or two keys to take share a `kid`
    [[nodiscard]] static Result<JwkSet> parse(QByteArrayView json);

    /// @return null when there is no such key; valid as long as this object
    [[nodiscard]] const Jwk *find(QStringView kid) const;

    /// At least one, in the order of the document.
    [[nodiscard]] const QList<Jwk> &keys() const { return m_keys; }

    /// One English sentence for each key that was not taken.
    [[nodiscard]] const QStringList &skipped() const { return m_skipped; }

private:
    QList<Jwk> m_keys;
    QStringList m_skipped;
};

/// The JSON object of one key, in this order: kty, use, alg, kid, then crv, x, y or n, e, and with
/// a certificate x5c, x5t#S256.
/// @param certificateDer may be empty
/// @source RFC 7517 and 7518; service.md#keys
[[nodiscard]] QByteArray jwkJson(const PublicKey &key, const QString &kid,
                                 QByteArrayView certificateDer = {});

/// The key's SHA-256 thumbprint in base64url, 43 characters: the `kid` of a key that got no other.
/// @source RFC 7638
[[nodiscard]] QByteArray jwkThumbprint(const PublicKey &key);

} // namespace tilldesk::crypto
