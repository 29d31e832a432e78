#include "core/net/network.h"
#include "tests/support/callback_receiver.h"
#include "tests/support/test_program.h"

#include <QTemporaryFile>
#include <QtTest>
#include <future>

using namespace tilldesk;
using namespace tilldesk::net;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What a call tells about its connection, and the methods other than GET and POST.
class TestCallFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { use({}); }
    void cleanup() { m_network.reset(); }
    void sendsAnotherMethod();
    void tellsWhetherAnythingWasSent();
    void tellsHowItConnected();

private:
    void use(Network::Options options)
    {
        m_network = std::make_unique<Network>(std::move(options));
    }
    /// Makes the call and waits for its end, in the event loop in which the receiver runs.
    Answer answerTo(const Call &call, std::chrono::milliseconds timeout = 20s)
    {
        std::promise<Answer> promise;
        auto future = promise.get_future();
        m_network->post()([&] {
            m_network->call(call, timeout,
                            [&promise](const Answer &got) { promise.set_value(got); });
        });
        const bool isEnded = QTest::qWaitFor(
            [&future] { return future.wait_for(0s) == std::future_status::ready; }, 30'000);
        if (!isEnded)
            qFatal("it was not answered");
        return future.get();
    }
    [[nodiscard]] static Call post(const QString &url)
    {
        return {.to = Destination::of(QUrl(url)),
                .rule = UrlRule::PublicHttpsOrLoopback,
                .headers = {{"Content-Type", "application/json"}},
                .body = QByteArray("{}")};
    }

    std::unique_ptr<Network> m_network;
};

void TestCallFacts::sendsAnotherMethod()
{
    CallbackReceiver receiver;
    Call call = post(receiver.url());
    call.body.reset();
    QCOMPARE(answerTo(call).status, 200);
    QCOMPARE(receiver.requests().last().method, "GET");
    call.method = "DELETE";
    QCOMPARE(answerTo(call).status, 200);
    QCOMPARE(receiver.requests().last().method, "DELETE");
    QCOMPARE(receiver.requests().last().values("Content-Length"), QList<QByteArray>());
}

void TestCallFacts::tellsWhetherAnythingWasSent()
{
    CallbackReceiver receiver;
    QVERIFY(answerTo(post(receiver.url())).wasSent);
    receiver.react({.bytes = {}, .closes = true});
    QVERIFY(answerTo(post(receiver.url())).wasSent);
    receiver.hold();
    QVERIFY(answerTo(post(receiver.url()), 200ms).wasSent);
    QVERIFY(!answerTo(post(u"http://127.0.0.1:1/"_s)).wasSent);
    Call call = post(receiver.url());
    call.rule = UrlRule::PublicHttps;
    QVERIFY(!answerTo(call).wasSent);
    CallbackReceiver stranger(TestAuthority().identity(u"127.0.0.1"_s));
    const Answer refused = answerTo(post(stranger.url()));
    QCOMPARE(refused.outcome, Outcome::TlsFailed);
    QVERIFY(!refused.wasSent);
}

void TestCallFacts::tellsHowItConnected()
{
    const TestAuthority authority;
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(authority.certificatePem);
    file.close();
    use({.trust = loadTrustStore(file.fileName()).value(), .lookUp = [](const QString &) {
             return QStringList{u"127.0.0.2"_s, u"127.0.0.1"_s};
         }});
    CallbackReceiver receiver(authority.identity(u"shop.example"_s));
    Call call = post(receiver.url(u"shop.example"_s));
    const ConnectionFacts first = answerTo(call).connection;
    QCOMPARE(first.addresses, 2);
    QVERIFY(first.tls.startsWith(u"TLS 1."));
    const auto now =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    QVERIFY(first.certificateUntil > now && first.certificateUntil < now + 48h);
    QCOMPARE(answerTo(call).connection.addresses, 0); // reused
    call.reusesConnection = false;
    QCOMPARE(answerTo(call).connection.addresses, 2);
    QCOMPARE(receiver.connections(), 2);
}

TILLDESK_TEST(TestCallFacts, QCoreApplication)
#include "tst_call_facts.moc"
