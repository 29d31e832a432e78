#include "app/http_endpoint.h"
#include "core/crypto/certificate.h"
#include "tests/support/test_program.h"
#include "tests/support/tls_client.h"

#include <QFile>
#include <QNetworkInterface>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::app;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

std::uint16_t portOf(const QString &address)
{
    return std::uint16_t(address.section(u':', -1).toUInt());
}

/// Returns a port that is not in use.
std::uint16_t freePort()
{
    Log log(2);
    http::Router router;
    http::Listener probe({}, router, log);
    const auto port = probe.start();
    return port ? *port : std::uint16_t(0);
}

bool hasNetwork()
{
    const auto addresses = QNetworkInterface::allAddresses();
    return std::ranges::any_of(addresses, [](const QHostAddress &address) {
        return address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLoopback()
            && !address.isLinkLocal();
    });
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// An endpoint over its own data folder. Its only route tells whether the request came over TLS.
struct Desk {
    explicit Desk(QMap<QString, QString> values = {})
    {
        if (!values.contains(u"port"_s))
            values[u"port"_s] = u"0"_s;
        if (!values.contains(u"lanPort"_s))
            values[u"lanPort"_s] = u"0"_s;
        router.add("GET", "/", [](const http::RequestPtr &request, const http::Reply &reply) {
            reply.send(http::Response{.body = request->isTls ? "tls" : "plain"});
        });
        const auto settings = readSettings(folder.path(), {}, values);
        Q_ASSERT(settings);
        endpoint.emplace(*settings, router, address, clock, log);
    }

    [[nodiscard]] QString file() const { return folder.filePath(u"tilldesk.ini"_s); }
    [[nodiscard]] TlsGreeting greeting() const
    {
        return {.authorityPem = contentOf(folder.filePath(u"tls/ca.pem"_s)).toStdString()};
    }

    QTemporaryDir folder;
    QTemporaryFile logFile;
    Log log{logFile.open() ? logFile.handle() : 2};
    SystemClock clock; // clients compare certificates with the real time
    payments::PublicAddress address;
    http::Router router;
    std::optional<HttpEndpoint> endpoint;
};

} // namespace

class TestHttpEndpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listensOnThisComputer();
    void speaksTlsWhereItIsAskedTo();
    void opensToTheNetworkBesideThisComputer();
    void givesThePublicAddressAway();
    void namesThePublicAddressInItsCertificate_data();
    void namesThePublicAddressInItsCertificate();
    void tellsThatAPortIsTaken();
    void listensElsewhereOnceApplied();
    void keepsThePublicSimulationOnceApplied();
    void keepsTheLimitsOnceApplied();
    void keepsAllWhenACertificateIsOfNoUse();
    void refusesANumberThatIsNoPort();
};

void TestHttpEndpoint::listensOnThisComputer()
{
    Desk desk;
    const EndpointState state = desk.endpoint->start();
    QVERIFY(state.isListening);
    QVERIFY(state.error.isEmpty() && state.lanAddress.isEmpty() && state.authorityFile.isEmpty());
    QCOMPARE(state.address, u"http://127.0.0.1:%1"_s.arg(portOf(state.address)));
    QCOMPARE(QString::fromStdString(desk.address.base()), state.address);
    QCOMPARE(HttpClient(portOf(state.address)).get("/").body, std::string("plain"));
    QVERIFY(!QFile::exists(desk.folder.filePath(u"tls"_s)));
}

void TestHttpEndpoint::speaksTlsWhereItIsAskedTo()
{
    Desk desk({{u"tls"_s, u"on"_s}});
    const EndpointState state = desk.endpoint->start();
    QVERIFY2(state.isListening, qPrintable(state.error));
    QVERIFY(state.address.startsWith("https://127.0.0.1:"_L1));
    QCOMPARE(state.authorityFile, desk.folder.filePath(u"tls/ca.pem"_s));
    TlsClient client(portOf(state.address), desk.greeting());
    QCOMPARE(client.get("/").body, std::string("tls"));
}

void TestHttpEndpoint::opensToTheNetworkBesideThisComputer()
{
    if (!hasNetwork())
        QSKIP("this computer has no network");
    Desk desk({{u"lan"_s, u"on"_s}});
    const EndpointState state = desk.endpoint->start();
    QVERIFY2(state.isListening && state.error.isEmpty(), qPrintable(state.error));
    QVERIFY(state.address.startsWith("http://127.0.0.1:"_L1));
    QVERIFY(state.lanAddress.startsWith("https://"_L1));
    QVERIFY(!state.lanAddress.contains("127.0.0.1"_L1));
    QCOMPARE(QString::fromStdString(desk.address.base()), state.lanAddress);

    const std::string host = state.lanAddress.section(u':', 1, 1).remove("//"_L1).toStdString();
    TlsGreeting greeting = desk.greeting();
    greeting.hostName = host;
    TlsClient phone(portOf(state.lanAddress), greeting, host);
    QCOMPARE(phone.get("/").body, std::string("tls"));
    QCOMPARE(HttpClient(portOf(state.address)).get("/").body, std::string("plain"));
    QVERIFY(HttpClient(portOf(state.lanAddress), host).get("/").status != 200);
}

void TestHttpEndpoint::givesThePublicAddressAway()
{
    Desk desk({{u"publicBaseUrl"_s, u"https://pay.example"_s}});
    QVERIFY(desk.endpoint->start().isListening);
    QCOMPARE(desk.address.base(), std::string("https://pay.example"));
}

void TestHttpEndpoint::namesThePublicAddressInItsCertificate_data()
{
    QTest::addColumn<QString>("publicBaseUrl");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("addresses");
    QTest::newRow("a name") << u"https://Pay.Shop.example:8443/till"_s
                            << QStringList{u"pay.shop.example"_s} << QStringList();
    QTest::newRow("an address") << u"https://203.0.113.9"_s << QStringList()
                                << QStringList{u"203.0.113.9"_s};
    QTest::newRow("an IPv6 address")
        << u"https://[2001:db8::9]:8443"_s << QStringList() << QStringList{u"2001:db8::9"_s};
    QTest::newRow("letters beyond ASCII")
        << u"https://caf\u00e9.example"_s << QStringList{u"xn--caf-dma.example"_s} << QStringList();
    QTest::newRow("none") << QString() << QStringList{u"localhost"_s} << QStringList();
}

void TestHttpEndpoint::namesThePublicAddressInItsCertificate()
{
    QFETCH(QString, publicBaseUrl);
    QFETCH(QStringList, names);
    QFETCH(QStringList, addresses);
    Desk desk({{u"tls"_s, u"on"_s}, {u"publicBaseUrl"_s, publicBaseUrl}});
    QVERIFY(desk.endpoint->start().isListening);
    const auto der = crypto::derOf(contentOf(desk.folder.filePath(u"tls/server.pem"_s)));
    QVERIFY(der);
    QVERIFY(crypto::certificateNames(*der, names, addresses));
    QVERIFY(crypto::certificateNames(*der, {u"localhost"_s}, {u"127.0.0.1"_s, u"::1"_s}));
    QVERIFY(!crypto::certificateNames(*der, {u"other.example"_s}, {}));
}

void TestHttpEndpoint::tellsThatAPortIsTaken()
{
    Desk first;
    const QString taken = QString::number(portOf(first.endpoint->start().address));
    Desk second({{u"port"_s, taken}});
    const EndpointState state = second.endpoint->start();
    QVERIFY(!state.isListening);
    QVERIFY(!state.error.isEmpty());
}

void TestHttpEndpoint::listensElsewhereOnceApplied()
{
    Desk desk;
    const auto before = portOf(desk.endpoint->start().address);
    EndpointSettings wanted = desk.endpoint->settings();
    wanted.port = freePort();
    wanted.tls = true;

    const auto state = desk.endpoint->apply(wanted);

    QVERIFY(state && state->isListening);
    QCOMPARE(portOf(state->address), std::uint16_t(wanted.port));
    QCOMPARE(TlsClient(portOf(state->address), desk.greeting()).get("/").status, 200);
    QVERIFY(!HttpClient(before).connect());
    QCOMPARE(desk.endpoint->settings(), wanted);
    const auto read = readSettings(desk.folder.path(), {}, {});
    QCOMPARE(int(read->port), wanted.port);
    QVERIFY(read->tls);
}

void TestHttpEndpoint::keepsThePublicSimulationOnceApplied()
{
    Desk desk({{u"publicBaseUrl"_s, u"https://pay.example"_s}, {u"publicSimulation"_s, u"on"_s}});
    QVERIFY(desk.endpoint->start().isListening);
    EndpointSettings wanted = desk.endpoint->settings();
    wanted.publicBaseUrl = u"https://other.example"_s;
    QVERIFY(desk.endpoint->apply(wanted));
    QCOMPARE(desk.address.base(), std::string("https://other.example"));
    QVERIFY(desk.address.hasSimulation());
}

void TestHttpEndpoint::keepsTheLimitsOnceApplied()
{
    if (!hasNetwork())
        QSKIP("this computer has no network");
    Desk desk({{u"connectionsPerAddress"_s, u"1"_s}});
    QVERIFY(desk.endpoint->start().isListening);
    EndpointSettings wanted = desk.endpoint->settings();
    wanted.lan = true;
    const auto state = desk.endpoint->apply(wanted);
    QVERIFY(state && state->error.isEmpty());
    const std::string host = state->lanAddress.section(u':', 1, 1).remove("//"_L1).toStdString();
    TlsGreeting greeting = desk.greeting();
    greeting.hostName = host;
    TlsClient first(portOf(state->lanAddress), greeting, host);
    QCOMPARE(first.get("/").status, 200);
    TlsClient second(portOf(state->lanAddress), greeting, host);
    QCOMPARE(second.get("/").status, 503);
}

void TestHttpEndpoint::keepsAllWhenACertificateIsOfNoUse()
{
    Desk desk;
    const EndpointState before = desk.endpoint->start();
    EndpointSettings wanted = desk.endpoint->settings();
    wanted.tls = true;
    wanted.certificateFile = desk.folder.filePath(u"none.pem"_s);
    wanted.certificateKeyFile = desk.folder.filePath(u"none.key"_s);

    const auto refused = desk.endpoint->apply(wanted);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(refused.error().field, u"tlsCertificate"_s);
    QVERIFY(refused.error().detail.contains("none.pem"_L1));
    QVERIFY(!QFile::exists(desk.file()));
    QCOMPARE(HttpClient(portOf(before.address)).get("/").status, 200);
}

void TestHttpEndpoint::refusesANumberThatIsNoPort()
{
    Desk desk;
    QVERIFY(desk.endpoint->start().isListening);
    EndpointSettings wanted = desk.endpoint->settings();
    wanted.lanPort = 70'000;
    const auto refused = desk.endpoint->apply(wanted);
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"lanPort"_s);
    QVERIFY(!QFile::exists(desk.file()));
}

TILLDESK_TEST(TestHttpEndpoint, QCoreApplication)
#include "tst_http_endpoint.moc"
