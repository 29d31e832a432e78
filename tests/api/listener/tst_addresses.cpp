#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Returns an address of this computer that is not loopback; empty if there is none.
QString networkAddress()
{
    ifaddrs *all = nullptr;
    if (::getifaddrs(&all) != 0)
        return {};
    QString found;
    for (const ifaddrs *one = all; one; one = one->ifa_next) {
        const bool isLoopback = (one->ifa_flags & IFF_LOOPBACK) != 0;
        if (isLoopback || !one->ifa_addr || one->ifa_addr->sa_family != AF_INET)
            continue;
        char text[INET_ADDRSTRLEN] = {};
        const auto *const address = reinterpret_cast<const sockaddr_in *>(one->ifa_addr);
        ::inet_ntop(AF_INET, &address->sin_addr, text, sizeof text);
        found = QString::fromLatin1(text);
    }
    ::freeifaddrs(all);
    return found;
}

} // namespace

class TestAddresses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhetherTheCallerIsHere_data();
    void tellsWhetherTheCallerIsHere();
    void namesTheAddressItCannotListenOn();
};

void TestAddresses::tellsWhetherTheCallerIsHere_data()
{
    QTest::addColumn<QString>("listensOn");
    QTest::addColumn<QString>("calls");
    QTest::addColumn<QString>("peer");
    const QString here = u"plain here"_s;
    QTest::newRow("loopback") << u"127.0.0.1"_s << u"127.0.0.1"_s << here;
    QTest::newRow("another loopback") << u"127.9.9.9"_s << u"127.9.9.9"_s << here;
    QTest::newRow("all of IPv4") << u"0.0.0.0"_s << u"127.0.0.1"_s << here;
    QTest::newRow("IPv6 loopback") << u"::1"_s << u"::1"_s << here;
    QTest::newRow("all, by IPv6") << u"::"_s << u"::1"_s << here;
    QTest::newRow("all, by IPv4") << u"::"_s << u"127.0.0.1"_s << here;
    const QString network = networkAddress();
    if (network.isEmpty())
        return;
    const QString far = u"plain far"_s;
    QTest::newRow("network") << u"0.0.0.0"_s << network << far;
    QTest::newRow("network, all") << u"::"_s << network << far;
}

void TestAddresses::tellsWhetherTheCallerIsHere()
{
    QFETCH(QString, listensOn);
    QFETCH(QString, calls);
    QFETCH(QString, peer);
    Endpoint endpoint({.address = "127.0.0.1"}); // only its router is used
    http::Listener listener({.address = listensOn.toStdString()}, endpoint.router,
                            endpoint.logFile.log());
    const auto port = listener.start();
    if (!port && listensOn.contains(u':'))
        QSKIP("this computer has no IPv6");
    QVERIFY(port);
    QCOMPARE(HttpClient(*port, calls.toStdString()).get("/peer").body, peer.toStdString());
}

void TestAddresses::namesTheAddressItCannotListenOn()
{
    Endpoint endpoint;
    http::Listener far({.address = "2001:db8::1", .port = 8080}, endpoint.router,
                       endpoint.logFile.log());
    const auto started = far.start();
    QVERIFY(!started);
    QVERIFY(started.error().detail.startsWith(u"cannot listen on [2001:db8::1]:8080: "_s));
}

TILLDESK_TEST(TestAddresses, QCoreApplication)
#include "tst_addresses.moc"
