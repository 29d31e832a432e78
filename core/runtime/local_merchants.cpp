#include "core/runtime/local_merchants.h"

#include "core/crypto/jwk.h"
#include "core/qr/qr_encoder.h"
#include "core/runtime/promised.h"

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

QFuture<Result<QList<Merchant>>> LocalMerchants::merchants()
{
    return answered(Result<QList<Merchant>>(m_directory.current()->merchants()));
}

QFuture<Result<QList<ProfileEntry>>> LocalMerchants::profiles()
{
    const auto directory = m_directory.current();
    QList<ProfileEntry> entries;
    for (const merchants::StoredProfile &stored : directory->profiles()) {
        const Merchant *merchant = directory->merchant(stored.profile.merchantId);
        entries << ProfileEntry{merchant != nullptr ? *merchant : Merchant(), stored.profile,
                                stored.pointsOfSale};
    }
    return answered(Result<QList<ProfileEntry>>(std::move(entries)));
}

QFuture<Result<Merchant>> LocalMerchants::addMerchant(const Merchant &merchant)
{
    return m_gate.change<StaffCommand::ChangeMerchants, Merchant>(
        [this, merchant] { return m_service.addMerchant(merchant); });
}

QFuture<Result<Merchant>> LocalMerchants::changeMerchant(const Merchant &merchant)
{
    return m_gate.change<StaffCommand::ChangeMerchants, Merchant>(
        [this, merchant] { return m_service.changeMerchant(merchant); });
}

QFuture<Result<Profile>> LocalMerchants::addProfile(const Profile &profile)
{
    return m_gate.change<StaffCommand::ChangeMerchants, Profile>(
        [this, profile] { return m_service.addProfile(profile); });
}

QFuture<Result<Profile>> LocalMerchants::changeProfile(const Profile &profile)
{
    return m_gate.change<StaffCommand::ChangeMerchants, Profile>(
        [this, profile] { return m_service.changeProfile(profile); });
}

QFuture<Result<PointOfSale>> LocalMerchants::addPointOfSale(const PointOfSale &pointOfSale)
{
    return m_gate.change<StaffCommand::ChangeMerchants, PointOfSale>(
        [this, pointOfSale] { return m_service.addPointOfSale(pointOfSale); });
}

QFuture<Result<PointOfSale>> LocalMerchants::changePointOfSale(const PointOfSale &pointOfSale)
{
    return m_gate.change<StaffCommand::ChangeMerchants, PointOfSale>(
        [this, pointOfSale] { return m_service.changePointOfSale(pointOfSale); });
}

QString LocalMerchants::locationLink(const ProfileId &profile, const QString &posId) const
{
    // Customers scan the code of a hosted profile with the app of its provider.
    if (const auto connection = m_connections.find(profile))
        return payments::locationLink(connection->shown.baseUrl.toStdString(),
                                      ProfileId(connection->shown.hostedProfileId), posId);
    return payments::locationLink(m_address.base(), profile, posId);
}

QFuture<Result<QrMatrix>> LocalMerchants::locationCode(const ProfileId &profile,
                                                       const QString &posId)
{
    const auto directory = m_directory.current();
    const merchants::StoredProfile *stored = directory->profile(profile);
    if (stored == nullptr)
        return refused<QrMatrix>({ErrorCode::ProfileNotFound, u"There is no such profile"_s});
    if (stored->pointOfSale(posId) == nullptr)
        return refused<QrMatrix>(
            {ErrorCode::PointOfSaleNotFound, u"There is no such point of sale"_s});
    return answered(encodeQr(locationLink(profile, posId)));
}

QFuture<Result<KeySetSummary>> LocalMerchants::checkKeySet(const QString &jwks)
{
    const auto keys = crypto::JwkSet::parse(jwks.toUtf8());
    if (!keys)
        return refused<KeySetSummary>({ErrorCode::FieldInvalid, keys.error().detail, u"jwks"_s});
    KeySetSummary summary{{}, keys->skipped()};
    for (const crypto::Jwk &key : keys->keys())
        summary.kids << key.kid;
    return answered(Result<KeySetSummary>(summary));
}

QFuture<Result<QList<ApiKey>>> LocalMerchants::apiKeys()
{
    return m_gate.change<StaffCommand::ReadApiKeys, QList<ApiKey>>(
        [this]() -> Result<QList<ApiKey>> { return m_service.keys(); });
}

QFuture<Result<CreatedApiKey>> LocalMerchants::createApiKey(const NewApiKey &key)
{
    return m_gate.change<StaffCommand::ChangeApiKeys, CreatedApiKey>(
        [this, key] { return m_service.createKey(key); });
}

QFuture<Result<void>> LocalMerchants::revokeApiKey(const ApiKeyId &id)
{
    return m_gate.change<StaffCommand::ChangeApiKeys, void>(
        [this, id] { return m_service.revokeKey(id); });
}

void LocalMerchants::notify()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
