#pragma once

#include "core/callbacks/inspection_claims.h"
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

/// The checks of the key that a callback's header names. `keys` must outlive the KeyChecks.
class KeyChecks
{
public:
    KeyChecks(const boost::json::object &header, const InspectionKeys &keys);

    /// Returns the key that `kid` names; null if the key set does not have it.
    [[nodiscard]] const crypto::Jwk *key() const { return m_key; }

    [[nodiscard]] CheckOutcome algorithm() const;
    [[nodiscard]] CheckOutcome keyId() const;
    [[nodiscard]] CheckOutcome thumbprint() const;

private:
    [[nodiscard]] QString faultOfThumbprint(const QByteArray &expected) const;

    const InspectionKeys &m_keys;
    const crypto::Jwk *m_key;
    QString m_kid;
    QString m_algorithm;
    QString m_thumbprint;
};

} // namespace tilldesk::callbacks
