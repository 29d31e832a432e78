#pragma once

#include "core/crypto/certificate.h"

namespace tilldesk::crypto {

/// A certificate and its private key.
struct IssuedCertificate {
    QByteArray certificatePem;
    QByteArray privateKeyPem; ///< secret: unencrypted PKCS#8
};

/// The names and addresses that an authority may issue certificates for. @source RFC 5280, 4.2.1.10
struct PermittedNames {
    QStringList dnsNames; ///< each permits itself and all its subdomains
    QStringList subnets;  ///< address and mask, for example `10.0.0.0/255.0.0.0`
};

/// Makes a P-256 certificate authority. It may issue server certificates, but no certificates for
/// other authorities.
/// @param name  not empty; truncated at 64 characters; each authority should have a name of its own
[[nodiscard]] IssuedCertificate makeAuthority(const QString &name, Timestamp notBefore,
                                              Timestamp notAfter);
/// Makes an authority with an existing key, which may issue only for the names in `permitted`.
/// Certificates that the key has issued stay valid.
/// Errors: `FieldInvalid` if a name is not a host name or a subnet is malformed.
[[nodiscard]] Result<IssuedCertificate> makeAuthority(const QString &name, Timestamp notBefore,
                                                      Timestamp notAfter, const PrivateKey &key,
                                                      const PermittedNames &permitted);
enum class Scope {
    Inside, ///< clients accept a certificate for all the names
    Outside ///< a name constraint of the authority forbids one of the names
};
/// Compares names with an authority's name constraints; an authority without constraints permits
/// all.
/// Errors: `FieldInvalid` if a name is not a host name, an address not an IP address, or
/// `authority` is not an authority's certificate with its key.
[[nodiscard]] Result<Scope> scopeOf(const IssuedCertificate &authority, const QStringList &dnsNames,
                                    const QStringList &ipAddresses);

/// Longest validity of a server certificate that phones accept, less a day as margin.
/// @source support.apple.com/102028: 398 days
inline constexpr std::chrono::days kMaxServerValidity(397);

/// Issues a TLS server certificate, with a new P-256 key, for the given names and addresses.
/// @param notAfter  shortened to kMaxServerValidity and to the authority's own end
/// Errors: `FieldInvalid` if a name is not a host name, an address not an IP address, if there are
/// neither names nor addresses, or if `authority` is not an authority or its key does not match.
[[nodiscard]] Result<IssuedCertificate>
issueServerCertificate(const IssuedCertificate &authority, const QStringList &dnsNames,
                       const QStringList &ipAddresses, Timestamp notBefore, Timestamp notAfter);

} // namespace tilldesk::crypto
