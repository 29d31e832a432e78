#include "core/merchants/merchant_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {

void MerchantRepository::insert(const Merchant &merchant, Timestamp createdAt)
{
    m_db.prepare(u"INSERT INTO merchant (id, name, created_at) VALUES (:id, :name, :created_at)"_s)
        .bind(u":id"_s, merchant.id.text())
        .bind(u":name"_s, merchant.name)
        .bind(u":created_at"_s, createdAt)
        .run();
}

void MerchantRepository::insert(const Profile &profile, Timestamp createdAt)
{
    m_db.prepare(
            u"INSERT INTO profile (id, merchant, name, creditor_name, iban, channel, bulk_id,"
            " identify_callback_url, callback_url, is_open, allows_refunds,"
            " allows_loopback_callbacks, created_at)"
            " VALUES (:id, (SELECT seq FROM merchant WHERE id = :merchant), :name,"
            " :creditor_name, :iban, :channel, :bulk_id, :identify_callback_url, :callback_url,"
            " :is_open, :allows_refunds, :allows_loopback_callbacks, :created_at)"_s)
        .bind(u":id"_s, profile.id.text())
        .bind(u":merchant"_s, profile.merchantId.text())
        .bind(u":name"_s, profile.name)
        .bind(u":creditor_name"_s, profile.creditorName)
        .bind(u":iban"_s, profile.iban)
        .bind(u":channel"_s, qint64(profile.channel))
        .bind(u":bulk_id"_s, profile.bulkId)
        .bind(u":identify_callback_url"_s, profile.identifyCallbackUrl)
        .bind(u":callback_url"_s, profile.callbackUrl)
        .bind(u":is_open"_s, qint64(profile.isOpen))
        .bind(u":allows_refunds"_s, qint64(profile.allowsRefunds))
        .bind(u":allows_loopback_callbacks"_s, qint64(profile.allowsLoopbackCallbacks))
        .bind(u":created_at"_s, createdAt)
        .run();
}

void MerchantRepository::insert(const PointOfSale &pointOfSale)
{
    m_db.prepare(u"INSERT INTO point_of_sale (profile, id, name, shop_id, shop_name)"
                 " VALUES ((SELECT seq FROM profile WHERE id = :profile), :id, :name, :shop_id,"
                 " :shop_name)"_s)
        .bind(u":profile"_s, pointOfSale.profileId.text())
        .bind(u":id"_s, pointOfSale.id)
        .bind(u":name"_s, pointOfSale.name)
        .bind(u":shop_id"_s, pointOfSale.shopId)
        .bind(u":shop_name"_s, pointOfSale.shopName)
        .run();
}

void MerchantRepository::insert(const ApiKey &key)
{
    m_db.prepare(
            u"INSERT INTO api_key (id, profile, sha256, name, subject, authorities, created_at)"
            " VALUES (:id, (SELECT seq FROM profile WHERE id = :profile), :sha256, :name,"
            " :subject, :authorities, :created_at)"_s)
        .bind(u":id"_s, key.id.text())
        .bind(u":profile"_s, key.profileId.text())
        .bind(u":sha256"_s, QString::fromLatin1(key.sha256.toHex()))
        .bind(u":name"_s, key.name)
        .bind(u":subject"_s, key.subject)
        .bind(u":authorities"_s, qint64(key.authorities.toInt()))
        .bind(u":created_at"_s, key.createdAt)
        .run();
}

bool MerchantRepository::revoke(const ApiKeyId &id, Timestamp at)
{
    return m_db.prepare(
                   u"UPDATE api_key SET revoked_at = :at WHERE id = :id AND revoked_at IS NULL"_s)
               .bind(u":at"_s, at)
               .bind(u":id"_s, id.text())
               .run()
        > 0;
}

bool MerchantRepository::setLastUsed(const ApiKeyId &id, Timestamp at)
{
    return m_db.prepare(u"UPDATE api_key SET last_used_at = :at WHERE id = :id"
                        " AND (last_used_at IS NULL OR last_used_at < :at)"_s)
               .bind(u":at"_s, at)
               .bind(u":id"_s, id.text())
               .run()
        > 0;
}

QList<Merchant> MerchantRepository::merchants()
{
    QList<Merchant> merchants;
    auto rows = m_db.prepare(u"SELECT id, name FROM merchant ORDER BY name, seq"_s);
    while (rows.next())
        merchants << Merchant{MerchantId(rows.text(0)), rows.text(1)};
    return merchants;
}

QList<StoredProfile> MerchantRepository::profiles()
{
    QList<StoredProfile> profiles;
    QHash<qint64, qsizetype> indexOf;
    auto rows = m_db.prepare(
        u"SELECT p.seq, p.id, m.id, p.name, p.creditor_name, p.iban, p.channel, p.bulk_id,"
        " p.identify_callback_url, p.callback_url, p.is_open, p.allows_refunds,"
        " p.allows_loopback_callbacks"
        " FROM profile p JOIN merchant m ON m.seq = p.merchant ORDER BY m.name, p.name, p.seq"_s);
    while (rows.next()) {
        indexOf.insert(rows.int64(0), profiles.size());
        profiles << StoredProfile{.seq = rows.int64(0),
                                  .profile = {.id = ProfileId(rows.text(1)),
                                              .merchantId = MerchantId(rows.text(2)),
                                              .name = rows.text(3),
                                              .creditorName = rows.text(4),
                                              .iban = rows.text(5),
                                              .channel = PaymentChannel(rows.int64(6)),
                                              .bulkId = rows.text(7),
                                              .identifyCallbackUrl = rows.text(8),
                                              .callbackUrl = rows.text(9),
                                              .isOpen = rows.int64(10) != 0,
                                              .allowsRefunds = rows.int64(11) != 0,
                                              .allowsLoopbackCallbacks = rows.int64(12) != 0},
                                  .pointsOfSale = {}};
    }
    auto points = m_db.prepare(
        u"SELECT profile, id, name, shop_id, shop_name FROM point_of_sale ORDER BY name, seq"_s);
    while (points.next()) {
        StoredProfile &owner = profiles[indexOf[points.int64(0)]];
        owner.pointsOfSale << PointOfSale{points.text(1), owner.profile.id, points.text(2),
                                          points.text(3), points.text(4)};
    }
    return profiles;
}

QList<ApiKey> MerchantRepository::keys()
{
    QList<ApiKey> keys;
    auto rows =
        m_db.prepare(u"SELECT k.id, p.id, k.sha256, k.name, k.subject, k.authorities, k.created_at,"
                     " k.last_used_at, k.revoked_at"
                     " FROM api_key k JOIN profile p ON p.seq = k.profile ORDER BY k.seq"_s);
    while (rows.next()) {
        keys << ApiKey{.id = ApiKeyId(rows.text(0)),
                       .profileId = ProfileId(rows.text(1)),
                       .sha256 = QByteArray::fromHex(rows.text(2).toLatin1()),
                       .name = rows.text(3),
                       .subject = rows.text(4),
                       .authorities = Authorities::fromInt(uint(rows.int64(5))),
                       .createdAt = rows.time(6),
                       .lastUsedAt = rows.optionalTime(7),
                       .revokedAt = rows.optionalTime(8)};
    }
    return keys;
}

} // namespace tilldesk::merchants
