#include "core/crypto/jwk.h"
#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// Merchants download the service's key set over real HTTP.
class TestKeySetApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void servesTheSameSetAtThreeAddresses();
    void asksForNoCredentials();
    void answersHeadWithoutABody();
    void mayBeKeptForAnHour();
    void hasNothingElseToOffer();
    void showsNewKeysAtOnceAndOldOnesForTwoDays();
    void hasItsKeysBeforeItListens();

private:
    static constexpr std::array kPaths{"/", "/.well-known/jwks.json", "/certificates"};
};

void TestKeySetApi::servesTheSameSetAtThreeAddresses()
{
    ServiceFixture service;
    HttpClient client(service.port());
    QStringList bodies;
    for (const char *path : kPaths) {
        const HttpAnswer answer = client.get(path);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Type"), std::optional<std::string>("application/json"));
        bodies << QString::fromStdString(answer.body);
    }
    QCOMPARE(bodies[1], bodies[0]);
    QCOMPARE(bodies[2], bodies[0]);
    const auto set = crypto::JwkSet::parse(bodies[0].toUtf8());
    QVERIFY(set);
    QCOMPARE(set->keys().size(), 2);
    QVERIFY(set->skipped().isEmpty());
    QVERIFY(client.get("/certificates?x=1").status == 200);
}

void TestKeySetApi::asksForNoCredentials()
{
    ServiceFixture service;
    QCOMPARE(service.askAs(u"nonsense"_s, "GET", "/certificates").status, 200);
}

void TestKeySetApi::answersHeadWithoutABody()
{
    ServiceFixture service;
    HttpClient client(service.port());
    for (const char *path : kPaths) {
        const HttpAnswer whole = client.get(path);
        const HttpAnswer head = client.exchange("HEAD", path);
        QCOMPARE(head.status, 200);
        QVERIFY(head.body.empty());
        QCOMPARE(head.header("Content-Length"), whole.header("Content-Length"));
    }
}

void TestKeySetApi::mayBeKeptForAnHour()
{
    ServiceFixture service;
    HttpClient client(service.port());
    QCOMPARE(client.get("/").header("Cache-Control"),
             std::optional<std::string>("public, max-age=3600"));
}

void TestKeySetApi::hasNothingElseToOffer()
{
    ServiceFixture service;
    HttpClient client(service.port());
    for (const char *path : kPaths) {
        const HttpAnswer answer = client.post(path, "{}");
        QCOMPARE(answer.status, 405);
        QVERIFY(!answer.header("SignatureBank"));
    }
    for (const char *path : {"/certificates/", "/.well-known/", "/.well-known/jwks", "/v3"}) {
        const HttpAnswer answer = client.get(path);
        QCOMPARE(answer.status, 404);
        QVERIFY(!answer.header("SignatureBank"));
    }
}

void TestKeySetApi::showsNewKeysAtOnceAndOldOnesForTwoDays()
{
    ServiceFixture service;
    HttpClient client(service.port());
    const auto count = [&client] {
        const auto set = crypto::JwkSet::parse(client.get("/").body);
        return set ? int(set->keys().size()) : -1;
    };
    auto &keys = service.assembly->services().keys();
    QVERIFY(service.onCore(
        [&] { return keys.rotate(keys::makeKeys(service.assembly->keys().maker())); }));
    QCOMPARE(count(), 4);
    service.clock.advance(std::chrono::hours(47));
    service.assembly->core().wake();
    QVERIFY(service.onCore([]() -> Result<void> { return {}; }));
    QCOMPARE(count(), 4);
    service.clock.advance(std::chrono::hours(1));
    service.assembly->core().wake();
    QTRY_COMPARE(count(), 2);
}

void TestKeySetApi::hasItsKeysBeforeItListens()
{
    ServiceFixture service;
    QCOMPARE(service.number(u"SELECT count(*) FROM service_key WHERE sealed_key <> ''"_s), 2);
}

TILLDESK_TEST(TestKeySetApi, QCoreApplication)
#include "tst_key_set_api.moc"
