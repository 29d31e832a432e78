#pragma once

#include "core/base/timestamp.h"
#include "core/crypto/key.h"

#include <QStringList>

namespace tilldesk::crypto {

/// Makes the certificate that publishes a signing key in a key set (`x5c`): for digital signatures
/// only, not an authority, SHA-256, a random serial number. Returns the DER.
/// @param commonName  not empty; truncated at 64 characters
/// @param notBefore   precise to the second, as is `notAfter`
/// @param unit        the subject's organizational unit, at most 64 characters; empty: no unit
[[nodiscard]] QByteArray selfSignedCertificate(const PrivateKey &key, const QString &commonName,
                                               Timestamp notBefore, Timestamp notAfter,
                                               const QString &unit = {});

/// Returns the certificate's SHA-256 in base64url without padding, 43 characters.
/// @source RFC 7515, section 4.1.8, `x5t#S256`
[[nodiscard]] QByteArray certificateThumbprint(QByteArrayView der);

/// Returns the PEM, ending with a line end; does not check `der`.
[[nodiscard]] QByteArray pemOf(QByteArrayView der);
/// Returns the DER of the first certificate in `pem`; ignores the text around it.
/// Errors: `FieldInvalid` if it has no readable certificate.
[[nodiscard]] Result<QByteArray> derOf(QByteArrayView pem);

/// Errors: `FieldInvalid` if `der` is not a certificate, or PublicKey does not accept its key.
[[nodiscard]] Result<PublicKey> publicKeyOf(QByteArrayView der);

/// The parts of a certificate that this program uses.
struct CertificateDetails {
    QString commonName; ///< common name of the subject; may be empty
    Timestamp notBefore;
    Timestamp notAfter;
    bool isAuthority = false; ///< a CA certificate: may issue others
    QString unit = {};        ///< the subject's organizational unit; empty: no unit
};
/// Errors: `FieldInvalid` if `der` is not a certificate.
[[nodiscard]] Result<CertificateDetails> certificateDetails(QByteArrayView der);

/// Returns whether `name` consists of labels of letters, digits and inner hyphens.
/// @source RFC 1123, section 2.1
[[nodiscard]] bool isHostName(const QString &name);

/// Returns whether the certificate is valid for each of the names and addresses, by a browser's
/// rules.
[[nodiscard]] bool certificateNames(QByteArrayView der, const QStringList &dnsNames,
                                    const QStringList &ipAddresses);
/// Returns whether `authority` signed `der`, and is a certificate that may do so.
[[nodiscard]] bool isIssuedBy(QByteArrayView der, QByteArrayView authority);

} // namespace tilldesk::crypto
