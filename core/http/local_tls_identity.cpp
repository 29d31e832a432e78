#include "core/http/local_tls_identity.h"

#include "core/crypto/authority.h"
#include "core/crypto/random.h"
#include "core/http/pem_file.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

using crypto::IssuedCertificate;
using std::chrono::days;

constexpr days kClockTolerance(1); ///< tolerated clock skew: how far a caller's clock may be behind
constexpr days kAuthorityValidity(5 * 365);
constexpr days kRenewal(30);

/// Callers trust the authority by hand, so its key must be useless for other people's names.
/// Permits loopback, the networks of RFC 1918, 4193 and 3927, the domains that nobody can register,
/// and the names that the certificate must have.
crypto::PermittedNames permittedFor(const QStringList &dnsNames, const QStringList &ipAddresses)
{
    crypto::PermittedNames permitted{
        .dnsNames = {u"localhost"_s, u"local"_s, u"lan"_s, u"internal"_s, u"home.arpa"_s},
        .subnets = {u"127.0.0.0/255.0.0.0"_s, u"10.0.0.0/255.0.0.0"_s, u"172.16.0.0/255.240.0.0"_s,
                    u"192.168.0.0/255.255.0.0"_s, u"169.254.0.0/255.255.0.0"_s,
                    u"::1/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"_s, u"fc00::/fe00::"_s,
                    u"fe80::/ffc0::"_s}};
    permitted.dnsNames += dnsNames;
    for (const QString &address : ipAddresses) {
        const bool isIpv6 = address.contains(u':');
        permitted.subnets << address
                + (isIpv6 ? u"/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"_s : u"/255.255.255.255"_s);
    }
    permitted.dnsNames.removeDuplicates();
    permitted.subnets.removeDuplicates();
    return permitted;
}

/// Paths of a certificate and its key.
struct Files {
    QString certificate;
    QString key;

    Files(const QString &folder, const QString &name)
        : certificate(QDir(folder).filePath(name + u".pem"_s)),
          key(QDir(folder).filePath(name + u".key"_s))
    {
    }
};

/// Parsed content of Files.
struct Content {
    IssuedCertificate pem;
    QByteArray der;
    crypto::CertificateDetails details;
    crypto::PrivateKey key;
    bool isPair = false; ///< the key belongs to the certificate
};

tl::unexpected<Error> refuse(const QString &path, const QString &why)
{
    return fail(ErrorCode::FieldInvalid, u"%1: %2"_s.arg(path, why));
}

Result<IssuedCertificate> load(const Files &files)
{
    const auto certificate = readPemFile(files.certificate);
    if (!certificate)
        return certificate.failure();
    const auto key = readKeyFile(files.key);
    if (!key)
        return key.failure();
    return IssuedCertificate{*certificate, *key};
}

/// Writes the certificate first: if the program ends in between, the next start recognises its own
/// file.
Result<void> save(const Files &files, const IssuedCertificate &issued)
{
    if (auto saved = writePemFile(files.certificate, issued.certificatePem, FileAccess::Everyone);
        !saved)
        return saved;
    return writePemFile(files.key, issued.privateKeyPem, FileAccess::OwnerOnly);
}

Result<Content> examine(const Files &files)
{
    const auto issued = load(files);
    if (!issued)
        return issued.failure();
    const auto der = crypto::derOf(issued->certificatePem);
    if (!der)
        return refuse(files.certificate, der.error().detail);
    const auto publicKey = crypto::publicKeyOf(*der);
    if (!publicKey)
        return refuse(files.certificate, publicKey.error().detail);
    const auto key = crypto::PrivateKey::fromPem(issued->privateKeyPem);
    if (!key)
        return refuse(files.key, key.error().detail);
    return Content{*issued, *der, crypto::certificateDetails(*der).value(), *key,
                   key->publicKey() == *publicKey};
}

bool isValidLongEnough(const crypto::CertificateDetails &details, Timestamp now)
{
    return details.notBefore <= now && now + kRenewal <= details.notAfter;
}

struct Authority {
    IssuedCertificate pem;
    bool isNew = false; ///< not saved yet
};

Result<Authority> newAuthority(const QString &name, const crypto::PrivateKey &key,
                               const crypto::PermittedNames &permitted, Timestamp now)
{
    auto made = crypto::makeAuthority(name, now - kClockTolerance, now + kAuthorityValidity, key,
                                      permitted);
    if (!made)
        return made.failure();
    return Authority{*made, true};
}

Result<Authority> authorityIn(const Files &files, const QStringList &dnsNames,
                              const QStringList &ipAddresses, Timestamp now)
{
    const bool hasCertificate = QFileInfo::exists(files.certificate);
    const bool hasKey = QFileInfo::exists(files.key);
    const auto permitted = permittedFor(dnsNames, ipAddresses);
    if (!hasCertificate && !hasKey) {
        // A random name for each authority: a phone may trust several.
        const QString name =
            u"Tilldesk local authority "_s + QString::fromLatin1(crypto::randomBytes(4).toHex());
        return newAuthority(name, crypto::PrivateKey::generate(crypto::Algorithm::Es256), permitted,
                            now);
    }
    if (!hasCertificate || !hasKey)
        return refuse(
            hasKey ? files.certificate : files.key,
            u"the file is missing beside %1"_s.arg(hasKey ? files.key : files.certificate));
    const auto content = examine(files);
    if (!content)
        return content.failure();
    if (!content->details.isAuthority)
        return refuse(files.certificate,
                      u"this is not the certificate of a certificate authority"_s);
    if (!content->isPair)
        return refuse(files.key, u"this is not the key of %1"_s.arg(files.certificate));
    const auto scope = crypto::scopeOf(content->pem, dnsNames, ipAddresses);
    if (!scope)
        return scope.failure();
    if (*scope == crypto::Scope::Inside && isValidLongEnough(content->details, now))
        return Authority{content->pem};
    return newAuthority(content->details.commonName, content->key, permitted, now);
}

/// Returns the identity in the files if it can be used; empty if it must be reissued.
Result<std::optional<IssuedCertificate>> serverIn(const Files &files, const QByteArray &authority,
                                                  const QStringList &dnsNames,
                                                  const QStringList &ipAddresses, Timestamp now)
{
    using Found = std::optional<IssuedCertificate>;
    const bool hasKey = QFileInfo::exists(files.key);
    if (!QFileInfo::exists(files.certificate)) {
        if (hasKey)
            return refuse(files.key, u"the certificate is missing beside the key"_s);
        return Found();
    }
    const auto certificate = readPemFile(files.certificate);
    if (!certificate)
        return certificate.failure();
    const auto der = crypto::derOf(*certificate);
    if (!der)
        return refuse(files.certificate, der.error().detail);
    if (!crypto::isIssuedBy(*der, authority))
        return refuse(files.certificate,
                      u"the certificate was not issued by the authority beside it"_s);
    if (!hasKey)
        return Found();
    const auto content = examine(files);
    if (!content)
        return content.failure();
    const bool serves = content->isPair && isValidLongEnough(content->details, now)
        && crypto::certificateNames(content->der, dnsNames, ipAddresses);
    return serves ? Found(content->pem) : Found();
}

Result<void> makeFolder(const QString &folder)
{
    constexpr auto kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    const QFileInfo info(folder);
    if (info.isDir())
        return {};
    if (!QDir().mkpath(info.absolutePath()) || !QDir().mkdir(folder, kOwnerOnly))
        return fail(ErrorCode::Storage, u"cannot create the folder %1"_s.arg(folder));
    return {};
}

} // namespace

Result<TlsIdentity> localTlsIdentity(const QString &folder, const QStringList &dnsNames,
                                     const QStringList &ipAddresses, Timestamp now)
{
    if (const auto made = makeFolder(folder); !made)
        return made.failure();
    const Files authorityFiles(folder, u"ca"_s);
    const auto found = authorityIn(authorityFiles, dnsNames, ipAddresses, now);
    if (!found)
        return found.failure();
    const IssuedCertificate &authority = found->pem;
    const QByteArray authorityDer = crypto::derOf(authority.certificatePem).value();
    const Files files(folder, u"server"_s);
    auto server = serverIn(files, authorityDer, dnsNames, ipAddresses, now);
    if (!server)
        return server.failure();
    if (found->isNew) {
        if (const auto saved = save(authorityFiles, authority); !saved)
            return saved.failure();
    }
    if (!*server) {
        const Timestamp begin = now - kClockTolerance;
        const auto issued = crypto::issueServerCertificate(authority, dnsNames, ipAddresses, begin,
                                                           begin + crypto::kMaxServerValidity);
        if (!issued)
            return issued.failure();
        if (const auto saved = save(files, *issued); !saved)
            return saved.failure();
        *server = *issued;
    }
    return TlsIdentity{(*server)->certificatePem, (*server)->privateKeyPem,
                       authority.certificatePem};
}

} // namespace tilldesk::http
