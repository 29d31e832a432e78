#include "core/crypto/authority.h"

#include "core/crypto/certificate_builder.h"

#include <algorithm>
#include <openssl/objects.h>
#include <openssl/x509v3.h>
#include <tuple>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {
namespace {

using NameConstraintsPtr = OpenSslPtr<NAME_CONSTRAINTS, NAME_CONSTRAINTS_free>;

tl::unexpected<Error> refuseCertificate(const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why);
}

} // namespace

IssuedCertificate makeAuthority(const QString &name, Timestamp notBefore, Timestamp notAfter)
{
    return makeAuthority(name, notBefore, notAfter, PrivateKey::generate(Algorithm::Es256), {})
        .value();
}

Result<IssuedCertificate> makeAuthority(const QString &name, Timestamp notBefore,
                                        Timestamp notAfter, const PrivateKey &key,
                                        const PermittedNames &permitted)
{
    CertificateBuilder builder(name, key.publicKey(), notBefore, notAfter);
    builder.issueBy();
    builder.add(NID_basic_constraints, "critical,CA:TRUE,pathlen:0");
    builder.add(NID_key_usage, "critical,keyCertSign,cRLSign");
    builder.add(NID_subject_key_identifier, "hash");
    if (const auto added = builder.addConstraints(permitted.dnsNames, permitted.subnets); !added)
        return added.failure();
    return IssuedCertificate{pemOf(builder.signedBy(key)), key.pkcs8Pem()};
}

Result<Scope> scopeOf(const IssuedCertificate &authority, const QStringList &dnsNames,
                      const QStringList &ipAddresses)
{
    const auto der = derOf(authority.certificatePem);
    const auto key = PrivateKey::fromPem(authority.privateKeyPem);
    if (!der || !key)
        return der ? key.failure() : der.failure();
    const auto details = certificateDetails(*der);
    if (!details)
        return details.failure();
    const X509Ptr issuer = readCertificate(*der);
    // OpenSSL checks name constraints of whole certificates only: build a probe with these names.
    CertificateBuilder builder(u"probe"_s, key->publicKey(), details->notBefore, details->notAfter);
    builder.issueBy(issuer.get());
    if (const auto named = builder.addNames(dnsNames, ipAddresses); !named)
        return named.failure();
    const NameConstraintsPtr constraints(static_cast<NAME_CONSTRAINTS *>(
        X509_get_ext_d2i(issuer.get(), NID_name_constraints, nullptr, nullptr)));
    if (!constraints)
        return Scope::Inside;
    const X509Ptr probe = readCertificate(builder.signedBy(*key));
    std::ignore = X509_check_purpose(probe.get(), -1, 0); // makes OpenSSL parse the names out of
                                                          // the extension
    return NAME_CONSTRAINTS_check(probe.get(), constraints.get()) == X509_V_OK ? Scope::Inside
                                                                               : Scope::Outside;
}

Result<IssuedCertificate> issueServerCertificate(const IssuedCertificate &authority,
                                                 const QStringList &dnsNames,
                                                 const QStringList &ipAddresses,
                                                 Timestamp notBefore, Timestamp notAfter)
{
    if (dnsNames.isEmpty() && ipAddresses.isEmpty())
        return refuseCertificate(u"a server certificate needs a name or an address"_s);
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
        return refuseCertificate(u"this is not a certificate authority with its key"_s);

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
