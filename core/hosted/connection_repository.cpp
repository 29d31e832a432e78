#include "core/hosted/connection_repository.h"

#include "core/hosted/days.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

QString toBase64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

} // namespace

QList<ConnectionRow> ConnectionRepository::connections()
{
    QList<ConnectionRow> found;
    auto rows = m_db.prepare(
        u"SELECT c.profile, p.id, p.environment, c.base_url, c.key_set_url, c.hosted_profile,"
        " c.hosted_merchant, c.issuer, c.claim_namespace, c.relays_callbacks,"
        " c.history_from, c.api_key_end, c.allowed, c.sealed_api_key FROM hosted_connection c"
        " JOIN profile p ON p.seq = c.profile ORDER BY c.profile"_s);
    while (rows.next()) {
        ConnectionRow row;
        HostedConnection &connection = row.connection;
        row.profileSeq = rows.read<qint64>();
        connection.profileId = rows.read<ProfileId>();
        connection.environment = rows.read<Environment>();
        connection.baseUrl = rows.read<QString>();
        connection.keySetUrl = rows.read<QString>();
        connection.hostedProfileId = rows.read<QString>();
        connection.hostedMerchantId = rows.read<QString>();
        connection.issuer = rows.read<QString>();
        connection.claimNamespace = rows.read<QString>();
        connection.relaysCallbacks = rows.read<bool>();
        connection.historyFrom = QDate::fromString(rows.read<QString>(), Qt::ISODate);
        connection.apiKeyEnd = rows.read<QString>();
        connection.allowed = rows.read<RealMoney>();
        row.sealedApiKey = QByteArray::fromBase64(rows.read<QByteArray>());
        found << row;
    }
    return found;
}

QDate ConnectionRepository::lastPaidOutUnconnected(const QString &hostedProfile)
{
    auto row = m_db.prepare(u"SELECT max(i.at) FROM hosted_payout_item i"
                            " WHERE i.profile IS NULL AND i.hosted_profile = :profile"_s);
    row.bind(u":profile"_s, hostedProfile);
    const auto at = row.next() ? row.read<std::optional<Timestamp>>() : std::nullopt;
    return at ? utcDay(*at) : QDate();
}

void ConnectionRepository::put(const ConnectionRow &row)
{
    const HostedConnection &connection = row.connection;
    m_db.prepare(
            u"INSERT INTO hosted_connection (profile, base_url, key_set_url, hosted_profile,"
            " hosted_merchant, issuer, claim_namespace, sealed_api_key, api_key_end,"
            " relays_callbacks, history_from, allowed) VALUES (:profile, :base_url, :key_set_url,"
            " :hosted_profile, :hosted_merchant, :issuer, :claim_namespace, :sealed_api_key,"
            " :api_key_end, :relays_callbacks, :history_from, :allowed)"
            " ON CONFLICT (profile) DO UPDATE SET base_url = excluded.base_url,"
            " key_set_url = excluded.key_set_url, hosted_profile = excluded.hosted_profile,"
            " hosted_merchant = excluded.hosted_merchant, issuer = excluded.issuer,"
            " claim_namespace = excluded.claim_namespace,"
            " sealed_api_key = excluded.sealed_api_key, api_key_end = excluded.api_key_end,"
            " relays_callbacks = excluded.relays_callbacks,"
            " history_from = excluded.history_from, allowed = excluded.allowed"_s)
        .bind(u":profile"_s, row.profileSeq)
        .bind(u":base_url"_s, connection.baseUrl)
        .bind(u":key_set_url"_s, connection.keySetUrl)
        .bind(u":hosted_profile"_s, connection.hostedProfileId)
        .bind(u":hosted_merchant"_s, connection.hostedMerchantId)
        .bind(u":issuer"_s, connection.issuer)
        .bind(u":claim_namespace"_s, connection.claimNamespace)
        .bind(u":sealed_api_key"_s, toBase64(row.sealedApiKey))
        .bind(u":api_key_end"_s, connection.apiKeyEnd)
        .bind(u":relays_callbacks"_s, qint64(connection.relaysCallbacks))
        .bind(u":history_from"_s, connection.historyFrom.toString(Qt::ISODate))
        .bind(u":allowed"_s, qint64(connection.allowed))
        .run();
}

void ConnectionRepository::remove(qint64 profileSeq)
{
    m_db.prepare(u"DELETE FROM hosted_connection WHERE profile = :profile"_s)
        .bind(u":profile"_s, profileSeq)
        .run();
}

QList<HostedKeyRow> ConnectionRepository::keys()
{
    QList<HostedKeyRow> found;
    auto rows = m_db.prepare(u"SELECT profile, kid, sealed_key, public_key, made_at, signs_from"
                             " FROM hosted_key WHERE sealed_key <> '' ORDER BY seq"_s);
    while (rows.next()) {
        found << HostedKeyRow{.profileSeq = rows.read<qint64>(),
                              .kid = rows.read<QString>(),
                              .sealedKey = QByteArray::fromBase64(rows.read<QByteArray>()),
                              .publicKey = rows.read<QByteArray>(),
                              .madeAt = rows.read<Timestamp>(),
                              .signsFrom = rows.read<Timestamp>()};
    }
    return found;
}

bool ConnectionRepository::hasKid(qint64 profileSeq, const QString &kid)
{
    auto row = m_db.prepare(u"SELECT 1 FROM hosted_key WHERE profile = :profile AND kid = :kid"_s);
    row.bind(u":profile"_s, profileSeq).bind(u":kid"_s, kid);
    return row.next();
}

void ConnectionRepository::insert(const HostedKeyRow &row)
{
    m_db.prepare(u"INSERT INTO hosted_key (profile, kid, sealed_key, public_key, made_at,"
                 " signs_from) VALUES (:profile, :kid, :sealed_key, :public_key, :made_at,"
                 " :signs_from)"_s)
        .bind(u":profile"_s, row.profileSeq)
        .bind(u":kid"_s, row.kid)
        .bind(u":sealed_key"_s, toBase64(row.sealedKey))
        .bind(u":public_key"_s, QString::fromLatin1(row.publicKey))
        .bind(u":made_at"_s, row.madeAt)
        .bind(u":signs_from"_s, row.signsFrom)
        .run();
}

void ConnectionRepository::erase(qint64 profileSeq, const QString &kid)
{
    m_db.prepare(u"UPDATE hosted_key SET sealed_key = '' WHERE profile = :profile AND kid = :kid"_s)
        .bind(u":profile"_s, profileSeq)
        .bind(u":kid"_s, kid)
        .run();
}

} // namespace tilldesk::hosted
