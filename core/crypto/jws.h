#pragma once

#include "core/crypto/key.h"

#include <QByteArray>
#include <QByteArrayView>
#include <optional>

/// Detached compact JWS: base64url(header) ".." base64url(signature).
/// @source RFC 7515, appendix F; service.md#signatures
namespace tilldesk::crypto {

struct DetachedJws {
    QByteArray headerPart; ///< base64url as received: part of the signing input
    QByteArray header;     ///< decoded; not checked to be JSON
    QByteArray signature;  ///< decoded
};

/// Parses a detached JWS; empty unless `text` has exactly three parts of strict base64url, of which
/// only the middle one is empty.
[[nodiscard]] std::optional<DetachedJws> parseDetachedJws(QByteArrayView text);

/// Returns the bytes to sign: `headerPart` "." base64url(`body`). An empty body encodes as the
/// empty string.
[[nodiscard]] QByteArray signingInput(QByteArrayView headerPart, QByteArrayView body);

/// Signs with the key's algorithm; the caller sets the header's `alg`. Returns the compact text.
[[nodiscard]] QByteArray signDetached(QByteArrayView headerJson, QByteArrayView body,
                                      const PrivateKey &key);

/// A compact JWS with its payload: base64url(header) "." base64url(payload) "."
/// base64url(signature).
/// @source RFC 7515, section 7.1
struct CompactJws {
    QByteArray input;     ///< the signed bytes: header and payload as they were sent
    QByteArray header;    ///< decoded; not checked to be JSON
    QByteArray payload;   ///< decoded
    QByteArray signature; ///< decoded
};

/// Returns the parts of `text`; empty unless it has exactly three parts of strict base64url, none
/// of them empty.
[[nodiscard]] std::optional<CompactJws> parseCompactJws(QByteArrayView text);

/// Returns the compact JWS of `payload`. Signs as signDetached() does.
[[nodiscard]] QByteArray signCompact(QByteArrayView headerJson, QByteArrayView payload,
                                     const PrivateKey &key);

/// Converts an ES256 signature to DER, a form that is invalid in a JWS.
/// @param raw  64 bytes r||s
[[nodiscard]] QByteArray derSignature(QByteArrayView raw);

/// Verifies with the key's algorithm. ES256: exactly 64 bytes r||s with r and s in 1..n-1, not DER.
/// As the standard has it, (r, n-s) is as valid as (r, s). RS256: PKCS#1 v1.5, as long as the
/// modulus. Lock-free, parses nothing. Thread-safe.
[[nodiscard]] bool verifySignature(QByteArrayView signingInput, QByteArrayView signature,
                                   const PublicKey &key);

} // namespace tilldesk::crypto
