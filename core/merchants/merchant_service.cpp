#include "core/merchants/merchant_service.h"

#include "core/merchants/audit_facts.h"

#include "core/domain/callback_url.h"
#include "core/domain/clearing_account.h"
#include "core/domain/iban.h"
#include "core/domain/merchant_details.h"
#include "core/domain/sepa_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

/// Limit per profile. All points of sale are held in the in-memory Directory; a client that sends
/// order numbers as posId would grow it without bound.
constexpr qsizetype kMaxPointsOfSale = 1000;

Result<void> checkUrl(const QString &url, UrlRule rule, const QString &field)
{
    if (url.isEmpty())
        return {};
    if (const auto checked = callbackUrl(url, rule, field); !checked)
        return checked.failure();
    return {};
}

bool holdsPrivateKey(const QString &jwks)
{
    const auto keys = QJsonDocument::fromJson(jwks.toUtf8()).object()[u"keys"_s].toArray();
    return std::ranges::any_of(keys, [](const QJsonValue &key) {
        return key.toObject().contains(u"d"_s) || key.toObject().contains(u"k"_s);
    });
}

Result<void> checkKeys(const Profile &profile)
{
    if (!profile.jwks.isEmpty() && !profile.jwksUrl.isEmpty())
        return fail(ErrorCode::FieldInvalid, u"must be empty when the keys are at a URL"_s,
                    u"jwks"_s);
    if (!profile.jwks.isEmpty()) {
        const auto keys = crypto::JwkSet::parse(profile.jwks.toUtf8());
        if (!keys)
            return fail(ErrorCode::FieldInvalid, keys.error().detail, u"jwks"_s);
        if (holdsPrivateKey(profile.jwks))
            return fail(ErrorCode::FieldInvalid, u"contains a private key; give public keys only"_s,
                        u"jwks"_s);
    }
    return checkUrl(profile.jwksUrl, urlRuleOf(profile), u"jwksUrl"_s);
}

Result<void> checkProfile(Profile &profile)
{
    const auto name = checkedName(profile.name, u"name"_s);
    if (!name)
        return name.failure();
    const auto creditorName = checkedName(profile.creditorName, u"creditorName"_s);
    if (!creditorName)
        return creditorName.failure();
    const auto bulkId = plainText(profile.bulkId, kReferenceLength, u"bulkId"_s);
    if (!bulkId)
        return bulkId.failure();
    if (const QString fault = faultOfIban(profile.iban);
        !profile.iban.isEmpty() && !fault.isEmpty())
        return fail(ErrorCode::FieldInvalid, fault, u"iban"_s);
    if (const auto keys = checkKeys(profile); !keys)
        return keys.failure();
    profile.name = *name;
    profile.creditorName = *creditorName;
    profile.bulkId = *bulkId;
    const UrlRule rule = urlRuleOf(profile);
    if (const auto url = checkUrl(profile.identifyCallbackUrl, rule, u"identifyCallbackUrl"_s);
        !url)
        return url.failure();
    return checkUrl(profile.callbackUrl, rule, u"callbackUrl"_s);
}

Result<void> checkPointOfSale(PointOfSale &pointOfSale)
{
    if (const auto id = checkedPosId(pointOfSale.id); !id)
        return id.failure();
    const auto name = plainText(pointOfSale.name.trimmed(), kDisplayNameLength, u"name"_s);
    if (!name)
        return name.failure();
    const auto shopId = plainText(pointOfSale.shopId, kShopLength, u"shopId"_s);
    if (!shopId)
        return shopId.failure();
    const auto shopName = plainText(pointOfSale.shopName, kShopLength, u"shopName"_s);
    if (!shopName)
        return shopName.failure();
    pointOfSale.name = *name;
    pointOfSale.shopId = *shopId;
    pointOfSale.shopName = *shopName;
    return {};
}

/// Returns the subject to store for a new API key.
Result<QString> subjectOf(const NewApiKey &wanted, const MerchantId &merchant)
{
    const QString own = u"MERCHANT:"_s + merchant.text();
    if (wanted.subject.isEmpty() || wanted.subject == own)
        return own;
    static const QRegularExpression integrator(
        QRegularExpression::anchoredPattern(u"INTEGRATOR:[A-Za-z0-9._-]{1,64}"_s));
    if (wanted.subject.startsWith("MERCHANT:"_L1))
        return fail(ErrorCode::FieldInvalid, u"the profile belongs to %1"_s.arg(own), u"subject"_s);
    if (!integrator.match(wanted.subject).hasMatch())
        return fail(ErrorCode::FieldInvalid, u"must be INTEGRATOR:{id} or MERCHANT:{id}"_s,
                    u"subject"_s);
    return wanted.subject;
}

/// Returns the pasted keys of a profile; null if it has none. Parses them only if they differ from
/// those in `before`.
std::shared_ptr<const crypto::JwkSet> keysOf(const Profile &profile, const Directory &before)
{
    if (profile.jwks.isEmpty())
        return {};
    const StoredProfile *known = before.profile(profile.id);
    if (known != nullptr && known->profile.jwks == profile.jwks)
        return known->keys;
    auto keys = crypto::JwkSet::parse(profile.jwks.toUtf8());
    return keys ? std::make_shared<const crypto::JwkSet>(std::move(*keys)) : nullptr;
}

} // namespace

MerchantService::MerchantService(storage::Database &db, const Clock &clock, Events &events,
                                 PublishedDirectory &published)
    : m_repository(db),
      m_settings(db),
      m_trail(db, clock),
      m_clock(clock),
      m_events(events),
      m_published(published)
{
    db.addHooks({.beforeCommit = [this] { std::ignore = directory(); },
                 .afterCommit = [this] { publishNext(); },
                 .afterRollback =
                     [this] {
                         m_changed = false;
                         m_next = nullptr;
                     }});
    m_published.publish(load());
}

Result<Merchant> MerchantService::addMerchant(Merchant merchant, const crypto::ByteSource &random,
                                              std::optional<Timestamp> at)
{
    auto checked = checkedMerchant(std::move(merchant));
    if (!checked)
        return checked.failure();
    const Timestamp added = at.value_or(m_clock.now());
    checked->id = MerchantId(crypto::newId(added, random));
    m_repository.insert(*checked, added);
    m_trail.record({.kind = AuditKind::MerchantAdded,
                    .subject = checked->id.text(),
                    .after = factsOf(*checked),
                    .guard = AuditGuard::Merchant});
    touch();
    return checked;
}

Result<Merchant> MerchantService::changeMerchant(const Merchant &merchant)
{
    const auto current = directory();
    const Merchant *before = current->merchant(merchant.id);
    if (before == nullptr)
        return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchant"_s);
    const auto checked = checkedMerchant(merchant);
    if (!checked)
        return checked.failure();
    m_repository.update(*checked);
    m_trail.record({.kind = AuditKind::MerchantChanged,
                    .subject = checked->id.text(),
                    .before = factsOf(*before),
                    .after = factsOf(*checked),
                    .guard = AuditGuard::Merchant});
    touch();
    return *checked;
}

Result<QString> MerchantService::setClearingAccount(const MerchantId &merchant,
                                                    const QString &account)
{
    if (directory()->merchant(merchant) == nullptr)
        return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchant"_s);
    const auto set = [this, &merchant](const QString &stored, const QString &shown) {
        const QString before = m_repository.clearingAccounts().value(merchant);
        m_repository.setClearingAccount(merchant, stored);
        m_trail.record({.kind = AuditKind::MerchantChanged,
                        .subject = merchant.text(),
                        .before = {{u"clearingAccount"_s, before}},
                        .after = {{u"clearingAccount"_s, shown}},
                        .guard = AuditGuard::Merchant});
        return shown;
    };
    if (account.trimmed().isEmpty())
        return set({}, defaultClearingAccount(merchant));
    const auto checked = checkedClearingAccount(account);
    if (!checked)
        return checked.failure();
    if (const MerchantId other = m_repository.clearingAccounts().key(*checked);
        !other.isEmpty() && other != merchant)
        return fail(ErrorCode::FieldInvalid, u"is the account of another merchant"_s,
                    u"clearing-account"_s);
    return set(*checked, *checked);
}

Result<Profile> MerchantService::addProfile(Profile profile, const crypto::ByteSource &random,
                                            std::optional<Timestamp> at)
{
    if (directory()->merchant(profile.merchantId) == nullptr)
        return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchantId"_s);
    if (const auto checked = checkProfile(profile); !checked)
        return checked.failure();
    const Timestamp added = at.value_or(m_clock.now());
    profile.id = ProfileId(crypto::newId(added, random));
    profile.lastIban = profile.iban;
    profile.environment = isProduction() ? Environment::Production : Environment::Local;
    for (const StoredProfile &other : directory()->profiles()) {
        if (other.profile.merchantId == profile.merchantId)
            profile.environment = other.profile.environment;
    }
    m_repository.insert(profile, added);
    m_trail.record({.kind = AuditKind::ProfileAdded,
                    .subject = profile.id.text(),
                    .after = factsOf(profile),
                    .guard = AuditGuard::Profile});
    if (isHosted(profile.environment))
        m_trail.record({.kind = AuditKind::ConnectionChanged,
                        .subject = profile.id.text(),
                        .facts = {{u"name"_s, profile.name}},
                        .after = {{u"environment"_s, QString(toText(profile.environment))}},
                        .guard = AuditGuard::Connection});
    touch();
    return profile;
}

Result<PointOfSale> MerchantService::addPointOfSale(PointOfSale pointOfSale)
{
    return insertPointOfSale(std::move(pointOfSale));
}

Result<PointOfSale> MerchantService::insertPointOfSale(PointOfSale pointOfSale)
{
    const auto current = directory();
    const StoredProfile *profile = current->profile(pointOfSale.profileId);
    if (profile == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s, u"profileId"_s);
    if (const auto checked = checkPointOfSale(pointOfSale); !checked)
        return checked.failure();
    if (profile->pointOfSale(pointOfSale.id) != nullptr)
        return fail(ErrorCode::FieldInvalid, u"exists already"_s, u"posId"_s);
    if (profile->pointsOfSale.size() >= kMaxPointsOfSale)
        return fail(
            ErrorCode::FieldInvalid,
            u"the profile already has the maximum of %1 points of sale"_s.arg(kMaxPointsOfSale),
            u"posId"_s);
    m_repository.insert(pointOfSale);
    m_trail.record({.kind = AuditKind::PointOfSaleAdded,
                    .subject = pointOfSale.id,
                    .facts = {{u"profileId"_s, pointOfSale.profileId.text()}},
                    .after = factsOf(pointOfSale),
                    .guard = AuditGuard::PointOfSale});
    // Extends the directory instead of reloading it: a client may add a point of sale with every
    // payment.
    m_changed = true;
    m_next = std::make_shared<const Directory>(current->with(pointOfSale));
    return pointOfSale;
}

Result<PointOfSale> MerchantService::ensurePointOfSale(const PointOfSale &pointOfSale)
{
    const auto current = directory();
    if (const StoredProfile *profile = current->profile(pointOfSale.profileId)) {
        if (const PointOfSale *known = profile->pointOfSale(pointOfSale.id))
            return *known;
    }
    return insertPointOfSale(pointOfSale);
}

Result<PointOfSale> MerchantService::changePointOfSale(PointOfSale pointOfSale)
{
    if (const auto checked = checkPointOfSale(pointOfSale); !checked)
        return checked.failure();
    const auto current = directory();
    const StoredProfile *profile = current->profile(pointOfSale.profileId);
    const PointOfSale *before = profile == nullptr ? nullptr : profile->pointOfSale(pointOfSale.id);
    if (before == nullptr || !m_repository.update(pointOfSale))
        return fail(ErrorCode::PointOfSaleNotFound, u"There is no such point of sale"_s,
                    u"posId"_s);
    m_trail.record({.kind = AuditKind::PointOfSaleChanged,
                    .subject = pointOfSale.id,
                    .facts = {{u"profileId"_s, pointOfSale.profileId.text()}},
                    .before = factsOf(*before),
                    .after = factsOf(pointOfSale),
                    .guard = AuditGuard::PointOfSale});
    touch();
    return pointOfSale;
}

Result<Profile> MerchantService::changeProfile(Profile profile)
{
    const auto current = directory();
    const StoredProfile *stored = current->profile(profile.id);
    if (stored == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s, u"profileId"_s);
    if (const auto checked = checkProfile(profile); !checked)
        return checked.failure();
    profile.merchantId = stored->profile.merchantId;
    profile.environment = stored->profile.environment;
    profile.lastIban = profile.iban.isEmpty() ? stored->profile.lastIban : profile.iban;
    m_repository.update(profile);
    m_trail.record({.kind = AuditKind::ProfileChanged,
                    .subject = profile.id.text(),
                    .facts = {{u"name"_s, profile.name}},
                    .before = factsOf(stored->profile),
                    .after = factsOf(profile),
                    .guard = AuditGuard::Profile});
    touch();
    return profile;
}

Result<Profile> MerchantService::setEnvironment(const ProfileId &id, Environment environment)
{
    const auto refuse = [](const QString &why) {
        return fail(ErrorCode::FieldInvalid, why, u"environment"_s);
    };
    const auto current = directory();
    const StoredProfile *stored = current->profile(id);
    if (stored == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s, u"profile"_s);
    Profile profile = stored->profile;
    if (profile.environment == environment)
        return profile;
    if (isProduction() != (environment == Environment::Production))
        return refuse(isProduction()
                          ? u"must be production: this data folder was made for production"_s
                          : u"must be local or pre-production: this data folder was made for tests;"
                            " init --production makes one for production"_s);
    if (hasPayments(id))
        return refuse(u"is fixed, because the profile has payments: add a profile for the other"
                      " environment"_s);
    // A merchant's money accounts, payouts and books belong to one environment.
    const bool isOnlyOne =
        std::ranges::none_of(current->profiles(), [&profile](const StoredProfile &other) {
            return other.profile.merchantId == profile.merchantId && other.profile.id != profile.id;
        });
    if (!isOnlyOne)
        return refuse(u"is that of the merchant's other profiles: add a merchant for the other"
                      " environment"_s);
    profile.environment = environment;
    m_repository.setEnvironment(id, environment);
    touch();
    return profile;
}

bool MerchantService::isProduction()
{
    return m_settings.value(kEnvironmentSetting.toString()) == kProductionSetting;
}

Result<CreatedApiKey> MerchantService::createKey(const NewApiKey &wanted)
{
    const auto current = directory();
    const StoredProfile *profile = current->profile(wanted.profileId);
    if (profile == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s, u"profile"_s);
    const auto name = checkedName(wanted.name, u"name"_s);
    if (!name)
        return name.failure();
    const auto subject = subjectOf(wanted, profile->profile.merchantId);
    if (!subject)
        return subject.failure();
    if (!wanted.authorities)
        return fail(ErrorCode::FieldInvalid, u"must have at least one value"_s, u"authority"_s);
    const Timestamp now = m_clock.now();
    if (wanted.expiresAt && *wanted.expiresAt <= now)
        return fail(ErrorCode::FieldInvalid, u"must be in the future"_s, u"expires"_s);
    const auto addresses = networksFrom(toText(wanted.addresses));
    if (!addresses)
        return addresses.failure();
    const QString text = crypto::randomUuid();
    const ApiKey key{.id = ApiKeyId(crypto::newId(now)),
                     .profileId = wanted.profileId,
                     .sha256 = apiKeyHash(text.toLatin1()),
                     .name = *name,
                     .subject = *subject,
                     .authorities = wanted.authorities,
                     .createdAt = now,
                     .lastUsedAt = {},
                     .revokedAt = {},
                     .expiresAt = wanted.expiresAt,
                     .addresses = *addresses};
    m_repository.insert(key);
    m_trail.record({.kind = AuditKind::ApiKeyCreated,
                    .subject = key.id.text(),
                    .after = factsOf(key),
                    .guard = AuditGuard::ApiKey});
    touch();
    return CreatedApiKey{key, text};
}

Result<void> MerchantService::revokeKey(const ApiKeyId &id)
{
    if (!m_repository.revoke(id, m_clock.now()))
        return fail(ErrorCode::ApiKeyNotFound, u"There is no such valid key"_s, u"id"_s);
    m_trail.record({.kind = AuditKind::ApiKeyRevoked,
                    .subject = id.text(),
                    .facts = {{u"name"_s, nameOfKey(id)}},
                    .guard = AuditGuard::ApiKey});
    recordLastUse(); // the directory drops the key, and its last use with it
    touch();
    return {};
}

QString MerchantService::nameOfKey(const ApiKeyId &id)
{
    const auto keys = m_repository.keys();
    const auto key = std::ranges::find(keys, id, &ApiKey::id);
    return key == keys.end() ? QString() : key->name;
}

int MerchantService::recordLastUse()
{
    int count = 0;
    const auto current = m_published.current();
    for (const ActiveKey &active : current->keys()) {
        const qint64 used = active.lastUsedMillis->load();
        if (used > 0 && m_repository.setLastUsed(active.key.id, fromMillis(used)))
            ++count;
    }
    return count;
}

std::shared_ptr<const Directory> MerchantService::directory()
{
    if (!m_changed)
        return m_published.current();
    if (!m_next)
        m_next = load();
    return m_next;
}

void MerchantService::touch()
{
    m_changed = true;
    m_next = nullptr; // reloaded by the next directory()
}

std::shared_ptr<const Directory> MerchantService::load()
{
    const auto before = m_published.current();
    QList<ActiveKey> active;
    QList<ApiKey> revoked;
    for (const ApiKey &key : m_repository.keys()) {
        if (key.revokedAt) {
            revoked << key;
            continue;
        }
        if (const ActiveKey *known = before->key(key.sha256)) {
            active << ActiveKey{key, known->lastUsedMillis, known->rate};
            continue;
        }
        const qint64 lastUsed = key.lastUsedAt ? toMillis(*key.lastUsedAt) : 0;
        active << ActiveKey{key, std::make_shared<std::atomic<qint64>>(lastUsed),
                            std::make_shared<KeyRate>()};
    }
    auto profiles = m_repository.profiles();
    for (StoredProfile &profile : profiles) {
        profile.keys = keysOf(profile.profile, *before);
        if (const StoredProfile *known = before->profile(profile.profile.id))
            profile.signatureRate = known->signatureRate;
    }
    return std::make_shared<const Directory>(m_repository.merchants(), std::move(profiles),
                                             std::move(active), revoked);
}

void MerchantService::publishNext()
{
    if (!m_changed)
        return;
    m_changed = false;
    m_published.publish(std::exchange(m_next, nullptr));
    m_events.merchantsChanged = true;
}

} // namespace tilldesk::merchants
