#include "core/hosted/connection_service.h"

#include "core/crypto/digest.h"
#include "core/crypto/jwk.h"
#include "core/crypto/sealed.h"
#include "core/hosted/days.h"
#include "core/keys/key_record.h"

#include <QUrl>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr qsizetype kMaxApiKey = 2048;
/// Shown, so that a person can tell two API keys apart. Shorter API keys show nothing.
constexpr qsizetype kShownEnd = 4;
constexpr qsizetype kShownFrom = 16;

QByteArray purposeOfApiKey(const ProfileId &profile)
{
    return "hosted API key of " + profile.text().toLatin1();
}

QByteArray purposeOfKey(qint64 profileSeq, const QString &kid)
{
    return "hosted key " + QByteArray::number(profileSeq) + ' ' + kid.toLatin1();
}

/// @param sealedApiKey  sealing is randomised, so each change of the API key changes its digest
QJsonObject factsOf(const HostedConnection &connection, const QByteArray &sealedApiKey)
{
    constexpr qsizetype kDigits = 16;
    const QByteArray digest = crypto::sha256(sealedApiKey).toHex().first(kDigits);
    return {{u"environment"_s, QString(toText(connection.environment))},
            {u"baseUrl"_s, connection.baseUrl},
            {u"keySetUrl"_s, connection.keySetUrl},
            {u"hostedProfileId"_s, connection.hostedProfileId},
            {u"hostedMerchantId"_s, connection.hostedMerchantId},
            {u"issuer"_s, connection.issuer},
            {u"claimNamespace"_s, connection.claimNamespace},
            {u"relaysCallbacks"_s, connection.relaysCallbacks},
            {u"historyFrom"_s, connection.historyFrom.toString(Qt::ISODate)},
            {u"apiKeyEnd"_s, connection.apiKeyEnd},
            {u"apiKeyChange"_s, sealedApiKey.isEmpty() ? QString() : QString::fromLatin1(digest)}};
}

QString hostOf(const QString &url)
{
    return QUrl(url).host(QUrl::FullyEncoded).toLower();
}

} // namespace

ConnectionService::ConnectionService(storage::Database &db, const Clock &clock, Events &events,
                                     merchants::MerchantService &merchants,
                                     PublishedConnections &published)
    : m_repository(db),
      m_trail(db, clock),
      m_clock(clock),
      m_events(events),
      m_merchants(merchants),
      m_published(published)
{
    db.addHooks({.beforeCommit = {},
                 .afterCommit =
                     [this] {
                         if (!m_next)
                             return;
                         m_published.publish(std::exchange(m_next, nullptr));
                         m_events.hostedChanged = true;
                     },
                 .afterRollback = [this] { m_next = nullptr; }});
}

Result<void> ConnectionService::open(const QByteArray &masterKey)
{
    m_masterKey = masterKey;
    auto loaded = load();
    if (!loaded)
        return loaded.failure();
    m_published.publish(std::move(*loaded));
    return {};
}

/// The books have such a payout without the part of this profile, so payments that are in it would
/// stay owed for ever.
Result<void> ConnectionService::checkPaidOut(const HostedConnection &connection)
{
    const QDate day = m_repository.lastPaidOutUnconnected(connection.hostedProfileId);
    if (connection.historyFrom.isNull() || day.isNull() || connection.historyFrom > day)
        return {};
    return fail(ErrorCode::FieldInvalid,
                u"must be after %1: payouts of earlier payments were stored before this profile was"
                " connected"_s.arg(day.toString(Qt::ISODate)),
                u"historyFrom"_s);
}

Result<HostedConnection> ConnectionService::set(HostedConnection wanted,
                                                const std::optional<QString> &apiKey)
{
    const auto before = find(wanted.profileId);
    if (!before)
        return before;
    const auto directory = m_merchants.directory();
    const qint64 seq = directory->profile(wanted.profileId)->seq;
    if (!isHosted(wanted.environment))
        return disconnect(wanted.profileId, seq, *before);
    auto checked = checkedConnection(std::move(wanted));
    if (!checked)
        return checked;
    if (checked->historyFrom != before->historyFrom) {
        const QDate today = utcDay(m_clock.now());
        if (const auto day = checkHistoryFrom(checked->historyFrom, today); !day)
            return day.failure();
        if (const auto paidOut = checkPaidOut(*checked); !paidOut)
            return paidOut.failure();
    }
    if (const auto others = checkOthers(*checked); !others)
        return others.failure();
    if (!before->hostedProfileId.isEmpty() && before->hostedProfileId != checked->hostedProfileId
        && m_merchants.hasPayments(checked->profileId))
        return fail(ErrorCode::FieldInvalid, u"is fixed, because the profile has payments"_s,
                    u"hostedProfileId"_s);
    const auto profile = m_merchants.setEnvironment(checked->profileId, checked->environment);
    if (!profile)
        return profile.failure();
    ConnectionRow row = rowOf(checked->profileId).value_or(ConnectionRow());
    const QJsonObject earlier = factsOf(*before, row.sealedApiKey);
    const bool isSameEnvironment = before->environment == checked->environment;
    const RealMoney allowed = row.connection.allowed;
    row.profileSeq = seq;
    row.connection = *checked;
    row.connection.apiKeyEnd = before->apiKeyEnd;
    row.connection.allowed = RealMoney::PaymentsAndRefunds;
    if (checked->environment == Environment::Production)
        row.connection.allowed = isSameEnvironment ? allowed : RealMoney::ReadOnly;
    if (!isSameEnvironment) { // an API key belongs to one environment
        row.sealedApiKey.clear();
        row.connection.apiKeyEnd.clear();
    }
    if (apiKey) {
        if (const auto sealed = setApiKey(row, *apiKey); !sealed)
            return sealed.failure();
    }
    m_repository.put(row);
    record(AuditKind::ConnectionChanged, *profile, earlier,
           factsOf(row.connection, row.sealedApiKey));
    return changed(checked->profileId);
}

Result<HostedConnection> ConnectionService::disconnect(const ProfileId &id, qint64 seq,
                                                       const HostedConnection &before)
{
    const auto profile = m_merchants.setEnvironment(id, Environment::Local);
    if (!profile)
        return profile.failure();
    const auto row = rowOf(id);
    m_repository.remove(seq);
    record(AuditKind::ConnectionChanged, *profile,
           factsOf(before, row ? row->sealedApiKey : QByteArray()),
           factsOf(HostedConnection{.profileId = id}, {}));
    return changed(id);
}

Result<HostedConnection> ConnectionService::makeKey(const ProfileId &id, const QString &kid)
{
    const auto known = find(id);
    if (!known)
        return known;
    const auto row = rowOf(id);
    if (!row)
        return fail(ErrorCode::FieldInvalid, u"has no connection with a provider yet"_s,
                    u"profile"_s);
    if (!kid.isEmpty()) {
        if (const auto checked = keys::checkedKid(kid); !checked)
            return checked.failure();
        if (m_repository.hasKid(row->profileSeq, kid))
            return fail(ErrorCode::FieldInvalid, u"is, or was, the id of another key"_s, u"kid"_s);
    }
    const Timestamp now = m_clock.now();
    if (known->keySignsFrom && *known->keySignsFrom > now)
        return fail(ErrorCode::FieldInvalid,
                    u"A new key is published already; another one can be made once it signs"_s,
                    u"kid"_s);
    const auto key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    const QString name =
        kid.isEmpty() ? QString::fromLatin1(crypto::jwkThumbprint(key.publicKey())) : kid;
    const auto kept = m_published.find(id);
    const auto current = m_next ? m_next->value(id) : kept;
    if (current) {
        for (std::size_t i = 0; i + 1 < current->keys.size(); ++i)
            m_repository.erase(row->profileSeq, current->keys[i].kid);
    }
    m_repository.insert({.profileSeq = row->profileSeq,
                         .kid = name,
                         .sealedKey = crypto::seal(key.pkcs8Pem(), m_masterKey,
                                                   purposeOfKey(row->profileSeq, name)),
                         .publicKey = crypto::jwkJson(key.publicKey(), name),
                         .madeAt = now,
                         .signsFrom = known->kid.isEmpty() ? now : now + keys::kOverlap});
    const auto directory = m_merchants.directory();
    record(AuditKind::HostedKeyMade, directory->profile(id)->profile, {{u"kid"_s, known->kid}},
           {{u"kid"_s, name}});
    return changed(id);
}

Result<HostedConnection> ConnectionService::allow(const ProfileId &id, RealMoney allowed)
{
    const auto known = find(id);
    if (!known)
        return known;
    auto row = rowOf(id);
    if (!row || known->environment != Environment::Production)
        return fail(ErrorCode::FieldInvalid, u"is not connected with a provider in production"_s,
                    u"profile"_s);
    if (allowed == RealMoney::PaymentsAndRefunds && known->allowed == RealMoney::ReadOnly)
        return fail(ErrorCode::FieldInvalid, u"refunds can be allowed once payments are"_s,
                    u"allowed"_s);
    row->connection.allowed = allowed;
    m_repository.put(*row);
    const auto directory = m_merchants.directory();
    record(AuditKind::RealMoneyAllowed, directory->profile(id)->profile,
           {{u"allowed"_s, QString(toText(known->allowed))}},
           {{u"allowed"_s, QString(toText(allowed))}});
    return changed(id);
}

Result<HostedConnection> ConnectionService::find(const ProfileId &id)
{
    const auto directory = m_merchants.directory();
    const auto *profile = directory->profile(id);
    if (profile == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s, u"profile"_s);
    const auto current = m_next ? m_next : m_published.current();
    if (const auto connection = current->value(id))
        return connection->shown;
    HostedConnection none;
    none.profileId = id;
    none.environment = profile->profile.environment;
    return none;
}

/// An address and a profile of the provider belong to one environment, and to one profile here.
Result<void> ConnectionService::checkOthers(const HostedConnection &wanted)
{
    for (const ConnectionRow &row : m_repository.connections()) {
        const HostedConnection &other = row.connection;
        if (other.profileId == wanted.profileId)
            continue;
        if (other.environment != wanted.environment
            && hostOf(other.baseUrl) == hostOf(wanted.baseUrl))
            return fail(ErrorCode::FieldInvalid,
                        u"is the address of another environment, %1: another profile uses it"_s.arg(
                            toText(other.environment)),
                        u"baseUrl"_s);
        if (other.hostedProfileId == wanted.hostedProfileId && other.baseUrl == wanted.baseUrl)
            return fail(ErrorCode::FieldInvalid, u"belongs to another profile here"_s,
                        u"hostedProfileId"_s);
    }
    return {};
}

Result<void> ConnectionService::setApiKey(ConnectionRow &row, const QString &apiKey) const
{
    const QString text = apiKey.trimmed();
    row.connection.apiKeyEnd = text.size() >= kShownFrom ? text.last(kShownEnd) : QString();
    row.sealedApiKey.clear();
    if (text.isEmpty())
        return {};
    const bool isToken = std::ranges::all_of(text, [](QChar c) { return c > u' ' && c <= u'~'; });
    if (!isToken || text.size() > kMaxApiKey)
        return fail(ErrorCode::FieldInvalid,
                    u"must be one word of up to %1 visible characters"_s.arg(kMaxApiKey),
                    u"apiKey"_s);
    row.sealedApiKey =
        crypto::seal(text.toLatin1(), m_masterKey, purposeOfApiKey(row.connection.profileId));
    return {};
}

Result<std::shared_ptr<const Connections>> ConnectionService::load()
{
    auto all = std::make_shared<Connections>();
    const auto keys = m_repository.keys();
    for (const ConnectionRow &row : m_repository.connections()) {
        auto connection = unsealed(row, keys);
        if (!connection)
            return connection.failure();
        all->insert(row.connection.profileId,
                    std::make_shared<const Connection>(std::move(*connection)));
    }
    return std::shared_ptr<const Connections>(std::move(all));
}

Result<Connection> ConnectionService::unsealed(const ConnectionRow &row,
                                               const QList<HostedKeyRow> &keys) const
{
    const auto damaged = [&row] {
        return fail(ErrorCode::Storage,
                    u"the master key that was found does not open the connection of profile %1: it"
                    " belongs to another database, or the connection is damaged"_s.arg(
                        row.connection.profileId.text()));
    };
    Connection connection{.shown = row.connection,
                          .apiKey = {},
                          .keys = {},
                          .claims = ClaimNames(row.connection.claimNamespace)};
    if (!row.sealedApiKey.isEmpty()) {
        const auto apiKey = crypto::unseal(row.sealedApiKey, m_masterKey,
                                           purposeOfApiKey(row.connection.profileId));
        if (!apiKey)
            return damaged();
        connection.apiKey = *apiKey;
    }
    for (const HostedKeyRow &key : keys) {
        if (key.profileSeq != row.profileSeq)
            continue;
        const auto pem =
            crypto::unseal(key.sealedKey, m_masterKey, purposeOfKey(key.profileSeq, key.kid));
        const auto parsed = pem ? crypto::PrivateKey::fromPem(*pem) : pem.failure();
        if (!parsed)
            return damaged();
        connection.keys.push_back({key.kid, *parsed, key.madeAt, key.signsFrom});
    }
    const Timestamp now = m_clock.now();
    if (const ConnectionKey *signing = connection.signing(now)) {
        connection.shown.kid = signing->kid;
        connection.shown.keyMadeAt = signing->madeAt;
        connection.shown.keySignsFrom = connection.keys.back().signsFrom;
        connection.shown.publicKeys = connection.publicKeys(now);
    }
    return connection;
}

std::optional<ConnectionRow> ConnectionService::rowOf(const ProfileId &profile)
{
    for (const ConnectionRow &row : m_repository.connections()) {
        if (row.connection.profileId == profile)
            return row;
    }
    return {};
}

Result<HostedConnection> ConnectionService::changed(const ProfileId &profile)
{
    auto loaded = load();
    if (!loaded)
        return loaded.failure();
    m_next = std::move(*loaded);
    return find(profile);
}

void ConnectionService::record(AuditKind kind, const Profile &profile, const QJsonObject &before,
                               const QJsonObject &after)
{
    m_trail.record({.kind = kind,
                    .subject = profile.id.text(),
                    .facts = {{u"name"_s, profile.name}},
                    .before = before,
                    .after = after,
                    .guard = AuditGuard::Connection});
}

} // namespace tilldesk::hosted
