#pragma once

#include "core/crypto/key.h"

#include <QByteArray>
#include <QByteArrayView>
#include <optional>

/// Detached compact JWS: base64url(header) ".." base64url(signature).
/// @source RFC 7515, appendix F; service.md#signatures
namespace tilldesk::crypto {

struct DetachedJws {
    QByteArray headerPart; ///< base64url as it was sent: what is signed
    QByteArray header;     ///< decoded; whether it is JSON is not checked
    QByteArray signature;  ///< decoded
};

/// @return nothing unless `text` has exactly three parts of strict base64url, the middle one empty
/// and the others not
[[nodiscard]] std::optional<DetachedJws> parseDetachedJws(QByteArrayView text);

/// What is signed: `headerPart` "." base64url(`body`). An empty body is the empty string.
[[nodiscard]] QByteArray signingInput(QByteArrayView headerPart, QByteArrayView body);

/// Signs with the key's algorithm; the header's `alg` is the caller's to set.
/// @return the whole compact text
[[nodiscard]] QByteArray signDetached(QByteArrayView headerJson, QByteArrayView body,
                                      const PrivateKey &key);

/// @param raw  an ES256 signature, 64 bytes r||s
/// @return the same as DER, which a JWS must not have
[[nodiscard]] QByteArray derSignature(QByteArrayView raw);

/// Checks with the key's algorithm. ES256: exactly 64 bytes r||s with r and s in 1..n-1, so not
/// DER; (r, n-s) is as valid as (r, s), as the standard has it. RS256: PKCS#1 v1.5 of the modulus'
/// length. Needs no lock and parses nothing; any thread.
[[nodiscard]] bool verifySignature(QByteArrayView signingInput, QByteArrayView signature,
                                   const PublicKey &key);

} // namespace tilldesk::crypto
