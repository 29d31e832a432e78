#pragma once

#include "core/crypto/openssl_ptr.h"
#include "core/http/tls_identity.h"

#include <openssl/ssl.h>

namespace tilldesk::http {

using SslContextPtr = crypto::OpenSslPtr<SSL_CTX, SSL_CTX_free>;
using SslPtr = crypto::OpenSslPtr<SSL, SSL_free>;

/// `Error::field` of what is the key's fault; any other is the certificates'.
inline constexpr QStringView kTlsKeyField = u"privateKey";

/// The endpoint's TLS: TLS 1.2 and 1.3 with forward secrecy and authenticated encryption only, no
/// compression, no renegotiation, tickets instead of kept sessions, `http/1.1` by ALPN.
/// Thread-safe once made.
class TlsContext
{
public:
    /// Errors: `FieldInvalid` with the reason.
    [[nodiscard]] static Result<TlsContext> make(const TlsIdentity &identity);

    /// @param socket  does not block, and outlives what is returned
    /// @return the serving side of a connection that has still to shake hands
    [[nodiscard]] SslPtr open(int socket) const;

private:
    SslContextPtr m_context;
};

} // namespace tilldesk::http
