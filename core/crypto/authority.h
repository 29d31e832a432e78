#pragma once

#include "core/crypto/certificate.h"

namespace tilldesk::crypto {

/// A certificate and the key it is for.
struct IssuedCertificate {
    QByteArray certificatePem;
    QByteArray privateKeyPem; ///< PKCS#8, not encrypted: a secret
};

/// Makes a certificate authority of its own: it may issue certificates for servers and none for
/// other authorities. P-256.
/// @param name  not empty; cut at 64 characters. Two authorities should not share one
[[nodiscard]] IssuedCertificate makeAuthority(const QString &name, Timestamp notBefore,
                                              Timestamp notAfter);
/// The same for a key that is there already: what it has issued stays valid.
[[nodiscard]] IssuedCertificate makeAuthority(const QString &name, Timestamp notBefore,
                                              Timestamp notAfter, const PrivateKey &key);

/// What telephones accept of a server's certificate, with a day in hand.
/// @source support.apple.com/102028: 398 days
inline constexpr std::chrono::days kMaxServerValidity(397);

/// Makes a TLS server's certificate, with a new P-256 key, for these names and addresses.
/// @param notAfter  cut at kMaxServerValidity and at the authority's own end
/// Errors: `FieldInvalid` when a name is no host name, an address no IP address, when there is
/// neither, or when `authority` is none or its key another's.
[[nodiscard]] Result<IssuedCertificate>
issueServerCertificate(const IssuedCertificate &authority, const QStringList &dnsNames,
                       const QStringList &ipAddresses, Timestamp notBefore, Timestamp notAfter);

} // namespace tilldesk::crypto
