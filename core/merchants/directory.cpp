#include "core/merchants/directory.h"

#include "core/crypto/digest.h"

#include <algorithm>

namespace tilldesk::merchants {

const PointOfSale *StoredProfile::pointOfSale(QStringView id) const
{
    const auto found =
        std::ranges::find_if(pointsOfSale, [id](const PointOfSale &p) { return p.id == id; });
    return found == pointsOfSale.cend() ? nullptr : &*found;
}

Directory::Directory(QList<Merchant> merchants, QList<StoredProfile> profiles,
                     const QList<ActiveKey> &keys, const QList<ApiKey> &revoked)
    : m_merchants(std::move(merchants)),
      m_profiles(std::move(profiles))
{
    for (qsizetype i = 0; i < m_profiles.size(); ++i)
        m_profileIndex.insert(m_profiles[i].profile.id, i);
    for (const ActiveKey &key : keys)
        m_keys.insert(key.key.sha256, key);
    for (const ApiKey &key : revoked)
        m_revokedKeys.insert(key.sha256, key);
}

const StoredProfile *Directory::profile(const ProfileId &id) const
{
    const auto found = m_profileIndex.constFind(id);
    return found == m_profileIndex.cend() ? nullptr : &m_profiles[*found];
}

Directory Directory::with(const PointOfSale &added) const
{
    Directory next = *this;
    auto &places = next.m_profiles[m_profileIndex[added.profileId]].pointsOfSale;
    const auto name = [](const PointOfSale &place) { return place.name.toUtf8(); };
    places.insert(std::ranges::upper_bound(places, name(added), {}, name), added);
    return next;
}

const Merchant *Directory::merchant(const MerchantId &id) const
{
    const auto found =
        std::ranges::find_if(m_merchants, [&id](const Merchant &m) { return m.id == id; });
    return found == m_merchants.cend() ? nullptr : &*found;
}

const ActiveKey *Directory::key(const QByteArray &hash) const
{
    const auto found = m_keys.constFind(hash);
    if (found == m_keys.cend() || !crypto::equalsConstantTime(found->key.sha256, hash))
        return nullptr;
    return &*found;
}

const ApiKey *Directory::revokedKey(const QByteArray &hash) const
{
    const auto found = m_revokedKeys.constFind(hash);
    return found == m_revokedKeys.cend() ? nullptr : &*found;
}

QByteArray apiKeyHash(QByteArrayView text)
{
    return crypto::sha256(text);
}

} // namespace tilldesk::merchants
