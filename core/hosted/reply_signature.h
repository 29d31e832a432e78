#pragma once

#include "core/crypto/jwk.h"
#include "core/domain/service_names.h"
#include "core/merchants/request_signature.h"

namespace tilldesk::hosted {

/// The response that a signature must belong to.
struct SignedResponse {
    QByteArrayView body;
    QString requestId; ///< `X-Request-ID` of the request
    QString path;      ///< of the request, without query
    /// Prefix of `path` that a proxy in front of the service may have removed; may be empty.
    QString basePath;
    Timestamp now; ///< by the service's clock, as far as it is known
};

/// Checks the signature of a response: type, algorithm, key, critical names, issuer, path, request
/// id, time, and the signature over the body. Returns in English what fails first; empty: it holds.
/// @param key  the key that `signature.kid` names
/// @source service.md#response-signatures
[[nodiscard]] QString faultOfReply(const merchants::RequestSignature &signature,
                                   const crypto::PublicKey &key, const ServiceNames &names,
                                   const SignedResponse &response);

} // namespace tilldesk::hosted
