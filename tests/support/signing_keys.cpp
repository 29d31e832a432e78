#include "tests/support/signing_keys.h"

#include "core/crypto/certificate.h"
#include "core/crypto/jwk.h"
#include "tests/support/some_keys.h"

using namespace Qt::StringLiterals;

namespace tilldesk::test {

void publishSomeKeys(keys::PublishedKeys &published, Timestamp now, int number)
{
    std::vector<keys::ServiceKey> keys;
    for (const auto algorithm : {crypto::Algorithm::Es256, crypto::Algorithm::Rs256}) {
        const crypto::PrivateKey key = someKey(algorithm, number);
        const keys::KeyRecord record{
            .seq = qint64(keys.size()) + 1,
            .kid = QString::fromLatin1(crypto::jwkThumbprint(key.publicKey())),
            .algorithm = algorithm,
            .certificate =
                crypto::selfSignedCertificate(key, u"Test"_s, now, now + std::chrono::hours(24)),
            .publishedAt = now,
            .signsFrom = now,
            .retiredAt = {}};
        keys.push_back({record, key});
    }
    published.publish(std::make_shared<const keys::KeyRing>(std::move(keys)));
}

} // namespace tilldesk::test
