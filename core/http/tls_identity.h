#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QByteArray>

namespace tilldesk::http {

/// The certificate and private key of a TLS endpoint.
struct TlsIdentity {
    QByteArray certificateChainPem; ///< the endpoint's own certificate first
    QByteArray privateKeyPem;       ///< secret
    QByteArray authorityPem = {};   ///< the authority that callers must trust; empty for the user's
                                    ///< own files
};

/// Loads the identity from the user's own PEM files.
/// @param certificateChainPath  the endpoint's certificate, then the intermediate certificates
/// Errors, all with the path: `Storage` if a file cannot be read; `FieldInvalid` if it holds no
/// certificate or key, if key and certificate do not match, if the certificate is not valid `now`,
/// or if the key has a passphrase or is too weak.
[[nodiscard]] Result<TlsIdentity> tlsIdentityFromFiles(const QString &certificateChainPath,
                                                       const QString &keyPath, Timestamp now);

} // namespace tilldesk::http
