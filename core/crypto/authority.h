#pragma once

#include "core/crypto/certificate.h"

namespace tilldesk::crypto {

/// A certificate and the key it is for.
struct IssuedCertificate {
    QByteArray certificatePem;
    QByteArray privateKeyPem; ///< PKCS#8, not encrypted: a secret
};

/// The names and addresses that an authority may issue certificates for. @source RFC 5280, 4.2.1.10
struct PermittedNames {
    QStringList dnsNames; ///< each with everything below it
    QStringList subnets;  ///< address and mask, for example `10.0.0.0/255.0.0.0`
};

/// Makes a certificate authority, which may issue certificates for servers and none for other
/// authorities. P-256.
/// @param name  not empty; cut at 64 characters. Two authorities should not share a name
[[nodiscard]] IssuedCertificate makeAuthority(const QString &name, Timestamp notBefore,
                                              Timestamp notAfter);
/// The same for a key that exists already, whose certificates stay valid, and for these names only.
/// Errors: `FieldInvalid` when a name is no host name or a subnet is none.
[[nodiscard]] Result<IssuedCertificate> makeAuthority(const QString &name, Timestamp notBefore,
                                                      Timestamp notAfter, const PrivateKey &key,
                                                      const PermittedNames &permitted);
enum class Scope {
    Inside, ///< clients accept a certificate for all of these names
    Outside ///< a name constraint of the authority forbids one of them
};
/// Compares names with an authority's constraints; an authority without constraints permits all.
/// Errors: `FieldInvalid` when a name is no host name, an address no IP address, or `authority` is
/// no authority's certificate with its key.
[[nodiscard]] Result<Scope> scopeOf(const IssuedCertificate &authority, const QStringList &dnsNames,
                                    const QStringList &ipAddresses);

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
