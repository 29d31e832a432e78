#pragma once

#include "core/base/timestamp.h"
#include "core/crypto/key.h"
#include "core/crypto/openssl_ptr.h"

#include <QStringList>

namespace tilldesk::crypto {

/// An X.509 v3 certificate in the making. Throws std::runtime_error when OpenSSL fails.
/// @source RFC 5280
class CertificateBuilder
{
public:
    /// @param commonName  not empty; cut at 64 characters, the standard's bound
    /// @param notBefore   to the second, as is `notAfter`
    CertificateBuilder(const QString &commonName, const PublicKey &key, Timestamp notBefore,
                       Timestamp notAfter);

    /// Adds a part of the subject's name. Goes before issueBy(). @param text  not empty; cut at 64
    /// characters, the standard's bound
    void addToSubject(int nid, const QString &text);
    /// Makes it the certificate of its own key; or of what `issuer` stands for. Goes before add().
    void issueBy(X509 *issuer = nullptr);
    /// @param value  in the words of x509v3_config(5), none of them from outside
    void add(int nid, const char *value);
    /// Errors: `FieldInvalid` when one is no host name or no address.
    Result<void> addNames(const QStringList &dnsNames, const QStringList &ipAddresses);
    /// Permits an authority to issue certificates for these names only; no constraint if both lists
    /// are empty. @param subnets  see PermittedNames
    /// Errors: `FieldInvalid` when a name is no host name or a subnet is none.
    Result<void> addConstraints(const QStringList &dnsNames, const QStringList &subnets);
    /// @return the DER
    [[nodiscard]] QByteArray signedBy(const PrivateKey &key);

private:
    X509Ptr m_certificate;
    X509 *m_issuer = nullptr;
};

/// @return nothing unless all of `der` is one certificate
[[nodiscard]] X509Ptr readCertificate(QByteArrayView der);

} // namespace tilldesk::crypto
