#include "core/merchants/merchant_repository.h"

#include "core/domain/clearing_account.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

/// Binds the id and the details of a merchant.
storage::Statement &bindDetails(storage::Statement &statement, const Merchant &merchant)
{
    return statement.bind(u":id"_s, merchant.id.text())
        .bind(u":name"_s, merchant.name)
        .bind(u":company_name"_s, merchant.companyName)
        .bind(u":address"_s, merchant.address)
        .bind(u":vat_number"_s, merchant.vatNumber);
}

/// Binds the id and all changeable columns of a profile.
storage::Statement &bindTerms(storage::Statement &statement, const Profile &profile)
{
    return statement.bind(u":id"_s, profile.id.text())
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
        .bind(u":allows_private_callbacks"_s, qint64(profile.allowsPrivateCallbacks))
        .bind(u":has_synchronous_callback"_s, qint64(profile.hasSynchronousCallback))
        .bind(u":asks_acknowledgement"_s, qint64(profile.asksAcknowledgement))
        .bind(u":refunds_accept_api_key"_s, qint64(profile.refundsAcceptApiKey))
        .bind(u":callback_header"_s, qint64(profile.callbackHeader))
        .bind(u":jwks_url"_s, profile.jwksUrl)
        .bind(u":jwks"_s, profile.jwks)
        .bind(u":last_iban"_s, profile.lastIban);
}

/// Fail-safe: a stored list of networks that cannot be parsed admits no caller.
QList<IpNetwork> nowhere()
{
    return {IpNetwork()};
}

} // namespace

void MerchantRepository::insert(const Merchant &merchant, Timestamp createdAt)
{
    auto insert =
        m_db.prepare(u"INSERT INTO merchant (id, name, company_name, address, vat_number,"
                     " created_at) VALUES (:id, :name, :company_name, :address, :vat_number,"
                     " :created_at)"_s);
    bindDetails(insert, merchant).bind(u":created_at"_s, createdAt).run();
}

void MerchantRepository::update(const Merchant &merchant)
{
    auto update = m_db.prepare(u"UPDATE merchant SET name = :name, company_name = :company_name,"
                               " address = :address, vat_number = :vat_number WHERE id = :id"_s);
    bindDetails(update, merchant).run();
}

void MerchantRepository::insert(const Profile &profile, Timestamp createdAt)
{
    auto insert = m_db.prepare(
        u"INSERT INTO profile (id, merchant, name, creditor_name, iban, channel, bulk_id,"
        " identify_callback_url, callback_url, is_open, allows_refunds, allows_loopback_callbacks,"
        " allows_private_callbacks, has_synchronous_callback, asks_acknowledgement, "
        "refunds_accept_api_key, callback_header, jwks_url, jwks, "
        "last_iban, environment, created_at)"
        " VALUES (:id, (SELECT seq FROM merchant WHERE id = :merchant), :name, :creditor_name, "
        ":iban,"
        " :channel, :bulk_id, :identify_callback_url, :callback_url, :is_open, :allows_refunds,"
        " :allows_loopback_callbacks, :allows_private_callbacks, :has_synchronous_callback, "
        ":asks_acknowledgement, :refunds_accept_api_key,"
        " :callback_header, :jwks_url, :jwks, :last_iban, :environment, :created_at)"_s);
    bindTerms(insert, profile)
        .bind(u":merchant"_s, profile.merchantId.text())
        .bind(u":environment"_s, qint64(profile.environment))
        .bind(u":created_at"_s, createdAt)
        .run();
}

void MerchantRepository::update(const Profile &profile)
{
    auto update = m_db.prepare(
        u"UPDATE profile SET name = :name, creditor_name = :creditor_name, iban = :iban,"
        " channel = :channel, bulk_id = :bulk_id, identify_callback_url = :identify_callback_url,"
        " callback_url = :callback_url, is_open = :is_open, allows_refunds = :allows_refunds,"
        " allows_loopback_callbacks = :allows_loopback_callbacks,"
        " allows_private_callbacks = :allows_private_callbacks,"
        " has_synchronous_callback = :has_synchronous_callback,"
        " asks_acknowledgement = :asks_acknowledgement,"
        " refunds_accept_api_key = :refunds_accept_api_key, callback_header = :callback_header,"
        " jwks_url = :jwks_url, jwks = :jwks, last_iban = :last_iban WHERE id = :id"_s);
    bindTerms(update, profile).run();
}

void MerchantRepository::setEnvironment(const ProfileId &profile, Environment environment)
{
    m_db.prepare(u"UPDATE profile SET environment = :environment WHERE id = :id"_s)
        .bind(u":environment"_s, qint64(environment))
        .bind(u":id"_s, profile.text())
        .run();
}

bool MerchantRepository::hasPayments(const ProfileId &profile)
{
    auto row = m_db.prepare(u"SELECT 1 FROM payment p JOIN profile r ON r.seq = p.profile"
                            " WHERE r.id = :id LIMIT 1"_s);
    row.bind(u":id"_s, profile.text());
    return row.next();
}

bool MerchantRepository::update(const PointOfSale &pointOfSale)
{
    return m_db.prepare(u"UPDATE point_of_sale SET name = :name, shop_id = :shop_id,"
                        " shop_name = :shop_name WHERE id = :id"
                        " AND profile = (SELECT seq FROM profile WHERE id = :profile)"_s)
               .bind(u":name"_s, pointOfSale.name)
               .bind(u":shop_id"_s, pointOfSale.shopId)
               .bind(u":shop_name"_s, pointOfSale.shopName)
               .bind(u":id"_s, pointOfSale.id)
               .bind(u":profile"_s, pointOfSale.profileId.text())
               .runCounted()
        > 0;
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
            u"INSERT INTO api_key (id, profile, sha256, name, subject, authorities, created_at,"
            " expires_at, addresses)"
            " VALUES (:id, (SELECT seq FROM profile WHERE id = :profile), :sha256, :name,"
            " :subject, :authorities, :created_at, :expires_at, :addresses)"_s)
        .bind(u":id"_s, key.id.text())
        .bind(u":profile"_s, key.profileId.text())
        .bind(u":sha256"_s, QString::fromLatin1(key.sha256.toHex()))
        .bind(u":name"_s, key.name)
        .bind(u":subject"_s, key.subject)
        .bind(u":authorities"_s, qint64(key.authorities.toInt()))
        .bind(u":created_at"_s, key.createdAt)
        .bind(u":expires_at"_s, key.expiresAt)
        .bind(u":addresses"_s, toText(key.addresses))
        .run();
}

bool MerchantRepository::revoke(const ApiKeyId &id, Timestamp at)
{
    return m_db.prepare(
                   u"UPDATE api_key SET revoked_at = :at WHERE id = :id AND revoked_at IS NULL"_s)
               .bind(u":at"_s, at)
               .bind(u":id"_s, id.text())
               .runCounted()
        > 0;
}

bool MerchantRepository::setLastUsed(const ApiKeyId &id, Timestamp at)
{
    return m_db.prepare(u"UPDATE api_key SET last_used_at = :at WHERE id = :id"
                        " AND (last_used_at IS NULL OR last_used_at < :at)"_s)
               .bind(u":at"_s, at)
               .bind(u":id"_s, id.text())
               .runCounted()
        > 0;
}

QList<Merchant> MerchantRepository::merchants()
{
    QList<Merchant> merchants;
    auto rows = m_db.prepare(u"SELECT id, name, company_name, address, vat_number FROM merchant"
                             " ORDER BY name, seq"_s);
    while (rows.next())
        merchants << Merchant{.id = rows.read<MerchantId>(),
                              .name = rows.read<QString>(),
                              .companyName = rows.read<QString>(),
                              .address = rows.read<QString>(),
                              .vatNumber = rows.read<QString>()};
    return merchants;
}

QHash<MerchantId, Timestamp> MerchantRepository::addedAt()
{
    QHash<MerchantId, Timestamp> times;
    auto rows = m_db.prepare(u"SELECT id, created_at FROM merchant"_s);
    while (rows.next()) {
        const auto [id, at] = rows.read<MerchantId, Timestamp>();
        times.insert(id, at);
    }
    return times;
}

QHash<MerchantId, QString> MerchantRepository::clearingAccounts()
{
    QHash<MerchantId, QString> accounts;
    auto rows = m_db.prepare(u"SELECT id, clearing_account FROM merchant"_s);
    while (rows.next()) {
        const auto [id, account] = rows.read<MerchantId, QString>();
        accounts.insert(id, account.isEmpty() ? defaultClearingAccount(id) : account);
    }
    return accounts;
}

void MerchantRepository::setClearingAccount(const MerchantId &merchant, const QString &account)
{
    m_db.prepare(u"UPDATE merchant SET clearing_account = :account WHERE id = :id"_s)
        .bind(u":account"_s, account)
        .bind(u":id"_s, merchant.text())
        .run();
}

QList<StoredProfile> MerchantRepository::profiles()
{
    QList<StoredProfile> profiles;
    QHash<qint64, qsizetype> indexOf;
    auto rows = m_db.prepare(
        u"SELECT p.seq, p.id, m.id, p.name, p.creditor_name, p.iban, p.channel, p.bulk_id,"
        " p.identify_callback_url, p.callback_url, p.is_open, p.allows_refunds,"
        " p.allows_loopback_callbacks, p.allows_private_callbacks, p.asks_acknowledgement,"
        " p.has_synchronous_callback, p.refunds_accept_api_key, p.callback_header, p.jwks_url,"
        " p.jwks, p.last_iban, p.environment"
        " FROM profile p JOIN merchant m ON m.seq = p.merchant ORDER BY m.name, p.name, p.seq"_s);
    while (rows.next()) {
        const auto seq = rows.read<qint64>();
        indexOf.insert(seq, profiles.size());
        profiles << StoredProfile{.seq = seq,
                                  .profile = {.id = rows.read<ProfileId>(),
                                              .merchantId = rows.read<MerchantId>(),
                                              .name = rows.read<QString>(),
                                              .creditorName = rows.read<QString>(),
                                              .iban = rows.read<QString>(),
                                              .channel = rows.read<PaymentChannel>(),
                                              .bulkId = rows.read<QString>(),
                                              .identifyCallbackUrl = rows.read<QString>(),
                                              .callbackUrl = rows.read<QString>(),
                                              .isOpen = rows.read<bool>(),
                                              .allowsRefunds = rows.read<bool>(),
                                              .allowsLoopbackCallbacks = rows.read<bool>(),
                                              .allowsPrivateCallbacks = rows.read<bool>(),
                                              .asksAcknowledgement = rows.read<bool>(),
                                              .hasSynchronousCallback = rows.read<bool>(),
                                              .refundsAcceptApiKey = rows.read<bool>(),
                                              .callbackHeader = rows.read<CallbackHeader>(),
                                              .jwksUrl = rows.read<QString>(),
                                              .jwks = rows.read<QString>(),
                                              .lastIban = rows.read<QString>(),
                                              .environment = rows.read<Environment>()},
                                  .pointsOfSale = {},
                                  .keys = {}};
    }
    auto points = m_db.prepare(
        u"SELECT profile, id, name, shop_id, shop_name FROM point_of_sale ORDER BY name, seq"_s);
    while (points.next()) {
        StoredProfile &owner = profiles[indexOf[points.read<qint64>()]];
        owner.pointsOfSale << PointOfSale{points.read<QString>(), owner.profile.id,
                                          points.read<QString>(), points.read<QString>(),
                                          points.read<QString>()};
    }
    return profiles;
}

QList<ApiKey> MerchantRepository::keys()
{
    QList<ApiKey> keys;
    auto rows =
        m_db.prepare(u"SELECT k.id, p.id, k.sha256, k.name, k.subject, k.authorities, k.created_at,"
                     " k.last_used_at, k.revoked_at, k.expires_at, k.addresses"
                     " FROM api_key k JOIN profile p ON p.seq = k.profile ORDER BY k.seq"_s);
    while (rows.next()) {
        keys << ApiKey{.id = rows.read<ApiKeyId>(),
                       .profileId = rows.read<ProfileId>(),
                       .sha256 = QByteArray::fromHex(rows.read<QByteArray>()),
                       .name = rows.read<QString>(),
                       .subject = rows.read<QString>(),
                       .authorities = Authorities::fromInt(rows.read<uint>()),
                       .createdAt = rows.read<Timestamp>(),
                       .lastUsedAt = rows.read<std::optional<Timestamp>>(),
                       .revokedAt = rows.read<std::optional<Timestamp>>(),
                       .expiresAt = rows.read<std::optional<Timestamp>>(),
                       .addresses = networksFrom(rows.read<QString>()).value_or(nowhere())};
    }
    return keys;
}

} // namespace tilldesk::merchants
