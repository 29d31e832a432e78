#pragma once

#include "core/crypto/jwk.h"

#include <optional>

namespace tilldesk::callbacks {

/// The signed bytes and the signature, as received.
struct SignedBytes {
    QByteArray headerPart; ///< base64url, as sent
    QByteArray body;
    QByteArray signature; ///< decoded
};

/// Verifies the signature. Returns why it does not hold, in English; empty if it holds. Tries the
/// usual mistakes of senders and receivers to find the reason.
/// @param key  a key of `keys`
[[nodiscard]] QString faultOfSignature(const SignedBytes &bytes, const crypto::Jwk &key,
                                       const crypto::JwkSet &keys);

/// Returns the 64 bytes r||s of a DER-encoded ECDSA signature on P-256; empty if `der` is not one.
/// @source RFC 3279, section 2.2.3
[[nodiscard]] std::optional<QByteArray> rawOfDer(QByteArrayView der);

} // namespace tilldesk::callbacks
