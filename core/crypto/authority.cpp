#include "core/crypto/authority.h"

#include "core/crypto/certificate_builder.h"

#include <algorithm>
#include <openssl/objects.h>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {
namespace {

tl::unexpected<Error> refuseCertificate(const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why);
}

} // namespace

IssuedCertificate makeAuthority(const QString &name, Timestamp notBefore, Timestamp notAfter)
{
    return makeAuthority(name, notBefore, notAfter, PrivateKey::generate(Algorithm::Es256));
}

IssuedCertificate makeAuthority(const QString &name, Timestamp notBefore, Timestamp notAfter,
                                const PrivateKey &key)
{
    CertificateBuilder builder(name, key.publicKey(), notBefore, notAfter);
    builder.issueBy();
    builder.add(NID_basic_constraints, "critical,CA:TRUE,pathlen:0");
    builder.add(NID_key_usage, "critical,keyCertSign,cRLSign");
    builder.add(NID_subject_key_identifier, "hash");
    return {pemOf(builder.signedBy(key)), key.pkcs8Pem()};
}

Result<IssuedCertificate> issueServerCertificate(const IssuedCertificate &authority,
                                                 const QStringList &dnsNames,
                                                 const QStringList &ipAddresses,
                                                 Timestamp notBefore, Timestamp notAfter)
{
    if (dnsNames.isEmpty() && ipAddresses.isEmpty())
        return refuseCertificate(u"a server's certificate needs a name or an address"_s);
    const auto issuerDer = derOf(authority.certificatePem);
    if (!issuerDer)
        return issuerDer.failure();
    const auto details = certificateDetails(*issuerDer);
    const auto issuerPublic = publicKeyOf(*issuerDer);
    const auto issuerKey = PrivateKey::fromPem(authority.privateKeyPem);
    if (!issuerKey)
        return issuerKey.failure();
    if (!details || !details->isAuthority || !issuerPublic
        || *issuerPublic != issuerKey->publicKey())
        return refuseCertificate(u"this is no authority's certificate with its key"_s);

    const PrivateKey key = PrivateKey::generate(Algorithm::Es256);
    const Timestamp end = std::min({notAfter, notBefore + kMaxServerValidity, details->notAfter});
    CertificateBuilder builder((dnsNames + ipAddresses).first(), key.publicKey(), notBefore, end);
    const X509Ptr issuer = readCertificate(*issuerDer);
    builder.issueBy(issuer.get());
    builder.add(NID_basic_constraints, "critical,CA:FALSE");
    builder.add(NID_key_usage, "critical,digitalSignature");
    builder.add(NID_ext_key_usage, "serverAuth");
    builder.add(NID_subject_key_identifier, "hash");
    builder.add(NID_authority_key_identifier, "keyid:always");
    if (const auto named = builder.addNames(dnsNames, ipAddresses); !named)
        return named.failure();
    return IssuedCertificate{pemOf(builder.signedBy(*issuerKey)), key.pkcs8Pem()};
}

} // namespace tilldesk::crypto
