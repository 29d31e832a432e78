#include "core/tills/till_identity.h"

#include "core/crypto/certificate.h"
#include "core/crypto/digest.h"
#include "core/crypto/sealed.h"

using namespace Qt::StringLiterals;

namespace tilldesk::tills {
namespace {

constexpr std::chrono::days kLife(3650);
/// A window whose clock is behind must not find a certificate that is not valid yet.
constexpr std::chrono::hours kSlowClocks(24);
constexpr QByteArrayView kSealedFor = "certificate for tills";

TillIdentity identityOf(const QByteArray &certificate, const QByteArray &keyPem)
{
    return {crypto::pemOf(certificate), keyPem, crypto::sha256(certificate).toHex()};
}

} // namespace

Result<TillIdentity> tillIdentity(storage::Database &db, const QByteArray &masterKey,
                                  const QString &commonName, Timestamp now)
{
    TillRepository repository(db);
    if (const auto stored = repository.identity()) {
        const auto pem = crypto::unseal(stored->sealedKey, masterKey, kSealedFor);
        if (!pem)
            return fail(ErrorCode::Storage,
                        u"the master key does not open the key of the certificate for tills"_s);
        return identityOf(stored->certificate, *pem);
    }
    const auto key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    const QByteArray certificate =
        crypto::selfSignedCertificate(key, commonName, now - kSlowClocks, now + kLife);
    const QByteArray pem = key.pkcs8Pem();
    repository.insert({certificate, crypto::seal(pem, masterKey, kSealedFor)});
    return identityOf(certificate, pem);
}

} // namespace tilldesk::tills
