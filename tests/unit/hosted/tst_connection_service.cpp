#include "core/audit/guarded_state.h"
#include "core/crypto/jwk.h"
#include "core/hosted/connection_service.h"
#include "core/hosted/days.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray kMasterKey(32, 'k');
const QString kApiKey = u"6f1d2c3b-0000-4000-8000-00000000a7Qx"_s;

/// A shop with the connections of its profiles. Its only profile has no payments.
struct Shop : CoreFixture {
    explicit Shop(bool isProduction = false)
    {
        if (isProduction)
            commit([this] {
                storage::SettingRepository(db).set(u"environment"_s, u"PRODUCTION"_s);
                return 0;
            });
        QVERIFY(commit([this] { return connections.open(kMasterKey); }));
    }

    [[nodiscard]] HostedConnection wanted(Environment environment = Environment::PreProduction)
    {
        return {.profileId = profile.id,
                .environment = environment,
                .baseUrl = u"https://api.preprod.provider.example"_s,
                .hostedProfileId = u"0000000000050000000000a1"_s};
    }
    Result<HostedConnection> set(const HostedConnection &connection,
                                 const std::optional<QString> &apiKey = {})
    {
        return commit([&] { return connections.set(connection, apiKey); });
    }
    /// Returns whether every guarded record is as its last entry of the audit trail says.
    [[nodiscard]] bool isTrailRight()
    {
        const QByteArray state = audit::stateOf(db, AuditGuard::Connection, profile.id.text());
        const auto entries = audit::page(db, {}, {}, 100).rows;
        for (const AuditEntry &entry : entries) {
            if (entry.kind == AuditKind::ConnectionChanged || entry.kind == AuditKind::HostedKeyMade
                || entry.kind == AuditKind::RealMoneyAllowed)
                return number(u"SELECT count(*) FROM audit_trail WHERE seq = %1 AND state = '%2'"_s
                                  .arg(entry.seq)
                                  .arg(QString::fromLatin1(state)))
                    == 1;
        }
        return state.isEmpty();
    }

    hosted::PublishedConnections published;
    hosted::ConnectionService connections{db, clock, events, merchants, published};
};

} // namespace

class TestConnectionService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void connectsAProfile();
    void keepsSecretsSealed();
    void opensTheSecretsWithTheMasterKeyOnly();
    void recordsEveryChange();
    void removesTheConnectionOfALocalProfile();
    void refusesAWrongConnection_data();
    void refusesAWrongConnection();
    void refusesAHistoryThatBeginsInTheFuture();
    void refusesAHistoryThatStoredPayoutsHaveAlready();
    void allowsPlainHttpToThisComputerOnly();
    void tellsEnvironmentsApartByTheirHosts();
    void keepsTestsAndProductionApart();
    void keepsAMerchantInOneEnvironment();
    void fixesTheEnvironmentWithTheFirstPayment();
    void takesNoLocalPayments();
    void forgetsTheApiKeyOfAnotherEnvironment();
    void startsReadOnlyWithRealMoney();
    void signsWithItsFirstKeyAtOnce();
    void signsWithALaterKeyAfterADay();
};

void TestConnectionService::connectsAProfile()
{
    Shop shop;
    const auto set = shop.set(shop.wanted(), kApiKey);
    QVERIFY2(set, qPrintable(set ? QString() : set.error().detail));
    QCOMPARE(set->environment, Environment::PreProduction);
    QCOMPARE(set->keySetUrl, u"https://api.preprod.provider.example/.well-known/jwks.json"_s);
    QCOMPARE(set->issuer, u"Tilldesk"_s);
    QCOMPARE(set->apiKeyEnd, u"a7Qx"_s);
    QCOMPARE(set->allowed, RealMoney::PaymentsAndRefunds);
    QVERIFY(shop.events.hostedChanged);
    QCOMPARE(shop.published.find(shop.profile.id)->shown, *set);
    QCOMPARE(shop.published.find(shop.profile.id)->apiKey, kApiKey.toLatin1());
    QCOMPARE(shop.CoreFixture::published.current()->profile(shop.profile.id)->profile.environment,
             Environment::PreProduction);
    QVERIFY(shop.isTrailRight());

    // What is not named stays: the API key.
    HostedConnection again = *set;
    again.relaysCallbacks = true;
    QVERIFY(shop.set(again));
    QCOMPARE(shop.published.find(shop.profile.id)->apiKey, kApiKey.toLatin1());
}

void TestConnectionService::keepsSecretsSealed()
{
    Shop shop;
    QVERIFY(shop.set(shop.wanted(), kApiKey));
    QVERIFY(shop.commit([&] { return shop.connections.makeKey(shop.profile.id, {}); }));
    const QString row = u"SELECT count(*) FROM %1 WHERE %2 <> '' AND %2 NOT LIKE '%%%3%%'"_s;
    QCOMPARE(shop.number(row.arg(u"hosted_connection"_s, u"sealed_api_key"_s, kApiKey)), 1);
    QCOMPARE(shop.number(row.arg(u"hosted_key"_s, u"sealed_key"_s, u"PRIVATE"_s)), 1);
    const auto entries = audit::page(shop.db, {}, {}, 100).rows;
    for (const AuditEntry &entry : entries) {
        for (const QJsonObject &values : {entry.facts, entry.before, entry.after})
            QVERIFY(!QJsonDocument(values).toJson().contains(kApiKey.toLatin1()));
    }
    // Short API keys show nothing of themselves.
    QCOMPARE(shop.set(shop.wanted(), u"short"_s)->apiKeyEnd, QString());
}

void TestConnectionService::opensTheSecretsWithTheMasterKeyOnly()
{
    Shop shop;
    QVERIFY(shop.set(shop.wanted(), kApiKey));
    QVERIFY(shop.commit([&] { return shop.connections.makeKey(shop.profile.id, u"k1"_s); }));
    hosted::PublishedConnections published;
    hosted::ConnectionService other(shop.db, shop.clock, shop.events, shop.merchants, published);
    const auto opened = shop.commit([&] { return other.open(QByteArray(32, 'x')); });
    QCOMPARE(opened.error().code, ErrorCode::Storage);
    QVERIFY(published.current()->isEmpty());
    QVERIFY(shop.commit([&] { return other.open(kMasterKey); }));
    QCOMPARE(published.find(shop.profile.id)->apiKey, kApiKey.toLatin1());
    QCOMPARE(published.find(shop.profile.id)->shown.kid, u"k1"_s);
}

void TestConnectionService::recordsEveryChange()
{
    Shop shop;
    const auto count = [&shop] {
        return audit::page(shop.db, {.from = {}, .to = {}, .kinds = {AuditKind::ConnectionChanged}},
                           {}, 100)
            .rows.size();
    };
    QVERIFY(shop.set(shop.wanted(), kApiKey));
    QCOMPARE(count(), 1);
    // Another API key with the same end is a change, too.
    QVERIFY(shop.set(shop.wanted(), u"another-api-key-a7Qx"_s));
    QCOMPARE(count(), 2);
    QVERIFY(shop.isTrailRight());
    QVERIFY(shop.set(shop.wanted()));
    QCOMPARE(count(), 2);
    shop.db.execute(u"UPDATE hosted_connection SET base_url = 'https://other.example'"_s);
    QVERIFY(!shop.isTrailRight());
}

void TestConnectionService::removesTheConnectionOfALocalProfile()
{
    Shop shop;
    QVERIFY(shop.set(shop.wanted(), kApiKey));
    const auto local = shop.set({.profileId = shop.profile.id});
    QCOMPARE(local->environment, Environment::Local);
    QCOMPARE(local->baseUrl, QString());
    QVERIFY(!shop.published.find(shop.profile.id));
    QCOMPARE(shop.number(u"SELECT count(*) FROM hosted_connection"_s), 0);
    QVERIFY(shop.isTrailRight());
    QVERIFY(shop.pay(100).seq > 0);
}

void TestConnectionService::refusesAWrongConnection_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");

    QTest::newRow("no address") << u"baseUrl"_s << QString();
    QTest::newRow("plain http") << u"baseUrl"_s << u"http://provider.example"_s;
    QTest::newRow("a private address") << u"baseUrl"_s << u"https://192.168.1.20"_s;
    QTest::newRow("a query") << u"baseUrl"_s << u"https://provider.example?a=b"_s;
    QTest::newRow("user information") << u"baseUrl"_s << u"https://a:b@provider.example"_s;
    QTest::newRow("keys over plain http") << u"keySetUrl"_s << u"http://provider.example/jwks"_s;
    QTest::newRow("no profile") << u"hostedProfileId"_s << QString();
    QTest::newRow("a profile that is none") << u"hostedProfileId"_s << u"shop"_s;
    QTest::newRow("a merchant that is none") << u"hostedMerchantId"_s << u"shop"_s;
    QTest::newRow("a line break in the issuer") << u"issuer"_s << u"a\nb"_s;
    QTest::newRow("no ASCII in the claims") << u"claimNamespace"_s << u"https://é"_s;
    QTest::newRow("two words as API key") << u"apiKey"_s << u"two words"_s;
    QTest::newRow("a long API key") << u"apiKey"_s << QString(2049, u'a');
}

void TestConnectionService::refusesAWrongConnection()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    Shop shop;
    HostedConnection wanted = shop.wanted();
    for (const auto &[name, member] : {std::pair(u"baseUrl"_s, &HostedConnection::baseUrl),
                                       {u"keySetUrl"_s, &HostedConnection::keySetUrl},
                                       {u"hostedProfileId"_s, &HostedConnection::hostedProfileId},
                                       {u"hostedMerchantId"_s, &HostedConnection::hostedMerchantId},
                                       {u"issuer"_s, &HostedConnection::issuer},
                                       {u"claimNamespace"_s, &HostedConnection::claimNamespace}}) {
        if (name == field)
            wanted.*member = value;
    }
    const auto set = field == u"apiKey"_s ? shop.set(wanted, value) : shop.set(wanted);
    QVERIFY(!set);
    QCOMPARE(set.error().field, field);
    QVERIFY(!shop.published.find(shop.profile.id));
}

void TestConnectionService::refusesAHistoryThatBeginsInTheFuture()
{
    Shop shop;
    HostedConnection wanted = shop.wanted();
    const auto set = [&](const QDate &day) {
        wanted.historyFrom = day;
        return shop.set(wanted);
    };
    const QDate today = hosted::utcDay(shop.clock.now());
    QCOMPARE(set(today.addDays(1)).error().field, u"historyFrom"_s);
    QCOMPARE(set(today.addYears(-kHistoryYears).addDays(-1)).error().field, u"historyFrom"_s);
    QVERIFY(!shop.published.find(shop.profile.id));
    QVERIFY(set(today));
    const QDate oldest = today.addYears(-kHistoryYears);
    QCOMPARE(set(oldest)->historyFrom, oldest);
    QCOMPARE(shop.published.find(shop.profile.id)->shown.historyFrom, oldest);
    QVERIFY(shop.isTrailRight());
    const auto entries = audit::page(shop.db, {}, {}, 1).rows;
    QCOMPARE(entries.first().after[u"historyFrom"_s].toString(), oldest.toString(Qt::ISODate));
    // Another setting can still be changed once the day is further away.
    shop.clock.advance(48h);
    wanted.relaysCallbacks = true;
    QCOMPARE(shop.set(wanted)->historyFrom, oldest);
    shop.db.execute(u"UPDATE hosted_connection SET history_from = ''"_s);
    QVERIFY(!shop.isTrailRight());
}

void TestConnectionService::refusesAHistoryThatStoredPayoutsHaveAlready()
{
    Shop shop;
    HostedConnection wanted = shop.wanted();
    QVERIFY(shop.set(wanted));
    const Timestamp paid = shop.clock.now() - std::chrono::days(10);
    shop.commit([&] {
        shop.db.execute(
            u"INSERT INTO hosted_payout (seq, id, profile, subject, status, made_at, bulk_id, iban,"
            " payment_count, payment_amount, refund_count, refund_amount, amount, fetched_at)"
            " SELECT 7, 'x', seq, '0123456789abcdef00000001', 1, 0, '', '', 1, 500, 0, 0, 500, 0"
            " FROM profile LIMIT 1"_s);
        shop.db
            .prepare(u"INSERT INTO hosted_payout_item (payout, kind, item, payment, hosted_profile,"
                     " profile, amount, at) VALUES (7, 1, 'y', 'y', :profile, NULL, 500, :at)"_s)
            .bind(u":profile"_s, wanted.hostedProfileId)
            .bind(u":at"_s, paid)
            .run();
        return 0;
    });
    wanted.historyFrom = hosted::utcDay(paid);
    const auto refused = shop.set(wanted);
    QCOMPARE(refused.error().field, u"historyFrom"_s);
    QVERIFY(refused.error().detail.contains(wanted.historyFrom.toString(Qt::ISODate)));
    wanted.historyFrom = wanted.historyFrom.addDays(1);
    QVERIFY(shop.set(wanted));
}

void TestConnectionService::allowsPlainHttpToThisComputerOnly()
{
    Shop shop;
    HostedConnection wanted = shop.wanted();
    wanted.baseUrl = u"http://127.0.0.1:8400/"_s;
    const auto set = shop.set(wanted);
    QVERIFY(set);
    QCOMPARE(set->baseUrl, u"http://127.0.0.1:8400"_s);
    QVERIFY(admitsLoopback(providerRule(set->baseUrl, Environment::PreProduction)));
    QVERIFY(!admitsLoopback(providerRule(set->baseUrl, Environment::Production)));
    // A name of the provider never leads to this computer.
    QVERIFY(
        !admitsLoopback(providerRule(u"https://provider.example"_s, Environment::PreProduction)));

    Shop production(true);
    wanted.profileId = production.addProfile(u"Real"_s).id;
    wanted.environment = Environment::Production;
    QCOMPARE(production.set(wanted).error().field, u"baseUrl"_s);
}

void TestConnectionService::tellsEnvironmentsApartByTheirHosts()
{
    QCOMPARE(faultOfHost(u"api.provider.example"_s, Environment::Production), QString());
    QCOMPARE(faultOfHost(u"contest.provider.example"_s, Environment::Production), QString());
    for (const QString &host : {u"preprod.provider.example"_s, u"api-pre-prod.provider.example"_s,
                                u"sandbox.provider.example"_s, u"api.test"_s}) {
        QVERIFY(!faultOfHost(host, Environment::Production).isEmpty());
        QCOMPARE(faultOfHost(host, Environment::PreProduction), QString());
    }
}

void TestConnectionService::keepsTestsAndProductionApart()
{
    Shop tests;
    QCOMPARE(tests.set(tests.wanted(Environment::Production)).error().field, u"baseUrl"_s);
    HostedConnection real = tests.wanted(Environment::Production);
    real.baseUrl = u"https://api.provider.example"_s;
    QCOMPARE(tests.set(real).error().field, u"environment"_s);

    Shop production(true);
    const Profile made = production.addProfile(u"Real"_s);
    QCOMPARE(made.environment, Environment::Local); // as the merchant's profile from before
    const auto merchant =
        production.commit([&] { return production.merchants.addMerchant({.name = u"Real"_s}); });
    const auto profile = production.commit(
        [&] { return production.merchants.addProfile(openProfile(merchant->id, u"Real"_s)); });
    QCOMPARE(profile->environment, Environment::Production);
    real.profileId = profile->id;
    const auto set = production.set(real, kApiKey);
    QVERIFY2(set, qPrintable(set ? QString() : set.error().detail));
    real.environment = Environment::PreProduction;
    QCOMPARE(production.set(real).error().field, u"environment"_s);
    QCOMPARE(production.set({.profileId = profile->id}).error().field, u"environment"_s);
    // The guards of the database.
    for (const QString &sql : {u"UPDATE setting SET value = '' WHERE name = 'environment'"_s,
                               u"DELETE FROM setting WHERE name = 'environment'"_s})
        QVERIFY_THROWS_EXCEPTION(storage::StorageException, production.db.execute(sql));
    tests.pay(100);
    QVERIFY_THROWS_EXCEPTION(
        storage::StorageException,
        tests.db.execute(
            u"INSERT INTO setting (name, value) VALUES ('environment', 'PRODUCTION')"_s));
}

void TestConnectionService::keepsAMerchantInOneEnvironment()
{
    Shop shop;
    const Profile second = shop.addProfile(u"Second"_s);
    QCOMPARE(shop.set(shop.wanted()).error().field, u"environment"_s);
    const auto merchant =
        shop.commit([&] { return shop.merchants.addMerchant({.name = u"Tests"_s}); });
    const auto hosted = shop.commit(
        [&] { return shop.merchants.addProfile(openProfile(merchant->id, u"First"_s)); });
    HostedConnection wanted = shop.wanted();
    wanted.profileId = hosted->id;
    QVERIFY(shop.set(wanted));
    const auto next = shop.commit(
        [&] { return shop.merchants.addProfile(openProfile(merchant->id, u"Next"_s)); });
    QCOMPARE(next->environment, Environment::PreProduction);
    // Two profiles here never follow the payments of one profile there.
    wanted.profileId = next->id;
    QCOMPARE(shop.set(wanted).error().field, u"hostedProfileId"_s);
    wanted.hostedProfileId = u"0000000000050000000000a2"_s;
    QVERIFY(shop.set(wanted));
}

void TestConnectionService::fixesTheEnvironmentWithTheFirstPayment()
{
    Shop shop;
    shop.pay(100);
    QCOMPARE(shop.set(shop.wanted()).error().field, u"environment"_s);
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             shop.db.execute(u"UPDATE profile SET environment = 2"_s));
}

void TestConnectionService::takesNoLocalPayments()
{
    Shop shop;
    QVERIFY(shop.set(shop.wanted()));
    const auto made =
        shop.commit([&] { return shop.payments.create(shop.profile.id, newPayment(), {}); });
    QCOMPARE(made.error().code, ErrorCode::UnableToPayCreditor);
    // Changing the profile leaves its environment.
    Profile changed = shop.profile;
    changed.name = u"Renamed"_s;
    const auto renamed = shop.commit([&] { return shop.merchants.changeProfile(changed); });
    QCOMPARE(renamed->environment, Environment::PreProduction);
}

void TestConnectionService::forgetsTheApiKeyOfAnotherEnvironment()
{
    Shop shop;
    QVERIFY(shop.set(shop.wanted(), kApiKey));
    QVERIFY(shop.set({.profileId = shop.profile.id}));
    const auto again = shop.set(shop.wanted());
    QCOMPARE(again->apiKeyEnd, QString());
    QVERIFY(shop.published.find(shop.profile.id)->apiKey.isEmpty());
}

void TestConnectionService::startsReadOnlyWithRealMoney()
{
    Shop shop(true);
    const auto merchant =
        shop.commit([&] { return shop.merchants.addMerchant({.name = u"Real"_s}); });
    const auto profile = shop.commit(
        [&] { return shop.merchants.addProfile(openProfile(merchant->id, u"Real"_s)); });
    const auto allow = [&](RealMoney allowed) {
        return shop.commit([&] { return shop.connections.allow(profile->id, allowed); });
    };
    QCOMPARE(allow(RealMoney::Payments).error().field, u"profile"_s);
    HostedConnection wanted = shop.wanted(Environment::Production);
    wanted.profileId = profile->id;
    wanted.baseUrl = u"https://api.provider.example"_s;
    QCOMPARE(shop.set(wanted)->allowed, RealMoney::ReadOnly);
    QCOMPARE(allow(RealMoney::PaymentsAndRefunds).error().field, u"allowed"_s);
    QCOMPARE(allow(RealMoney::Payments)->allowed, RealMoney::Payments);
    QCOMPARE(allow(RealMoney::PaymentsAndRefunds)->allowed, RealMoney::PaymentsAndRefunds);
    // Another setting does not take it back.
    QCOMPARE(shop.set(wanted, kApiKey)->allowed, RealMoney::PaymentsAndRefunds);
    const auto entries =
        audit::page(shop.db, {.from = {}, .to = {}, .kinds = {AuditKind::RealMoneyAllowed}}, {}, 9)
            .rows;
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries.first().after[u"allowed"_s].toString(), u"payments-and-refunds"_s);
}

void TestConnectionService::signsWithItsFirstKeyAtOnce()
{
    Shop shop;
    const auto make = [&shop](const QString &kid) {
        return shop.commit([&] { return shop.connections.makeKey(shop.profile.id, kid); });
    };
    QCOMPARE(make({}).error().field, u"profile"_s);
    QVERIFY(shop.set(shop.wanted()));
    QCOMPARE(make(u"not allowed"_s).error().field, u"kid"_s);
    const auto made = make(u"shop-2026-11"_s);
    QCOMPARE(made->kid, u"shop-2026-11"_s);
    const auto keys = crypto::JwkSet::parse(made->publicKeys);
    QVERIFY(keys);
    QCOMPARE(keys->keys().size(), 1);
    const auto connection = shop.published.find(shop.profile.id);
    const hosted::ConnectionKey *signing = connection->signing(shop.clock.now());
    QVERIFY(keys->find(u"shop-2026-11")->key == signing->key.publicKey());
    QVERIFY(!made->publicKeys.contains("\"d\""));
}

void TestConnectionService::signsWithALaterKeyAfterADay()
{
    Shop shop;
    const auto make = [&shop](const QString &kid) {
        return shop.commit([&] { return shop.connections.makeKey(shop.profile.id, kid); });
    };
    const auto signing = [&shop] {
        return shop.published.find(shop.profile.id)->signing(shop.clock.now())->kid;
    };
    const auto published = [&shop] {
        QStringList kids;
        const auto set = crypto::JwkSet::parse(
            shop.published.find(shop.profile.id)->publicKeys(shop.clock.now()));
        for (const crypto::Jwk &key : set->keys())
            kids << key.kid;
        return kids;
    };
    QVERIFY(shop.set(shop.wanted()));
    QVERIFY(make(u"a"_s));
    QVERIFY(make(u"b"_s));
    QCOMPARE(signing(), u"a"_s);
    QCOMPARE(published(), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(make(u"c"_s).error().field, u"kid"_s);
    shop.clock.advance(24h);
    QCOMPARE(signing(), u"b"_s);
    QCOMPARE(published(), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(make(u"a"_s).error().field, u"kid"_s);
    shop.clock.advance(24h);
    QCOMPARE(published(), QStringList(u"b"_s));
    QVERIFY(make(u"c"_s));
    QCOMPARE(shop.number(u"SELECT count(*) FROM hosted_key WHERE sealed_key = ''"_s), 1);
    QVERIFY(shop.isTrailRight());
}

TILLDESK_TEST(TestConnectionService, QCoreApplication)
#include "tst_connection_service.moc"
