#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void useKey(CoreFixture &core, const CreatedApiKey &key, Timestamp at)
{
    core.published.current()->key(key.key.sha256)->lastUsedMillis->store(toMillis(at));
}

ApiKey listed(CoreFixture &core, const ApiKeyId &id)
{
    for (const ApiKey &key : core.merchants.keys()) {
        if (key.id == id)
            return key;
    }
    return {};
}

} // namespace

class TestApiKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isARandomUuid();
    void isKeptAsItsHashOnly();
    void isListedWithoutItself();
    void isFoundByItsHash();
    void belongsToTheProfilesMerchantByDefault();
    void checksItsSubject_data();
    void checksItsSubject();
    void needsANameAProfileAndAnAuthority();
    void readsAuthorities_data();
    void readsAuthorities();
    void keepsItsExpiryAndAddresses();
    void cannotExpireBeforeItIsMade();
    void readsNetworks_data();
    void readsNetworks();
    void admitsNobodyWhenItsAddressesAreDamaged();
    void isNotFoundOnceRevoked();
    void cannotBeRevokedTwice();
    void isStillInForceAfterARevocationThatWasUndone();
    void remembersItsLastUse();
    void doesNotReloadEverybodyForItsLastUse();
    void remembersItsLastUseWhenRevoked();
    void keepsItsLastUseAcrossADirectoryOfOthers();
};

void TestApiKeys::isARandomUuid()
{
    CoreFixture core;
    static const QRegularExpression uuid(QRegularExpression::anchoredPattern(
        u"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"_s));
    QSet<QString> seen;
    for (int i = 0; i < 20; ++i) {
        const QString text = core.addKey(core.profile.id).text;
        QVERIFY2(uuid.match(text).hasMatch(), qPrintable(text));
        seen.insert(text);
    }
    QCOMPARE(seen.size(), 20);
}

void TestApiKeys::isKeptAsItsHashOnly()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("a server keeps the files of PostgreSQL");
    CoreFixture core(CoreFixture::Where::File);
    const QString text = core.key.text;
    const QByteArray digits = text.toLatin1().replace("-", "");
    const QByteArray files = contentOf(core.path()) + contentOf(core.path() + u"-wal"_s);

    QVERIFY(files.contains(core.key.key.sha256.toHex())); // proves that the search works
    for (const QByteArray &form :
         {text.toLatin1(), text.toUpper().toLatin1(), digits, QByteArray::fromHex(digits),
          text.toLatin1().toBase64(),
          QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2)})
        QVERIFY(!files.contains(form));
}

void TestApiKeys::isListedWithoutItself()
{
    CoreFixture core;
    const auto both =
        core.addKey(core.profile.id, Authority::MerchantPayment | Authority::MerchantRefund);
    const QList<ApiKey> keys = core.merchants.keys();

    QCOMPARE(keys.size(), 2);
    QCOMPARE(keys[0].id, core.key.key.id);
    QCOMPARE(keys[1].id, both.key.id);
    QCOMPARE(keys[1].profileId, core.profile.id);
    QCOMPARE(keys[1].name, u"Web shop 1"_s);
    QCOMPARE(keys[1].authorities, Authority::MerchantPayment | Authority::MerchantRefund);
    QCOMPARE(keys[1].createdAt, kCoreStart);
    QCOMPARE(keys[1].lastUsedAt, std::nullopt);
    QCOMPARE(keys[1].revokedAt, std::nullopt);
    QCOMPARE(keys[1].sha256, apiKeyHash(both.text.toLatin1()));
}

void TestApiKeys::isFoundByItsHash()
{
    CoreFixture core;
    const auto directory = core.published.current();
    const ActiveKey *found = directory->key(apiKeyHash(core.key.text.toLatin1()));

    QVERIFY(found != nullptr);
    QCOMPARE(found->key.id, core.key.key.id);
    QVERIFY(directory->key(apiKeyHash(core.key.text.toUpper().toLatin1())) == nullptr);
    QVERIFY(directory->key(core.key.text.toLatin1()) == nullptr);
    QVERIFY(directory->key({}) == nullptr);
}

void TestApiKeys::belongsToTheProfilesMerchantByDefault()
{
    CoreFixture core;
    QCOMPARE(core.key.key.subject, QString(u"MERCHANT:"_s + core.merchant.id.text()));
}

void TestApiKeys::checksItsSubject_data()
{
    QTest::addColumn<QString>("subject"); // {own}: the merchant's id
    QTest::addColumn<bool>("isGood");

    QTest::newRow("own merchant") << u"MERCHANT:{own}"_s << true;
    QTest::newRow("integrator") << u"INTEGRATOR:acme-1.2_x"_s << true;
    QTest::newRow("another merchant") << u"MERCHANT:000000000000000000000000"_s << false;
    QTest::newRow("merchant without id") << u"MERCHANT:"_s << false;
    QTest::newRow("integrator without id") << u"INTEGRATOR:"_s << false;
    QTest::newRow("long integrator") << QString(u"INTEGRATOR:"_s + QString(65, u'a')) << false;
    QTest::newRow("lower case") << u"integrator:acme"_s << false;
    QTest::newRow("space") << u"INTEGRATOR:a b"_s << false;
    QTest::newRow("line end") << u"INTEGRATOR:acme\n"_s << false;
    QTest::newRow("something else") << u"ADMIN:1"_s << false;
}

void TestApiKeys::checksItsSubject()
{
    QFETCH(QString, subject);
    QFETCH(const bool, isGood);
    CoreFixture core;
    subject.replace(u"{own}"_s, core.merchant.id.text());
    const auto created = core.commit([&] {
        return core.merchants.createKey(
            {core.profile.id, u"Key"_s, subject, Authority::MerchantPayment});
    });

    QCOMPARE(created.has_value(), isGood);
    if (isGood) {
        QCOMPARE(created->key.subject, subject);
    } else {
        QCOMPARE(created.error().code, ErrorCode::FieldInvalid);
        QCOMPARE(created.error().field, u"subject"_s);
    }
}

void TestApiKeys::needsANameAProfileAndAnAuthority()
{
    CoreFixture core;
    const auto error = [&core](const NewApiKey &wanted) {
        return core.commit([&] { return core.merchants.createKey(wanted); }).error();
    };
    QCOMPARE(error({ProfileId(u"nobody"_s), u"Key"_s, {}, Authority::MerchantPayment}).code,
             ErrorCode::ProfileNotFound);
    QCOMPARE(error({core.profile.id, u" "_s, {}, Authority::MerchantPayment}).field, u"name"_s);
    QCOMPARE(error({core.profile.id, QString(61, u'a'), {}, Authority::MerchantPayment}).field,
             u"name"_s);
    QCOMPARE(error({core.profile.id, u"Key"_s, {}, {}}).field, u"authority"_s);
    QCOMPARE(core.merchants.keys().size(), 1);
}

void TestApiKeys::readsAuthorities_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("number"); // 0: rejected

    QTest::newRow("payment") << QStringList(u"MERCHANT_PAYMENT"_s) << 1;
    QTest::newRow("refund") << QStringList(u"MERCHANT_REFUND"_s) << 2;
    QTest::newRow("both") << QStringList({u"MERCHANT_PAYMENT"_s, u"MERCHANT_REFUND"_s}) << 3;
    QTest::newRow("none") << QStringList() << 0;
    QTest::newRow("lower case") << QStringList(u"merchant_payment"_s) << 0;
    QTest::newRow("one is wrong") << QStringList({u"MERCHANT_PAYMENT"_s, u"ALL"_s}) << 0;
}

void TestApiKeys::readsAuthorities()
{
    QFETCH(const QStringList, names);
    QFETCH(const int, number);
    const auto authorities = authoritiesFrom(names);

    QCOMPARE(authorities.has_value(), number != 0);
    if (authorities) {
        QCOMPARE(int(authorities->toInt()), number);
        QCOMPARE(toTexts(*authorities), names);
    } else {
        QCOMPARE(authorities.error().field, u"authority"_s);
    }
}

void TestApiKeys::keepsItsExpiryAndAddresses()
{
    CoreFixture core;
    const auto networks = networksFrom(u" 192.168.1.0/24 ,10.0.0.7,2001:db8::/32"_s);
    QVERIFY(networks);
    const auto made = core.commit([&] {
        return core.merchants.createKey({.profileId = core.profile.id,
                                         .name = u"Fair"_s,
                                         .subject = {},
                                         .authorities = Authority::MerchantPayment,
                                         .expiresAt = kCoreStart + std::chrono::days(3),
                                         .addresses = *networks});
    });
    QVERIFY(made);
    const ApiKey stored = listed(core, made->key.id);
    QCOMPARE(stored.expiresAt, kCoreStart + std::chrono::days(3));
    QCOMPARE(stored.addresses, *networks);
    QCOMPARE(toText(stored.addresses), u"192.168.1.0/24,10.0.0.7,2001:db8::/32"_s);
    QCOMPARE(core.published.current()->key(made->key.sha256)->key.expiresAt, stored.expiresAt);
    QCOMPARE(listed(core, core.key.key.id).expiresAt, std::nullopt);
    QVERIFY(listed(core, core.key.key.id).addresses.isEmpty());
}

void TestApiKeys::cannotExpireBeforeItIsMade()
{
    CoreFixture core;
    const auto refused = core.commit([&] {
        return core.merchants.createKey({.profileId = core.profile.id,
                                         .name = u"Fair"_s,
                                         .subject = {},
                                         .authorities = Authority::MerchantPayment,
                                         .expiresAt = kCoreStart});
    });
    QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(refused.error().field, u"expires"_s);
}

void TestApiKeys::readsNetworks_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<int>("count"); ///< -1: rejected
    QTest::newRow("none") << u" "_s << 0;
    QTest::newRow("one") << u"10.0.0.7"_s << 1;
    QTest::newRow("sixteen") << QString(u"10.0.0.7,"_s.repeated(15) + u"10.0.0.8"_s) << 16;
    QTest::newRow("seventeen") << QString(u"10.0.0.7,"_s.repeated(16) + u"10.0.0.8"_s) << -1;
    QTest::newRow("an empty one") << u"10.0.0.7,"_s << -1;
    QTest::newRow("a name") << u"shop.example"_s << -1;
}

void TestApiKeys::readsNetworks()
{
    QFETCH(const QString, list);
    QFETCH(const int, count);
    const auto networks = networksFrom(list);
    QCOMPARE(networks ? int(networks->size()) : -1, count);
    if (!networks)
        QCOMPARE(networks.error().field, u"addresses"_s);
}

void TestApiKeys::admitsNobodyWhenItsAddressesAreDamaged()
{
    CoreFixture core;
    core.db.execute(u"UPDATE api_key SET addresses = 'nonsense'"_s);
    const ApiKey damaged = listed(core, core.key.key.id);
    QVERIFY(!damaged.addresses.isEmpty());
    QVERIFY(!damaged.addresses[0].contains(*IpAddress::parse(u"127.0.0.1"_s)));
}

void TestApiKeys::isNotFoundOnceRevoked()
{
    CoreFixture core;
    core.clock.advance(std::chrono::hours(1));
    QVERIFY(core.commit([&] { return core.merchants.revokeKey(core.key.key.id); }));

    QVERIFY(core.published.current()->key(core.key.key.sha256) == nullptr);
    QCOMPARE(listed(core, core.key.key.id).revokedAt, std::optional(core.clock.now()));
}

void TestApiKeys::cannotBeRevokedTwice()
{
    CoreFixture core;
    const auto revoke = [&core](const ApiKeyId &id) {
        return core.commit([&] { return core.merchants.revokeKey(id); });
    };
    QVERIFY(revoke(core.key.key.id));
    const auto revokedAt = listed(core, core.key.key.id).revokedAt;
    core.clock.advance(std::chrono::hours(1));

    QCOMPARE(revoke(core.key.key.id).error().code, ErrorCode::ApiKeyNotFound);
    QCOMPARE(revoke(ApiKeyId(u"nobody"_s)).error().code, ErrorCode::ApiKeyNotFound);
    QCOMPARE(listed(core, core.key.key.id).revokedAt, revokedAt);
}

void TestApiKeys::isStillInForceAfterARevocationThatWasUndone()
{
    CoreFixture core;
    {
        const storage::Transaction transaction(core.db);
        QVERIFY(core.merchants.revokeKey(core.key.key.id));
    }
    core.pay();
    QVERIFY(core.published.current()->key(core.key.key.sha256) != nullptr);
    QCOMPARE(listed(core, core.key.key.id).revokedAt, std::nullopt);
}

void TestApiKeys::remembersItsLastUse()
{
    CoreFixture core;
    const auto record = [&core] {
        return core.commit([&core] { return core.merchants.recordLastUse(); });
    };
    QCOMPARE(record(), 0);
    const Timestamp used = kCoreStart + std::chrono::minutes(5);
    useKey(core, core.key, used);
    QCOMPARE(record(), 1);
    QCOMPARE(listed(core, core.key.key.id).lastUsedAt, std::optional(used));
    QCOMPARE(record(), 0);

    useKey(core, core.key, used - std::chrono::minutes(1)); // the clock was set back
    QCOMPARE(record(), 0);
    QCOMPARE(listed(core, core.key.key.id).lastUsedAt, std::optional(used));
}

void TestApiKeys::doesNotReloadEverybodyForItsLastUse()
{
    CoreFixture core;
    const auto before = core.published.current();
    useKey(core, core.key, kCoreStart);
    core.commit([&core] { return core.merchants.recordLastUse(); });

    QCOMPARE(core.published.current(), before);
    QVERIFY(!core.events.merchantsChanged);
}

void TestApiKeys::remembersItsLastUseWhenRevoked()
{
    CoreFixture core;
    const Timestamp used = kCoreStart + std::chrono::seconds(5);
    useKey(core, core.key, used);
    QVERIFY(core.commit([&] { return core.merchants.revokeKey(core.key.key.id); }));

    QCOMPARE(listed(core, core.key.key.id).lastUsedAt, std::optional(used));
}

void TestApiKeys::keepsItsLastUseAcrossADirectoryOfOthers()
{
    CoreFixture core;
    const Timestamp used = kCoreStart + std::chrono::seconds(5);
    useKey(core, core.key, used);
    core.addProfile(u"Counter"_s);

    QCOMPARE(core.published.current()->key(core.key.key.sha256)->lastUsedMillis->load(),
             toMillis(used));
}

TILLDESK_TEST(TestApiKeys, QCoreApplication)
#include "tst_api_keys.moc"
