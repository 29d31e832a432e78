#include "core/keys/key_ring.h"

#include "core/crypto/certificate.h"
#include "core/crypto/jwk.h"

namespace tilldesk::keys {

KeyRing::KeyRing(std::vector<ServiceKey> keys) : m_keys(std::move(keys))
{
    m_keySet = R"({"keys":[)";
    for (ServiceKey &key : m_keys) {
        key.thumbprint = crypto::certificateThumbprint(key.certificate);
        if (m_keySet.back() == '}')
            m_keySet += ',';
        m_keySet += crypto::jwkJson(key.key.publicKey(), key.kid, key.certificate).toStdString();
    }
    m_keySet += "]}";
}

const ServiceKey *KeyRing::signing(crypto::Algorithm algorithm, Timestamp now) const
{
    const qsizetype at = signingAt(m_keys, algorithm, now);
    return at < 0 ? nullptr : &m_keys[std::size_t(at)];
}

QList<ServiceKeyEntry> KeyRing::entries(Timestamp now) const
{
    return entriesOf(QList<KeyRecord>(m_keys.cbegin(), m_keys.cend()), now);
}

} // namespace tilldesk::keys
