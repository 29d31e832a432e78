#include "core/crypto/certificate.h"

#include "core/crypto/base64url.h"
#include "core/crypto/certificate_builder.h"
#include "core/crypto/digest.h"
#include "core/crypto/openssl.h"

#include <QRegularExpression>
#include <algorithm>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {
namespace {

constexpr unsigned kExactly = X509_CHECK_FLAG_NO_WILDCARDS | X509_CHECK_FLAG_NEVER_CHECK_SUBJECT;
constexpr qsizetype kPemLine = 64; ///< @source RFC 7468, section 2

tl::unexpected<Error> notACertificate()
{
    return fail(ErrorCode::FieldInvalid, u"this is not a certificate"_s);
}

Timestamp timeOf(const ASN1_TIME *time)
{
    int days = 0;
    int rest = 0;
    const OpenSslPtr<ASN1_TIME, ASN1_TIME_free> epoch(ASN1_TIME_set(nullptr, 0));
    ASN1_TIME_diff(&days, &rest, epoch.get(), time);
    return Timestamp(std::chrono::days(days) + std::chrono::seconds(rest));
}

QString subjectPart(X509 *certificate, int nid)
{
    X509_NAME *const subject = X509_get_subject_name(certificate);
    const int at = X509_NAME_get_index_by_NID(subject, nid, -1);
    unsigned char *text = nullptr;
    const int size = at < 0
        ? -1
        : ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(subject, at)));
    if (size < 0)
        return {};
    QString name = QString::fromUtf8(reinterpret_cast<const char *>(text), size);
    OPENSSL_free(text);
    return name;
}

} // namespace

QByteArray selfSignedCertificate(const PrivateKey &key, const QString &commonName,
                                 Timestamp notBefore, Timestamp notAfter, const QString &unit)
{
    CertificateBuilder builder(commonName, key.publicKey(), notBefore, notAfter);
    if (!unit.isEmpty())
        builder.addToSubject(NID_organizationalUnitName, unit);
    builder.issueBy();
    builder.add(NID_basic_constraints, "critical,CA:FALSE");
    builder.add(NID_key_usage, "critical,digitalSignature");
    builder.add(NID_subject_key_identifier, "hash");
    return builder.signedBy(key);
}

QByteArray certificateThumbprint(QByteArrayView der)
{
    return toBase64Url(sha256(der));
}

QByteArray pemOf(QByteArrayView der)
{
    const QByteArray text = der.toByteArray().toBase64();
    QByteArray pem = "-----BEGIN CERTIFICATE-----\n";
    for (qsizetype i = 0; i < text.size(); i += kPemLine) {
        pem += text.mid(i, kPemLine);
        pem += '\n';
    }
    return pem + "-----END CERTIFICATE-----\n";
}

Result<QByteArray> derOf(QByteArrayView pem)
{
    const OpenSslErrors errors;
    const BioPtr bio(BIO_new_mem_buf(pem.data(), int(pem.size())));
    unsigned char *bytes = nullptr;
    long size = 0;
    if (PEM_bytes_read_bio(&bytes, &size, nullptr, PEM_STRING_X509, bio.get(), nullptr, nullptr)
        != 1)
        return notACertificate();
    QByteArray der(reinterpret_cast<const char *>(bytes), qsizetype(size));
    OPENSSL_free(bytes);
    if (!readCertificate(der))
        return notACertificate();
    return der;
}

Result<PublicKey> publicKeyOf(QByteArrayView der)
{
    const OpenSslErrors errors;
    const X509Ptr certificate = readCertificate(der);
    if (!certificate)
        return notACertificate();
    return PublicKey::fromHandle(X509_get0_pubkey(certificate.get()));
}

Result<CertificateDetails> certificateDetails(QByteArrayView der)
{
    const OpenSslErrors errors;
    const X509Ptr certificate = readCertificate(der);
    if (!certificate)
        return notACertificate();
    return CertificateDetails{.commonName = subjectPart(certificate.get(), NID_commonName),
                              .notBefore = timeOf(X509_get0_notBefore(certificate.get())),
                              .notAfter = timeOf(X509_get0_notAfter(certificate.get())),
                              .isAuthority = X509_check_ca(certificate.get()) == 1,
                              .unit = subjectPart(certificate.get(), NID_organizationalUnitName)};
}

bool isHostName(const QString &name)
{
    static const QRegularExpression kForm(
        u"^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*\\z"_s);
    return name.size() <= 253 && kForm.match(name).hasMatch();
}

bool certificateNames(QByteArrayView der, const QStringList &dnsNames,
                      const QStringList &ipAddresses)
{
    const OpenSslErrors errors;
    const X509Ptr certificate = readCertificate(der);
    const auto hasName = [&certificate](const QString &name) {
        const QByteArray text = name.toUtf8();
        return X509_check_host(certificate.get(), text.constData(), size_t(text.size()), kExactly,
                               nullptr)
            == 1;
    };
    const auto hasAddress = [&certificate](const QString &address) {
        return X509_check_ip_asc(certificate.get(), address.toUtf8().constData(), kExactly) == 1;
    };
    return certificate && std::ranges::all_of(dnsNames, hasName)
        && std::ranges::all_of(ipAddresses, hasAddress);
}

bool isIssuedBy(QByteArrayView der, QByteArrayView authority)
{
    const OpenSslErrors errors;
    const X509Ptr certificate = readCertificate(der);
    const X509Ptr issuer = readCertificate(authority);
    return certificate && issuer && X509_check_issued(issuer.get(), certificate.get()) == X509_V_OK
        && X509_check_ca(issuer.get()) == 1
        && X509_verify(certificate.get(), X509_get0_pubkey(issuer.get())) == 1;
}

} // namespace tilldesk::crypto
