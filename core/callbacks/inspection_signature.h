#pragma once

#include "core/crypto/jwk.h"

#include <optional>

namespace tilldesk::callbacks {

/// What a signature is over, as it was received.
struct SignedBytes {
    QByteArray headerPart; ///< base64url as it was sent
    QByteArray body;
    QByteArray signature; ///< decoded
};

/// Looks for the reason too, among the mistakes that senders and receivers make.
/// @param key  of `keys`
/// @return why the signature does not hold, in English; empty when it holds
[[nodiscard]] QString faultOfSignature(const SignedBytes &bytes, const crypto::Jwk &key,
                                       const crypto::JwkSet &keys);

/// @return r||s, 64 bytes, of an ECDSA signature on P-256 in DER; nothing when it is none
/// @source RFC 3279, section 2.2.3
[[nodiscard]] std::optional<QByteArray> rawOfDer(QByteArrayView der);

} // namespace tilldesk::callbacks
