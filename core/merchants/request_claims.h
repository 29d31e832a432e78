#pragma once

#include "core/base/timestamp.h"
#include "core/crypto/key.h"
#include "core/domain/profile.h"
#include "core/domain/service_names.h"

namespace tilldesk::merchants {

/// Claims in the signature of a request.
struct RequestClaims {
    ProfileId subject;
    QString issuer; ///< the service's issuer name or the merchant's id
    Timestamp issuedAt;
    QString requestId; ///< `jti`: 1 to 200 characters, unique
    QString path;      ///< path of the request, with or without scheme and host
};

/// Returns the JOSE header of a signed request.
/// @source service.md#signatures
[[nodiscard]] QByteArray requestHeader(const RequestClaims &claims, const ClaimNames &names,
                                       const QString &kid, crypto::Algorithm algorithm);

/// Returns the value of the header `Signature` for a request with exactly the bytes `body`.
[[nodiscard]] QByteArray signRequest(const RequestClaims &claims, const ClaimNames &names,
                                     const QString &kid, const crypto::PrivateKey &key,
                                     QByteArrayView body);

} // namespace tilldesk::merchants
