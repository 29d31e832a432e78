#pragma once

#include "core/base/result.h"
#include "core/tills/till_repository.h"

namespace tilldesk::tills {

/// The service's certificate for windows of other computers. The windows pin its SHA-256, so the
/// certificate is separate from the endpoint's, which is renewed.
struct TillIdentity {
    QByteArray certificatePem;
    QByteArray keyPem;      ///< secret
    QByteArray fingerprint; ///< SHA-256 of the certificate, 64 hex digits in lower case
};

/// Returns the identity of this database. Makes it at the first call: a self-signed certificate for
/// an ECDSA key on P-256, valid for ten years. The private key is stored sealed, so that a restored
/// backup keeps the identity and its tills need no new pairing.
/// @param masterKey   crypto::kSealKeyBytes
/// @param commonName  of a new certificate; not empty
/// Errors: `Storage` if the private key does not open with this master key.
/// @pre called on the thread of the connection, inside an open transaction
[[nodiscard]] Result<TillIdentity> tillIdentity(storage::Database &db, const QByteArray &masterKey,
                                                const QString &commonName, Timestamp now);

} // namespace tilldesk::tills
