#pragma once

#include "core/base/timestamp.h"
#include "core/crypto/key.h"
#include "core/crypto/openssl.h"

#include <QStringList>

namespace tilldesk::crypto {

/// Builds an X.509 v3 certificate. Throws std::runtime_error if OpenSSL fails.
/// @source RFC 5280
class CertificateBuilder
{
public:
    /// @param commonName  not empty; truncated at 64 characters, the standard's limit
    /// @param notBefore   precise to the second, as is `notAfter`
    CertificateBuilder(const QString &commonName, const PublicKey &key, Timestamp notBefore,
                       Timestamp notAfter);

    /// Adds an attribute to the subject's name. Call it before issueBy().
    /// @param text  not empty; truncated at 64 characters, the standard's limit
    void addToSubject(int nid, const QString &text);
    /// Sets the issuer; null: self-signed. Call it before add().
    void issueBy(X509 *issuer = nullptr);
    /// Adds an extension. @param value  in the syntax of x509v3_config(5); never user input: not
    /// escaped
    void add(int nid, const char *value);
    /// Errors: `FieldInvalid` if a name is not a host name or an address is malformed.
    Result<void> addNames(const QStringList &dnsNames, const QStringList &ipAddresses);
    /// Permits an authority to issue certificates for these names only; no constraint if both lists
    /// are empty. @param subnets  see PermittedNames
    /// Errors: `FieldInvalid` if a name is not a host name or a subnet is malformed.
    Result<void> addConstraints(const QStringList &dnsNames, const QStringList &subnets);
    /// Signs the certificate and returns its DER.
    [[nodiscard]] QByteArray signedBy(const PrivateKey &key);

private:
    X509Ptr m_certificate;
    X509 *m_issuer = nullptr;
};

/// Parses a certificate; null unless `der` is exactly one certificate.
[[nodiscard]] X509Ptr readCertificate(QByteArrayView der);

} // namespace tilldesk::crypto
