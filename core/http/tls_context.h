#pragma once

#include "core/crypto/openssl.h"
#include "core/http/tls_identity.h"

#include <openssl/ssl.h>

namespace tilldesk::http {

using SslContextPtr = crypto::OpenSslPtr<SSL_CTX, SSL_CTX_free>;
using SslPtr = crypto::OpenSslPtr<SSL, SSL_free>;

/// `Error::field` of an error in the key; other errors concern the certificates.
inline constexpr QStringView kTlsKeyField = u"privateKey";

/// The endpoint's TLS: versions 1.2 and 1.3 with forward secrecy and authenticated encryption only.
/// No compression, no renegotiation; session tickets instead of a session cache; `http/1.1` by
/// ALPN. Thread-safe once made.
class TlsContext
{
public:
    /// Errors: `FieldInvalid` with the reason.
    [[nodiscard]] static Result<TlsContext> make(const TlsIdentity &identity);

    /// Returns the server side of a connection before its handshake; null if OpenSSL fails.
    /// @param socket  non-blocking; must outlive the returned object
    [[nodiscard]] SslPtr open(int socket) const;

private:
    SslContextPtr m_context;
};

} // namespace tilldesk::http
