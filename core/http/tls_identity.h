#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QByteArray>

namespace tilldesk::http {

/// What a TLS endpoint shows and proves itself with.
struct TlsIdentity {
    QByteArray certificateChainPem; ///< the endpoint's own certificate first
    QByteArray privateKeyPem;       ///< a secret
    QByteArray authorityPem = {};   ///< what callers are to trust; empty for the user's own files
};

/// The identity in the user's own PEM files.
/// @param certificateChainPath  the endpoint's certificate, then those between it and the authority
/// Errors: `Storage` when a file cannot be read; `FieldInvalid` when it holds nothing of use, when
/// key and certificate do not belong together, when the certificate is not valid `now`, or when the
/// key has a passphrase or is too weak. All name the file.
[[nodiscard]] Result<TlsIdentity> tlsIdentityFromFiles(const QString &certificateChainPath,
                                                       const QString &keyPath, Timestamp now);

} // namespace tilldesk::http
