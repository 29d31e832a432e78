#include "core/merchants/key_set_fetcher.h"

#include "core/base/version.h"
#include "core/crypto/authority.h"
#include "tests/support/key_server.h"
#include "tests/support/signed_request.h"
#include "tests/support/test_program.h"

#include <QTemporaryFile>
#include <QtTest>
#include <future>
#include <pthread.h>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Fetches a key set and waits. Returns the first kid, or the reason of the failure.
QString fetched(KeySetFetcher &fetcher, const QString &url,
                UrlRule rule = UrlRule::PublicHttpsOrLoopback)
{
    const auto promise = std::make_shared<std::promise<QString>>();
    auto future = promise->get_future();
    fetcher.fetch({url, rule}, [promise](const Result<KeySetPtr> &result) {
        promise->set_value(result ? (*result)->keys().first().kid : result.error().detail);
    });
    if (future.wait_for(20s) != std::future_status::ready)
        return u"nothing came"_s;
    return future.get();
}

QString fetched(const QString &url, UrlRule rule = UrlRule::PublicHttpsOrLoopback)
{
    KeySetFetcher fetcher;
    return fetched(fetcher, url, rule);
}

crypto::IssuedCertificate authority()
{
    const auto now =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    return crypto::makeAuthority(u"Test"_s, now - 24h, now + 24h);
}

http::TlsIdentity identity(const crypto::IssuedCertificate &by, const QString &name,
                           const QStringList &addresses = {})
{
    const auto now =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto issued =
        crypto::issueServerCertificate(by, {name}, addresses, now - 24h, now + 24h).value();
    return {issued.certificatePem, issued.privateKeyPem, by.certificatePem};
}

net::TrustStore trustIn(const crypto::IssuedCertificate &authority)
{
    QTemporaryFile file;
    if (!file.open())
        qFatal("no file");
    file.write(authority.certificatePem);
    file.flush();
    return net::loadTrustStore(file.fileName()).value();
}

} // namespace

/// Fetching key sets over real sockets: what is sent, accepted and rejected.
class TestKeySetFetcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fetchesAKeySet();
    void asksForNothingElse();
    void refusesAnswers_data();
    void refusesAnswers();
    void takesTheLargestKeySet();
    void followsNoRedirect();
    void givesUpInTime();
    void tellsWhenNobodyListens();
    void refusesAddresses_data();
    void refusesAddresses();
    void verifiesTls();
    void fetchesManyAtOnce();
    void worksOnItsOwnThread();
    void dropsWhatRunsWhenItStops();
};

void TestKeySetFetcher::fetchesAKeySet()
{
    KeyServer server;
    server.publish(merchantKeySet());
    QCOMPARE(fetched(server.url()), u"shop-1"_s);
    QCOMPARE(fetched(server.url(u"localhost"_s)), u"shop-1"_s);
    QCOMPARE(server.requests(), 2);
}

void TestKeySetFetcher::asksForNothingElse()
{
    KeyServer server;
    server.answer(
        {.body = merchantKeySet().toStdString(), .headers = {{"Set-Cookie", "id=1; Path=/"}}});
    KeySetFetcher fetcher;
    QCOMPARE(fetched(fetcher, server.url(u"localhost"_s)), u"shop-1"_s);
    QCOMPARE(fetched(fetcher, server.url(u"localhost"_s)), u"shop-1"_s);
    const http::Request asked = server.last();
    QCOMPARE(asked.method, "GET");
    QCOMPARE(asked.target, "/jwks");
    QCOMPARE(asked.body, "");
    QCOMPARE(asked.header("User-Agent"), std::string("Tilldesk/").append(version()));
    QCOMPARE(asked.header("Host"), QUrl(server.url(u"localhost"_s)).authority().toStdString());
    QCOMPARE(asked.header("Accept-Encoding"), "identity");
    QCOMPARE(asked.headerCount("Cookie"), 0);
    QCOMPARE(asked.headerCount("Authorization"), 0);
}

void TestKeySetFetcher::refusesAnswers_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("reason");
    const QByteArray good = merchantKeySet().toUtf8();
    const auto row = [](const char *name, int status, const QByteArray &body,
                        const QString &reason) { QTest::newRow(name) << status << body << reason; };
    row("500", 500, good, u"the response is 500"_s);
    row("404", 404, good, u"the response is 404"_s);
    row("401", 401, good, u"the response is 401"_s);
    row("201", 201, good, u"the response is 201"_s);
    row("204", 204, {}, u"the response is 204"_s);
    row("304", 304, {}, u"the response is 304"_s);
    row("nothing", 200, {}, u"a key set is a JSON object with an array of keys"_s);
    row("garbage", 200, "<html>", u"a key set is a JSON object with an array of keys"_s);
    row("no keys", 200, R"({"keys":[]})", u"the key set is empty"_s);
    row("one byte too much", 200, QByteArray(good).leftJustified(crypto::kMaxJwkSetBytes + 1, ' '),
        u"more than 65536 bytes"_s);
    row("a megabyte", 200, QByteArray(good).leftJustified(1'000'000, ' '),
        u"more than 65536 bytes"_s);
}

void TestKeySetFetcher::refusesAnswers()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, reason);
    KeyServer server;
    server.answer({.status = status, .body = body.toStdString()});
    QCOMPARE(fetched(server.url()), reason);
}

void TestKeySetFetcher::takesTheLargestKeySet()
{
    KeyServer server;
    server.publish(merchantKeySet().leftJustified(crypto::kMaxJwkSetBytes, u' '));
    QCOMPARE(fetched(server.url()), u"shop-1"_s);
}

void TestKeySetFetcher::followsNoRedirect()
{
    KeyServer server;
    for (const int status : {301, 302, 303, 307, 308}) {
        server.answer({.status = status,
                       .body = merchantKeySet().toStdString(),
                       .headers = {{"Location", "/elsewhere"}}});
        QCOMPARE(fetched(server.url()), u"the response is %1"_s.arg(status));
        QCOMPARE(server.last().path, "/jwks");
    }
    QCOMPARE(server.requests(), 5);
}

void TestKeySetFetcher::givesUpInTime()
{
    KeyServer server;
    server.publish(merchantKeySet());
    server.hold();
    KeySetFetcher fetcher(150ms);
    QCOMPARE(fetched(fetcher, server.url()), u"no complete response within 150 ms"_s);
    server.release();
    QCOMPARE(fetched(server.url()), u"shop-1"_s);
}

void TestKeySetFetcher::tellsWhenNobodyListens()
{
    QString url;
    {
        const KeyServer server;
        url = server.url();
    }
    QCOMPARE(fetched(url), u"Connection refused"_s);
}

void TestKeySetFetcher::refusesAddresses_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("admitsLoopback");
    QTest::newRow("this computer") << u"127.0.0.1"_s << false;
    QTest::newRow("its name") << u"localhost"_s << false;
    QTest::newRow("cloud metadata") << u"169.254.169.254"_s << true;
    QTest::newRow("a private network") << u"10.0.0.1"_s << true;
    QTest::newRow("another scheme of the number") << u"2130706433"_s << false;
    QTest::newRow("user information") << u"user@localhost"_s << true;
}

void TestKeySetFetcher::refusesAddresses()
{
    QFETCH(const QString, host);
    QFETCH(const bool, admitsLoopback);
    KeyServer server;
    server.publish(merchantKeySet());
    const QString reason = fetched(
        server.url(host), admitsLoopback ? UrlRule::PublicHttpsOrLoopback : UrlRule::PublicHttps);
    QVERIFY2(reason.startsWith(u"must") || reason.startsWith(u"the host"), qPrintable(reason));
    QCOMPARE(server.requests(), 0);
}

void TestKeySetFetcher::verifiesTls()
{
    const auto by = authority();
    KeyServer server(identity(by, u"localhost"_s));
    server.publish(merchantKeySet());
    const QString url = server.url(u"localhost"_s);
    const QString untrusted = fetched(url);
    QVERIFY2(untrusted.contains(u"certificate"), qPrintable(untrusted));
    QCOMPARE(server.requests(), 0);

    KeySetFetcher fetcher(KeySetFetcher::kTimeout, trustIn(by));
    QCOMPARE(fetched(fetcher, url), u"shop-1"_s);
    // The URL has an address as its host, but the certificate is for the name only.
    const QString noAddress = fetched(fetcher, server.url());
    QVERIFY2(noAddress.contains(u"host name"), qPrintable(noAddress));
    KeyServer withAddress(identity(by, u"a.localhost"_s, {u"127.0.0.1"_s}));
    withAddress.publish(merchantKeySet());
    QCOMPARE(fetched(fetcher, withAddress.url()), u"shop-1"_s);
    KeyServer another(identity(by, u"other.localhost"_s));
    another.publish(merchantKeySet());
    const QString wrongName = fetched(fetcher, another.url(u"localhost"_s));
    QVERIFY2(wrongName.contains(u"host name"), qPrintable(wrongName));
    QCOMPARE(another.requests(), 0);
}

void TestKeySetFetcher::fetchesManyAtOnce()
{
    KeyServer slow;
    KeyServer quick;
    slow.publish(merchantKeySet());
    quick.publish(merchantKeySet());
    slow.hold();
    KeySetFetcher fetcher;
    std::promise<void> came;
    fetcher.fetch({slow.url(), UrlRule::PublicHttpsOrLoopback},
                  [&came](const Result<KeySetPtr> &) { came.set_value(); });
    QVERIFY(slow.waitForRequests(1));
    for (int i = 0; i < 20; ++i)
        QCOMPARE(fetched(fetcher, quick.url()), u"shop-1"_s);
    slow.release();
    QCOMPARE(came.get_future().wait_for(10s), std::future_status::ready);
}

void TestKeySetFetcher::worksOnItsOwnThread()
{
    KeyServer server;
    server.publish(merchantKeySet());
    KeySetFetcher fetcher;
    std::promise<std::string> name;
    fetcher.fetch({server.url(), UrlRule::PublicHttpsOrLoopback},
                  [&name](const Result<KeySetPtr> &) {
                      std::array<char, 16> text{};
                      pthread_getname_np(pthread_self(), text.data(), text.size());
                      name.set_value(text.data());
                  });
    QCOMPARE(name.get_future().get(), "keys");
}

void TestKeySetFetcher::dropsWhatRunsWhenItStops()
{
    KeyServer server;
    server.hold();
    const auto token = std::make_shared<int>(0);
    std::atomic<bool> hasCome = false;
    KeySetFetcher fetcher;
    fetcher.fetch({server.url(), UrlRule::PublicHttpsOrLoopback},
                  [token, &hasCome](const Result<KeySetPtr> &) { hasCome = true; });
    QVERIFY(server.waitForRequests(1));
    fetcher.stop();
    QVERIFY(!hasCome);
    QCOMPARE(token.use_count(), 1); // the callback was destroyed
    QCOMPARE(fetched(fetcher, server.url()), u"The service is stopping"_s);
    fetcher.stop();
    KeySetFetcher().stop();
}

TILLDESK_TEST(TestKeySetFetcher, QCoreApplication)
#include "tst_key_set_fetcher.moc"
