#include "core/keys/key_service.h"

#include "core/crypto/certificate.h"
#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "core/crypto/random.h"
#include "core/crypto/sealed.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::keys {
namespace {

using crypto::Algorithm;
using crypto::PrivateKey;
using KnownKeys = QHash<QString, PrivateKey>;

const QString kServiceId = u"serviceId"_s;
const QString kKid = u"kid"_s;

/// Back-dates `notBefore`: a verifier with a slow clock would reject a certificate that is not
/// valid yet.
constexpr auto kSlowClocks = std::chrono::hours(24);

constexpr auto kRenewalPause = std::chrono::minutes(1);

QString kidOf(const PrivateKey &key)
{
    return QString::fromLatin1(crypto::jwkThumbprint(key.publicKey()));
}

} // namespace

NewKeys makeKeys(const KeyMaker &make, const QString &kid)
{
    return {make(Algorithm::Es256), make(Algorithm::Rs256), kid};
}

KeyService::KeyService(storage::Database &db, const Clock &clock, Events &events,
                       PublishedKeys &published, const PublishedServiceNames &names)
    : m_repository(db),
      m_settings(db),
      m_trail(db, clock),
      m_clock(clock),
      m_events(events),
      m_published(published),
      m_names(names),
      m_followedUpAt(clock.now())
{
    db.addHooks({.beforeCommit = {},
                 .afterCommit =
                     [this] {
                         if (!m_next)
                             return;
                         m_published.publish(std::exchange(m_next, nullptr));
                         m_events.serviceKeysChanged = true;
                     },
                 .afterRollback = [this] { m_next = nullptr; }});
}

KeyService::Identity KeyService::identity()
{
    auto serviceId = m_settings.value(kServiceId);
    if (!serviceId) {
        serviceId = crypto::newId(m_clock.now());
        m_settings.set(kServiceId, *serviceId);
    }
    return {*serviceId, !m_repository.rows().isEmpty()};
}

Result<void> KeyService::open(const QByteArray &masterKey, GenerateKeysAsync generateKeysAsync)
{
    m_masterKey = masterKey;
    m_generateKeysAsync = std::move(generateKeysAsync);
    auto ring = load({});
    if (!ring)
        return ring.failure();
    m_published.publish(std::move(*ring));
    return {};
}

Result<void> KeyService::ensure(const NewKeys &made)
{
    const auto ring = current();
    if (ring->keys().empty())
        return add(made, m_clock.now());
    const bool isKnown = std::ranges::any_of(
        ring->keys(), [&made](const ServiceKey &key) { return key.kid == made.kid; });
    if (!made.kid.isEmpty() && !isKnown)
        return fail(
            ErrorCode::FieldInvalid,
            u"names the first key of a new shop, but this shop already has keys: use keys rotate"_s,
            kKid);
    return {};
}

Result<void> KeyService::rotate(const NewKeys &made)
{
    if (current()->keys().empty())
        return ensure(made);
    const Timestamp now = m_clock.now();
    if (isOneWaiting())
        return fail(ErrorCode::FieldInvalid,
                    u"New keys are already published; more keys can be made once those sign"_s);
    if (auto checked = checkNewKid(made.kid); !checked)
        return checked;
    m_repository.signNow(now); // after the clock was set back: make the signing keys' signsFrom
                               // agree
    const Timestamp signsFrom = now + kOverlap;
    m_repository.retireLast(signsFrom + kOverlap);
    return add(made, signsFrom);
}

Result<void> KeyService::renew(const NewKeys &made)
{
    return isRenewalDue() ? rotate(made) : Result<void>();
}

KeyService::Signed KeyService::sign(QByteArrayView payload) const
{
    const auto ring = current();
    const ServiceKey *key = ring->signing(Algorithm::Es256, m_clock.now());
    Q_ASSERT(key != nullptr);
    const QByteArray header = R"({"alg":"ES256","kid":")" + key->kid.toUtf8() + R"("})";
    return {key->kid, crypto::signCompact(header, payload, key->key)};
}

std::optional<Timestamp> KeyService::nextChange()
{
    const Timestamp now = m_clock.now();
    m_followedUpAt = std::min(m_followedUpAt, now); // the clock may have been set back
    m_nextRenewal = std::min(m_nextRenewal, now + kRenewalPause);
    std::optional<Timestamp> next = renewalDue();
    if (next)
        next = std::max(*next, m_nextRenewal);
    const auto consider = [&next](Timestamp time) { next = next ? std::min(*next, time) : time; };
    for (const ServiceKey &key : current()->keys()) {
        if (key.retiredAt)
            consider(*key.retiredAt);
        if (key.signsFrom > m_followedUpAt)
            consider(key.signsFrom);
    }
    return next;
}

void KeyService::applyDueChanges(const KeyMaker &make)
{
    const Timestamp now = m_clock.now();
    m_followedUpAt = now;
    m_repository.eraseRetired(now);
    // Cannot fail: unsealing is the only step that can, and these keys are already in memory.
    std::ignore = change(knownKeys());
    if (!isRenewalDue() || m_nextRenewal > now)
        return;
    m_nextRenewal = now + kRenewalPause;
    m_generateKeysAsync([make] { return makeKeys(make); });
}

std::shared_ptr<const KeyRing> KeyService::current() const
{
    return m_next ? m_next : m_published.current();
}

Result<std::shared_ptr<const KeyRing>> KeyService::load(const KnownKeys &known)
{
    std::vector<ServiceKey> keys;
    for (const KeyRow &row : m_repository.rows()) {
        const auto found = known.constFind(row.kid);
        const auto key =
            found != known.cend() ? Result<PrivateKey>(*found) : Result<PrivateKey>(unsealed(row));
        if (!key)
            return key.failure();
        keys.push_back({static_cast<const KeyRecord &>(row), *key});
    }
    return std::make_shared<const KeyRing>(std::move(keys));
}

KnownKeys KeyService::knownKeys() const
{
    KnownKeys known;
    for (const ServiceKey &key : current()->keys())
        known.insert(key.kid, key.key);
    return known;
}

Result<PrivateKey> KeyService::unsealed(const KeyRow &row) const
{
    const auto pem = crypto::unseal(row.sealedKey, m_masterKey, row.kid.toUtf8());
    if (!pem)
        return fail(
            ErrorCode::Storage,
            u"the master key that was found does not open the keys of this database: it belongs"
            " to another database, or the key %1 is damaged"_s.arg(row.kid));
    auto key = PrivateKey::fromPem(*pem);
    if (!key || key->algorithm() != row.algorithm)
        return fail(ErrorCode::Storage, u"the key %1 is damaged"_s.arg(row.kid));
    return key;
}

bool KeyService::isOneWaiting() const
{
    const auto entries = current()->entries(m_clock.now());
    return std::ranges::any_of(entries, [](const ServiceKeyEntry &entry) {
        return entry.phase == ServiceKeyEntry::Phase::Waiting;
    });
}

Result<void> KeyService::checkNewKid(const QString &kid)
{
    if (kid.isEmpty())
        return {};
    if (const auto checked = checkedKid(kid); !checked)
        return checked.failure();
    if (m_repository.hasKid(kid))
        return fail(ErrorCode::FieldInvalid, u"is, or was, the id of another key"_s, kKid);
    return {};
}

Result<void> KeyService::add(const NewKeys &made, Timestamp signsFrom)
{
    // publishedAt never exceeds signsFrom, even if time has passed since rotate() chose it.
    const Timestamp now = std::min(m_clock.now(), signsFrom);
    if (auto checked = checkNewKid(made.kid); !checked)
        return checked;
    KnownKeys known = knownKeys();
    for (const PrivateKey &key : {made.es256, made.rs256}) {
        const bool isNamed = key.algorithm() == Algorithm::Es256 && !made.kid.isEmpty();
        const QString kid = isNamed ? made.kid : kidOf(key);
        KeyRow row;
        row.kid = kid;
        row.algorithm = key.algorithm();
        row.sealedKey = crypto::seal(key.pkcs8Pem(), m_masterKey, kid.toUtf8());
        // A chosen name is also stored in the certificate, so that the two can be compared.
        row.certificate =
            crypto::selfSignedCertificate(key, m_names.current()->issuer(), now - kSlowClocks,
                                          now + kCertificateLife, isNamed ? kid : QString());
        row.publishedAt = now;
        row.signsFrom = signsFrom;
        m_repository.insert(row);
        m_trail.record({.kind = AuditKind::ServiceKeyAdded,
                        .subject = kid,
                        .facts = {{u"signsFrom"_s, QString::fromLatin1(toIsoUtc(signsFrom))}},
                        .guard = AuditGuard::ServiceKey});
        known.insert(kid, key);
    }
    return change(known);
}

Result<void> KeyService::change(const KnownKeys &known)
{
    auto ring = load(known);
    if (!ring)
        return ring.failure();
    m_next = std::move(*ring);
    return {};
}

bool KeyService::isRenewalDue() const
{
    const auto due = renewalDue();
    return due && *due <= m_clock.now() && !isOneWaiting();
}

std::optional<Timestamp> KeyService::renewalDue() const
{
    std::optional<Timestamp> due;
    for (const ServiceKey &key : current()->keys()) {
        if (!key.retiredAt) // newest key: no successor is scheduled yet
            due = std::min(due.value_or(Timestamp::max()),
                           key.publishedAt + kCertificateLife - kRenewal);
    }
    return due;
}

} // namespace tilldesk::keys
