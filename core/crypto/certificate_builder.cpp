#include "core/crypto/certificate_builder.h"

#include "core/crypto/certificate.h"
#include "core/crypto/openssl.h"
#include "core/crypto/random.h"

#include <openssl/x509v3.h>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {
namespace {

using GeneralNamePtr = OpenSslPtr<GENERAL_NAME, GENERAL_NAME_free>;
using GeneralNamesPtr = OpenSslPtr<GENERAL_NAMES, GENERAL_NAMES_free>;
using OctetStringPtr = OpenSslPtr<ASN1_OCTET_STRING, ASN1_OCTET_STRING_free>;
using IntegerPtr = OpenSslPtr<ASN1_INTEGER, ASN1_INTEGER_free>;

/// @source RFC 5280, appendix A.1: ub-common-name, ub-organizational-unit-name
constexpr qsizetype kMaxSubjectPart = 64;
constexpr int kSerialBytes = 16; ///< @source RFC 5280, section 4.1.2.2: 20 at most

void require(bool isDone)
{
    if (!isDone)
        throw std::runtime_error("a certificate could not be made");
}

GeneralNamePtr nameOf(int type, ASN1_STRING *value)
{
    GeneralNamePtr name(GENERAL_NAME_new());
    require(name && value);
    GENERAL_NAME_set0_value(name.get(), type, value);
    return name;
}

void append(GENERAL_NAMES *names, GeneralNamePtr name)
{
    require(sk_GENERAL_NAME_push(names, name.get()) > 0);
    static_cast<void>(name.release()); // `names` owns the name now
}

} // namespace

CertificateBuilder::CertificateBuilder(const QString &commonName, const PublicKey &key,
                                       Timestamp notBefore, Timestamp notAfter)
    : m_certificate(X509_new())
{
    X509 *const certificate = m_certificate.get();
    require(certificate && X509_set_version(certificate, X509_VERSION_3) == 1);

    QByteArray serial = randomBytes(kSerialBytes);
    serial[0] = static_cast<char>((serial[0] & 0x3f) | 0x40); // positive and of fixed length
    const BignumPtr number(BN_bin2bn(reinterpret_cast<const unsigned char *>(serial.constData()),
                                     kSerialBytes, nullptr));
    const IntegerPtr integer(BN_to_ASN1_INTEGER(number.get(), nullptr));
    require(integer && X509_set_serialNumber(certificate, integer.get()) == 1);

    addToSubject(NID_commonName, commonName);
    using std::chrono::floor;
    using std::chrono::seconds;
    require(ASN1_TIME_set(X509_getm_notBefore(certificate),
                          floor<seconds>(notBefore).time_since_epoch().count()));
    require(ASN1_TIME_set(X509_getm_notAfter(certificate),
                          floor<seconds>(notAfter).time_since_epoch().count()));
    require(X509_set_pubkey(certificate, key.handle()) == 1);
}

void CertificateBuilder::addToSubject(int nid, const QString &text)
{
    const QByteArray bytes = text.left(kMaxSubjectPart).toUtf8();
    require(X509_NAME_add_entry_by_NID(X509_get_subject_name(m_certificate.get()), nid,
                                       MBSTRING_UTF8,
                                       reinterpret_cast<const unsigned char *>(bytes.constData()),
                                       int(bytes.size()), -1, 0)
            == 1);
}

void CertificateBuilder::issueBy(X509 *issuer)
{
    m_issuer = issuer ? issuer : m_certificate.get();
    require(X509_set_issuer_name(m_certificate.get(), X509_get_subject_name(m_issuer)) == 1);
}

void CertificateBuilder::add(int nid, const char *value)
{
    X509V3_CTX context;
    X509V3_set_ctx(&context, m_issuer, m_certificate.get(), nullptr, nullptr, 0);
    const X509ExtensionPtr extension(X509V3_EXT_conf_nid(nullptr, &context, nid, value));
    require(extension && X509_add_ext(m_certificate.get(), extension.get(), -1) == 1);
}

Result<void> CertificateBuilder::addNames(const QStringList &dnsNames,
                                          const QStringList &ipAddresses)
{
    const OpenSslErrors errors;
    const GeneralNamesPtr names(GENERAL_NAMES_new());
    require(names != nullptr);
    for (const QString &dnsName : dnsNames) {
        if (!isHostName(dnsName))
            return fail(ErrorCode::FieldInvalid, u"\"%1\" is not a host name"_s.arg(dnsName));
        const QByteArray text = dnsName.toLower().toLatin1();
        ASN1_IA5STRING *const value = ASN1_IA5STRING_new();
        auto name = nameOf(GEN_DNS, value);
        require(ASN1_STRING_set(value, text.constData(), int(text.size())) == 1);
        append(names.get(), std::move(name));
    }
    for (const QString &ipAddress : ipAddresses) {
        OctetStringPtr value(a2i_IPADDRESS(ipAddress.toUtf8().constData()));
        if (!value)
            return fail(ErrorCode::FieldInvalid, u"\"%1\" is not an IP address"_s.arg(ipAddress));
        append(names.get(), nameOf(GEN_IPADD, value.release()));
    }
    require(X509_add1_ext_i2d(m_certificate.get(), NID_subject_alt_name, names.get(), 0, 0) == 1);
    return {};
}

Result<void> CertificateBuilder::addConstraints(const QStringList &dnsNames,
                                                const QStringList &subnets)
{
    const OpenSslErrors errors;
    QByteArrayList parts{"critical"};
    for (const QString &dnsName : dnsNames) {
        if (!isHostName(dnsName))
            return fail(ErrorCode::FieldInvalid, u"\"%1\" is not a host name"_s.arg(dnsName));
        parts << "permitted;DNS:" + dnsName.toLower().toLatin1();
    }
    for (const QString &subnet : subnets) {
        if (const OctetStringPtr bytes(a2i_IPADDRESS_NC(subnet.toUtf8().constData())); !bytes)
            return fail(ErrorCode::FieldInvalid, u"\"%1\" is not a subnet"_s.arg(subnet));
        parts << "permitted;IP:" + subnet.toLatin1();
    }
    if (parts.size() > 1)
        add(NID_name_constraints, parts.join(',').constData());
    return {};
}

QByteArray CertificateBuilder::signedBy(const PrivateKey &key)
{
    require(X509_sign(m_certificate.get(), key.handle(), EVP_sha256()) > 0);
    unsigned char *bytes = nullptr;
    const int size = i2d_X509(m_certificate.get(), &bytes);
    require(size > 0);
    QByteArray der(reinterpret_cast<const char *>(bytes), size);
    OPENSSL_free(bytes);
    return der;
}

X509Ptr readCertificate(QByteArrayView der)
{
    const OpenSslErrors errors;
    const auto *bytes = reinterpret_cast<const unsigned char *>(der.data());
    const auto *const end = bytes + der.size();
    X509Ptr certificate(d2i_X509(nullptr, &bytes, long(der.size())));
    return certificate && bytes == end ? std::move(certificate) : nullptr;
}

} // namespace tilldesk::crypto
