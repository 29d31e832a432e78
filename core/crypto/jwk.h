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

/// Largest key set that parse() accepts.
inline constexpr qsizetype kMaxJwkSetBytes = 65'536;

/// The keys of a JWKS (RFC 7517) that can verify signatures. Immutable once parsed.
class JwkSet
{
public:
    /// Accepts every P-256 key and every RSA key from 2048 bits that has a `kid` and whose members
    /// allow it: `use` is absent or "sig", `alg` absent or the key's, `key_ops` absent or with
    /// "verify". Skips other keys with a reason, and also keys published with their private part.
    /// Errors: `FieldInvalid` if `json` is larger than kMaxJwkSetBytes or not an object with an
    /// array `keys`, if no key is accepted, or if two accepted keys share a `kid`.
    [[nodiscard]] static Result<JwkSet> parse(QByteArrayView json);

    /// Returns the key with that `kid`; null if there is none. The pointer is valid as long as this
    /// object.
    [[nodiscard]] const Jwk *find(QStringView kid) const;

    /// Returns the accepted keys, at least one, in the order of the document.
    [[nodiscard]] const QList<Jwk> &keys() const { return m_keys; }

    /// Returns one English sentence for each key that was skipped.
    [[nodiscard]] const QStringList &skipped() const { return m_skipped; }

private:
    QList<Jwk> m_keys;
    QStringList m_skipped;
};

/// Returns the JSON object of one key with these members in this order: kty, use, alg, kid, then
/// crv, x, y or n, e, and with a certificate x5c, x5t#S256.
/// @param certificateDer  may be empty
/// @source RFC 7517 and 7518; service.md#keys
[[nodiscard]] QByteArray jwkJson(const PublicKey &key, const QString &kid,
                                 QByteArrayView certificateDer = {});

/// Returns the key's SHA-256 thumbprint in base64url, 43 characters: the `kid` of a key without a
/// chosen name.
/// @source RFC 7638
[[nodiscard]] QByteArray jwkThumbprint(const PublicKey &key);

} // namespace tilldesk::crypto
