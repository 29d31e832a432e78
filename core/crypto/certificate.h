#pragma once

#include "core/base/timestamp.h"
#include "core/crypto/key.h"

#include <QStringList>

namespace tilldesk::crypto {

/// Makes the certificate that publishes a signing key in a key set (`x5c`): digital signatures
/// only, no authority, SHA-256, a random serial number.
/// @param commonName  not empty; cut at 64 characters
/// @param notBefore   to the second, as is `notAfter`
/// @param unit        the subject's organizational unit, at most 64 characters; empty: it has none
/// @return the DER
[[nodiscard]] QByteArray selfSignedCertificate(const PrivateKey &key, const QString &commonName,
                                               Timestamp notBefore, Timestamp notAfter,
                                               const QString &unit = {});

/// @return the certificate's SHA-256 in base64url without padding, 43 characters
/// @source RFC 7515, section 4.1.8, `x5t#S256`
[[nodiscard]] QByteArray certificateThumbprint(QByteArrayView der);

/// @return PEM, with a line end at the end; `der` is not looked at
[[nodiscard]] QByteArray pemOf(QByteArrayView der);
/// @return the DER of the first certificate in `pem`, whatever stands around it
/// Errors: `FieldInvalid` when there is none that can be read.
[[nodiscard]] Result<QByteArray> derOf(QByteArrayView pem);

/// Errors: `FieldInvalid` when `der` is no certificate, or its key not one that PublicKey takes.
[[nodiscard]] Result<PublicKey> publicKeyOf(QByteArrayView der);

/// What a certificate says of itself.
struct CertificateDetails {
    QString commonName; ///< of its subject; may be empty
    Timestamp notBefore;
    Timestamp notAfter;
    bool isAuthority = false; ///< may issue others
    QString unit = {};        ///< the subject's organizational unit; empty: it has none
};
/// Errors: `FieldInvalid` when `der` is no certificate.
[[nodiscard]] Result<CertificateDetails> certificateDetails(QByteArrayView der);

/// Returns whether `name` is made of labels of letters, digits and inner hyphens.
/// @source RFC 1123, section 2.1
[[nodiscard]] bool isHostName(const QString &name);

/// @return whether the certificate names each of these, as a browser would compare
[[nodiscard]] bool certificateNames(QByteArrayView der, const QStringList &dnsNames,
                                    const QStringList &ipAddresses);
/// @return whether `authority` has signed `der` and says that it may
[[nodiscard]] bool isIssuedBy(QByteArrayView der, QByteArrayView authority);

} // namespace tilldesk::crypto
