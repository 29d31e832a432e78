#include "tests/support/fake_merchants.h"

#include "tests/support/done_future.h"
#include "tests/support/some_payments.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

QString idOf(qsizetype number)
{
    return u"%1"_s.arg(number, 24, 16, '0'_L1);
}

tl::unexpected<Error> noProfile()
{
    return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s, u"profileId"_s);
}

} // namespace

/// Replies with `result`; emits changed() first if it is a success.
template <typename T>
QFuture<Result<T>> FakeMerchants::changedTo(Result<T> result)
{
    if (result)
        Q_EMIT changed();
    return doneFuture<T>(std::move(result));
}

ProfileEntry *FakeMerchants::entry(const ProfileId &id)
{
    const auto found =
        std::ranges::find_if(entries, [&id](const ProfileEntry &e) { return e.profile.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

QFuture<Result<QList<Merchant>>> FakeMerchants::merchants()
{
    if (readError)
        return doneFuture<QList<Merchant>>(tl::unexpected<Error>(*readError));
    QList<Merchant> all;
    for (const ProfileEntry &entry : entries) {
        if (!all.contains(entry.merchant))
            all << entry.merchant;
    }
    return doneFuture(Result<QList<Merchant>>(all + newMerchants));
}

QFuture<Result<QList<ProfileEntry>>> FakeMerchants::profiles()
{
    if (readError)
        return doneFuture<QList<ProfileEntry>>(tl::unexpected<Error>(*readError));
    return doneFuture(Result<QList<ProfileEntry>>(entries));
}

QFuture<Result<Merchant>> FakeMerchants::addMerchant(const Merchant &merchant)
{
    if (error)
        return doneFuture<Merchant>(tl::unexpected<Error>(*error));
    newMerchants << merchant;
    newMerchants.last().id = MerchantId(idOf(entries.size() + newMerchants.size() + 99));
    return changedTo<Merchant>(newMerchants.last());
}

QFuture<Result<Merchant>> FakeMerchants::changeMerchant(const Merchant &merchant)
{
    if (error)
        return doneFuture<Merchant>(tl::unexpected<Error>(*error));
    const auto isSame = [&merchant](const Merchant &m) { return m.id == merchant.id; };
    bool isKnown = false;
    for (ProfileEntry &entry : entries) {
        if (isSame(entry.merchant)) {
            entry.merchant = merchant;
            isKnown = true;
        }
    }
    std::ranges::replace_if(newMerchants, isSame, merchant);
    if (!isKnown && !newMerchants.contains(merchant))
        return doneFuture<Merchant>(fail(ErrorCode::MerchantNotFound));
    return changedTo<Merchant>(merchant);
}

QFuture<Result<Profile>> FakeMerchants::addProfile(const Profile &profile)
{
    if (error)
        return doneFuture<Profile>(tl::unexpected<Error>(*error));
    ProfileEntry added{entries.isEmpty() ? Merchant() : entries.first().merchant, profile, {}};
    const auto isOf = [&profile](const Merchant &m) { return m.id == profile.merchantId; };
    if (const auto found = std::ranges::find_if(newMerchants, isOf); found != newMerchants.end()) {
        added.merchant = *found;
        newMerchants.erase(found);
    }
    added.profile.id = ProfileId(idOf(entries.size() + 200));
    entries << added;
    return changedTo<Profile>(added.profile);
}

QFuture<Result<Profile>> FakeMerchants::changeProfile(const Profile &profile)
{
    if (error)
        return doneFuture<Profile>(tl::unexpected<Error>(*error));
    ProfileEntry *stored = entry(profile.id);
    if (stored == nullptr)
        return doneFuture<Profile>(noProfile());
    stored->profile = profile;
    return changedTo<Profile>(profile);
}

QFuture<Result<PointOfSale>> FakeMerchants::addPointOfSale(const PointOfSale &pointOfSale)
{
    if (error)
        return doneFuture<PointOfSale>(tl::unexpected<Error>(*error));
    ProfileEntry *stored = entry(pointOfSale.profileId);
    if (stored == nullptr)
        return doneFuture<PointOfSale>(noProfile());
    stored->pointsOfSale << pointOfSale;
    return changedTo<PointOfSale>(pointOfSale);
}

QFuture<Result<PointOfSale>> FakeMerchants::changePointOfSale(const PointOfSale &pointOfSale)
{
    if (error)
        return doneFuture<PointOfSale>(tl::unexpected<Error>(*error));
    ProfileEntry *stored = entry(pointOfSale.profileId);
    if (stored == nullptr)
        return doneFuture<PointOfSale>(noProfile());
    for (PointOfSale &known : stored->pointsOfSale) {
        if (known.id == pointOfSale.id)
            known = pointOfSale;
    }
    return changedTo<PointOfSale>(pointOfSale);
}

QString FakeMerchants::locationLink(const ProfileId &profile, const QString &posId) const
{
    return u"http://127.0.0.1:8400/l/1/%1/%2"_s.arg(profile.text(), posId);
}

QFuture<Result<QrMatrix>> FakeMerchants::locationCode(const ProfileId &profile,
                                                      const QString &posId)
{
    if (readError)
        return doneFuture<QrMatrix>(tl::unexpected<Error>(*readError));
    return doneFuture(Result<QrMatrix>(someQrCode(locationLink(profile, posId))));
}

QFuture<Result<KeySetSummary>> FakeMerchants::checkKeySet(const QString &jwks)
{
    const QJsonArray all =
        QJsonDocument::fromJson(jwks.toUtf8()).object().value(u"keys"_s).toArray();
    KeySetSummary summary;
    for (const QJsonValue &key : all) {
        const QString kid = key[u"kid"_s].toString();
        (kid.isEmpty() ? summary.skipped : summary.kids) << (kid.isEmpty() ? u"no kid"_s : kid);
    }
    if (summary.kids.isEmpty())
        return doneFuture<KeySetSummary>(
            fail(ErrorCode::FieldInvalid, u"the key set is empty"_s, u"jwks"_s));
    return doneFuture(Result<KeySetSummary>(summary));
}

QFuture<Result<QList<ApiKey>>> FakeMerchants::apiKeys()
{
    if (readError)
        return doneFuture<QList<ApiKey>>(tl::unexpected<Error>(*readError));
    return doneFuture(Result<QList<ApiKey>>(keys));
}

QFuture<Result<CreatedApiKey>> FakeMerchants::createApiKey(const NewApiKey &key)
{
    if (error)
        return doneFuture<CreatedApiKey>(tl::unexpected<Error>(*error));
    keys << ApiKey{.id = ApiKeyId(idOf(keys.size() + 300)),
                   .profileId = key.profileId,
                   .sha256 = {},
                   .name = key.name,
                   .subject = key.subject,
                   .authorities = key.authorities,
                   .createdAt = {},
                   .lastUsedAt = {},
                   .revokedAt = {},
                   .expiresAt = key.expiresAt,
                   .addresses = key.addresses};
    return changedTo<CreatedApiKey>(
        CreatedApiKey{keys.last(), u"6f1c9d1e-0c2b-4a39-9b7e-3f6f0d7a5c42"_s});
}

QFuture<Result<void>> FakeMerchants::revokeApiKey(const ApiKeyId &id)
{
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    const auto found = std::ranges::find_if(keys, [&id](const ApiKey &k) { return k.id == id; });
    if (found == keys.end())
        return doneFuture<void>(fail(ErrorCode::ApiKeyNotFound));
    found->revokedAt = fromMillis(1'795'181'530'000);
    return changedTo<void>({});
}

QFuture<Result<void>> FakeEndpoint::confirmClock()
{
    if (error)
        return doneFuture(Result<void>(tl::unexpected<Error>(*error)));
    setClockJump({});
    return doneFuture(Result<void>());
}

void FakeEndpoint::setClockJump(const std::optional<ClockJump> &jump)
{
    m_clockJump = jump;
    Q_EMIT clockJumpChanged();
}

void FakeEndpoint::setState(const EndpointState &state)
{
    m_state = state;
    Q_EMIT changed(state);
}

QFuture<Result<EndpointState>> FakeEndpoint::apply(const EndpointSettings &settings)
{
    if (error)
        return doneFuture<EndpointState>(tl::unexpected<Error>(*error));
    wanted = settings;
    setState({true, u"http://127.0.0.1:%1"_s.arg(settings.port), {}});
    return doneFuture<EndpointState>(m_state);
}

QFuture<Result<void>> FakeEndpoint::setNames(const ServiceNames &names)
{
    if (namesError)
        return doneFuture<void>(tl::unexpected<Error>(*namesError));
    wantedNames = names;
    return doneFuture(Result<void>());
}

QFuture<Result<void>> FakeEndpoint::setAskAbove(Amount amount)
{
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    limit = amount;
    return doneFuture(Result<void>());
}

} // namespace tilldesk::test
