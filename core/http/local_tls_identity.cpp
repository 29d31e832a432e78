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

constexpr days kClockTolerance(1); ///< how far a caller's clock may be behind
constexpr days kAuthorityValidity(3'650);
constexpr days kRenewal(30);

/// A certificate and its key as two files.
struct Files {
    QString certificate;
    QString key;

    Files(const QString &folder, const QString &name)
        : certificate(QDir(folder).filePath(name + u".pem"_s)),
          key(QDir(folder).filePath(name + u".key"_s))
    {
    }
};

/// A Files' content, parsed.
struct Content {
    IssuedCertificate pem;
    QByteArray der;
    crypto::CertificateDetails details;
    crypto::PrivateKey key;
    bool isPair = false; ///< the key is the certificate's
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
    const auto key = readPemFile(files.key);
    if (!key)
        return key.failure();
    return IssuedCertificate{*certificate, *key};
}

/// The certificate first: when the program ends in between, what is there is known to be its own.
Result<void> save(const Files &files, const IssuedCertificate &issued)
{
    if (auto saved = writePemFile(files.certificate, issued.certificatePem, Readers::Everybody);
        !saved)
        return saved;
    return writePemFile(files.key, issued.privateKeyPem, Readers::Owner);
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

Result<IssuedCertificate> savedAuthority(const Files &files, const IssuedCertificate &authority)
{
    if (const auto saved = save(files, authority); !saved)
        return saved.failure();
    return authority;
}

Result<IssuedCertificate> authorityIn(const Files &files, Timestamp now)
{
    const Timestamp begin = now - kClockTolerance;
    const Timestamp end = now + kAuthorityValidity;
    const bool hasCertificate = QFileInfo::exists(files.certificate);
    const bool hasKey = QFileInfo::exists(files.key);
    if (!hasCertificate && !hasKey) {
        // Each has a name of its own: a telephone may trust several.
        const QString name =
            u"Tilldesk local authority "_s + QString::fromLatin1(crypto::randomBytes(4).toHex());
        return savedAuthority(files, crypto::makeAuthority(name, begin, end));
    }
    if (!hasCertificate || !hasKey)
        return refuse(hasKey ? files.certificate : files.key,
                      u"missing beside %1"_s.arg(hasKey ? files.key : files.certificate));
    const auto content = examine(files);
    if (!content)
        return content.failure();
    if (!content->details.isAuthority)
        return refuse(files.certificate, u"this is no authority's certificate"_s);
    if (!content->isPair)
        return refuse(files.key, u"this is not the key of %1"_s.arg(files.certificate));
    if (isValidLongEnough(content->details, now))
        return content->pem;
    return savedAuthority(
        files, crypto::makeAuthority(content->details.commonName, begin, end, content->key));
}

/// @return what is in the files when it serves; nothing when it is to be issued anew
Result<std::optional<IssuedCertificate>> serverIn(const Files &files, const QByteArray &authority,
                                                  const QStringList &dnsNames,
                                                  const QStringList &ipAddresses, Timestamp now)
{
    using Found = std::optional<IssuedCertificate>;
    const bool hasKey = QFileInfo::exists(files.key);
    if (!QFileInfo::exists(files.certificate)) {
        if (hasKey)
            return refuse(files.key, u"there is no certificate beside it"_s);
        return Found();
    }
    const auto certificate = readPemFile(files.certificate);
    if (!certificate)
        return certificate.failure();
    const auto der = crypto::derOf(*certificate);
    if (!der)
        return refuse(files.certificate, der.error().detail);
    if (!crypto::isIssuedBy(*der, authority))
        return refuse(files.certificate, u"not issued by the authority beside it"_s);
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
        return fail(ErrorCode::Storage, u"cannot make the folder %1"_s.arg(folder));
    return {};
}

} // namespace

Result<TlsIdentity> localTlsIdentity(const QString &folder, const QStringList &dnsNames,
                                     const QStringList &ipAddresses, Timestamp now)
{
    if (const auto made = makeFolder(folder); !made)
        return made.failure();
    const auto authority = authorityIn(Files(folder, u"ca"_s), now);
    if (!authority)
        return authority.failure();
    const QByteArray authorityDer = crypto::derOf(authority->certificatePem).value();
    const Files files(folder, u"server"_s);
    auto server = serverIn(files, authorityDer, dnsNames, ipAddresses, now);
    if (!server)
        return server.failure();
    if (!*server) {
        const Timestamp begin = now - kClockTolerance;
        const auto issued = crypto::issueServerCertificate(*authority, dnsNames, ipAddresses, begin,
                                                           begin + crypto::kMaxServerValidity);
        if (!issued)
            return issued.failure();
        if (const auto saved = save(files, *issued); !saved)
            return saved.failure();
        *server = *issued;
    }
    return TlsIdentity{(*server)->certificatePem, (*server)->privateKeyPem,
                       authority->certificatePem};
}

} // namespace tilldesk::http
