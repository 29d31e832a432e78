#include "core/desk/window_server.h"
#include "core/http/local_tls_identity.h"
#include "core/remote/connector.h"
#include "tests/support/test_program.h"
#include "tests/unit/desk/connected.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using State = remote::Connector::State;

/// Connections of windows over TLS and WebSockets.
class TestConnector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void connectsOverTls();
    void sendsNothingToAnotherCertificate();
    void staysRefused();
    void keepsItsTokenAfterAPairing();
    void triesAgainWhenTheServiceIsBack();
    void staysConnectedAfterItBeganAgain();
    void getsWhatItMissed();
    void waitsLongerAfterEachAttempt();
    void closesAConnectionWithoutHello();

private:
    [[nodiscard]] desk::WindowServer::Options options(quint16 port = 0) const
    {
        desk::WindowServer::Options options;
        options.address = QHostAddress::LocalHost;
        options.port = port;
        options.certificatePem = m_identity.certificateChainPem;
        options.keyPem = m_identity.privateKeyPem;
        return options;
    }
    [[nodiscard]] remote::Service at(quint16 port) const
    {
        return {u"127.0.0.1"_s, port,
                desk::WindowServer::fingerprint(m_identity.certificateChainPem), u"token"_s};
    }

    QTemporaryDir m_folder;
    http::TlsIdentity m_identity;
};

namespace {

/// A service that listens, and a window that is not connected yet.
struct Listening : test::Connected {
    explicit Listening(const desk::WindowServer::Options &options)
        : server(std::make_unique<desk::WindowServer>(options, admission, changes))
    {
        link.reset(); // this service is reached over the network only
        atWindow->cut();
        port = server->listen().value_or(0);
    }

    std::unique_ptr<desk::WindowServer> server;
    quint16 port = 0;
};

bool reaches(const remote::Connector &connector, State state)
{
    return QTest::qWaitFor([&] { return connector.state() == state; });
}

} // namespace

void TestConnector::initTestCase()
{
    const auto identity = http::localTlsIdentity(m_folder.path(), {}, {u"127.0.0.1"_s},
                                                 fromMillis(QDateTime::currentMSecsSinceEpoch()));
    QVERIFY(identity);
    m_identity = *identity;
}

void TestConnector::connectsOverTls()
{
    Listening shop(options());
    shop.staff.hire(u"Anna"_s, StaffRole::Owner, u"2580"_s);
    remote::Connector connector(shop.line, shop.clock);
    connector.start(at(shop.port));
    QVERIFY(reaches(connector, State::Connected));
    QCOMPARE(shop.hellos.last().token, u"token"_s);
    QCOMPARE(shop.window.staff.members().size(), 1);
    const auto locked = shop.window.staff.lock();
    QVERIFY(QTest::qWaitFor([&] { return locked.isFinished(); }));
    QVERIFY(locked.result());
}

void TestConnector::sendsNothingToAnotherCertificate()
{
    Listening shop(options());
    const auto hellos = shop.hellos.size();
    remote::Service service = at(shop.port);
    service.fingerprint = QByteArray(64, '0');
    remote::Connector connector(shop.line, shop.clock);
    connector.start(service);
    QVERIFY(reaches(connector, State::Wrong));
    QCOMPARE(connector.problem().field, u"fingerprint"_s);
    QVERIFY(QTest::qWaitFor([&] { return shop.server->windows() == 0; }));
    QCOMPARE(shop.hellos.size(), hellos);
}

void TestConnector::staysRefused()
{
    Listening shop(options());
    shop.refusal = {{ErrorCode::Unauthorized, u"this computer was revoked"_s},
                    Revocation{test::kSomeNow, u"An V."_s}};
    remote::Connector connector(shop.line, shop.clock);
    connector.start(at(shop.port));
    QVERIFY(reaches(connector, State::Refused));
    QCOMPARE(connector.problem(), shop.refusal->error);
    QCOMPARE(connector.revocation(), shop.refusal->revocation);
    QVERIFY(QTest::qWaitFor([&] { return shop.server->windows() == 0; }));
    QCOMPARE(connector.state(), State::Refused);
    QCOMPARE(connector.nextAttempt().count(), 0);
}

void TestConnector::keepsItsTokenAfterAPairing()
{
    Listening shop(options());
    shop.newToken = u"of this computer"_s;
    remote::Connector connector(shop.line, shop.clock);
    connector.join({u"127.0.0.1"_s, shop.port, at(shop.port).fingerprint, u"123456"_s},
                   u"Counter 2"_s);
    QVERIFY(reaches(connector, State::Connected));
    QCOMPARE(shop.hellos.last().code, u"123456"_s);
    QCOMPARE(shop.hellos.last().name, u"Counter 2"_s);
    QCOMPARE(connector.service().token, u"of this computer"_s);
}

void TestConnector::triesAgainWhenTheServiceIsBack()
{
    Listening shop(options());
    remote::Connector connector(shop.line, shop.clock);
    connector.start(at(shop.port));
    QVERIFY(reaches(connector, State::Connected));
    shop.server.reset();
    QVERIFY(reaches(connector, State::Waiting));
    QVERIFY(connector.nextAttempt() > std::chrono::milliseconds(0));
    QVERIFY(!shop.line.isOpen());
    QCOMPARE(connector.attempts(), 1);
    QCOMPARE(connector.lostAt(), shop.clock.now()); // whatever the clock of this computer shows
    shop.server =
        std::make_unique<desk::WindowServer>(options(shop.port), shop.admission, shop.changes);
    QVERIFY(shop.server->listen());
    connector.tryNow();
    QVERIFY(reaches(connector, State::Connected));
    QVERIFY(shop.line.isOpen());
    QCOMPARE(connector.attempts(), 0);
    QVERIFY(!connector.lostAt());
}

void TestConnector::staysConnectedAfterItBeganAgain()
{
    Listening shop(options());
    remote::Connector connector(shop.line, shop.clock);
    connector.start(at(shop.port));
    QVERIFY(reaches(connector, State::Connected));
    connector.start(at(shop.port));
    QVERIFY(QTest::qWaitFor([&] { return shop.hellos.size() == 2 && shop.line.isOpen(); }));
    QCOMPARE(connector.state(), State::Connected);
    QCOMPARE(connector.nextAttempt(), std::chrono::milliseconds(0));
}

void TestConnector::getsWhatItMissed()
{
    Listening shop(options());
    remote::Connector connector(shop.line, shop.clock);
    connector.start(at(shop.port));
    QVERIFY(reaches(connector, State::Connected));
    shop.server.reset();
    QVERIFY(reaches(connector, State::Waiting));
    QSignalSpy refunds(&shop.window.refunds, &gateway::Refunds::changed);
    QSignalSpy merchants(&shop.window.merchants, &gateway::Merchants::changed);
    shop.changes.add({.payments = {}, .refundsChanged = true});
    shop.server =
        std::make_unique<desk::WindowServer>(options(shop.port), shop.admission, shop.changes);
    QVERIFY(shop.server->listen());
    connector.tryNow();
    QVERIFY(QTest::qWaitFor([&] { return refunds.size() == 1; }));
    QCOMPARE(merchants.size(), 0);
}

void TestConnector::waitsLongerAfterEachAttempt()
{
    const QList<int> seconds{1, 2, 4, 8, 15, 15};
    for (int attempts = 1; attempts <= seconds.size(); ++attempts)
        QCOMPARE(remote::Connector::pauseAfter(attempts).count(), seconds.at(attempts - 1));
}

void TestConnector::closesAConnectionWithoutHello()
{
    auto wanted = options();
    wanted.helloTimeout = std::chrono::milliseconds(50);
    Listening shop(wanted);
    QWebSocket socket;
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.setSslConfiguration(tls);
    QSignalSpy closed(&socket, &QWebSocket::disconnected);
    socket.open(QUrl(u"wss://127.0.0.1:%1"_s.arg(shop.port)));
    QVERIFY(QTest::qWaitFor([&] { return closed.size() == 1; }));
    QVERIFY(QTest::qWaitFor([&] { return shop.server->windows() == 0; }));
}

TILLDESK_TEST(TestConnector, QCoreApplication)
#include "tst_connector.moc"
