#include "core/net/address_rule.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::net;

/// The SSRF guard: which addresses outgoing calls may reach.
class TestAddressRule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesAddresses_data();
    void judgesAddresses();
};

void TestAddressRule::judgesAddresses_data()
{
    QTest::addColumn<bool>("isPublic");
    QTest::addColumn<bool>("isLoopback");
    QTest::addColumn<bool>("isPrivate");
    const auto rows = [](bool isPublic, bool isLoopback, bool isPrivate,
                         const QList<const char *> &addresses) {
        for (const char *address : addresses)
            QTest::newRow(address) << isPublic << isLoopback << isPrivate;
    };
    rows(true, false, false,
         {"93.184.216.34", "1.1.1.1", "172.15.255.255", "172.32.0.0", "100.63.255.255",
          "100.128.0.0", "11.0.0.1", "169.253.1.1", "223.255.255.255", "2606:4700::1111",
          "::ffff:1.1.1.1", "192.88.98.255", "192.88.100.0", "3ffe:ffff::1", "3fff:1000::1",
          "5eff::1", "5f01::1"});
    rows(false, true, false, {"127.0.0.1", "127.255.255.254", "::1", "::ffff:127.0.0.1"});
    rows(false, false, true,
         {"10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1", "fc00::1",
          "fdff::1", "::ffff:10.0.0.1", "::10.0.0.1"});
    rows(false, false, false,
         {"0.0.0.0", "0.1.2.3", "169.254.169.254", "224.0.0.1", "239.1.1.1", "255.255.255.255",
          "240.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "::", "fe80::1",
          "fec0::1", "ff02::1", "64:ff9b::a00:1", "2002:a00:1::1", "2001:0:1::1", "2001:db8::1",
          "::ffff:169.254.169.254", "::ffff:0.0.0.0", "::169.254.169.254",
          // SIIT: the last four bytes are the IPv4 address
          "::ffff:0:127.0.0.1", "::ffff:0:10.0.0.1", "::ffff:0:1.1.1.1",
          // 6to4 relays, documentation, segment routing
          "192.88.99.0", "192.88.99.255", "3fff::1", "3fff:fff::1", "5f00::1", "5f00:ffff::1"});
}

void TestAddressRule::judgesAddresses()
{
    QFETCH(const bool, isPublic);
    QFETCH(const bool, isLoopback);
    QFETCH(const bool, isPrivate);
    const auto address = boost::asio::ip::make_address(QTest::currentDataTag());
    QCOMPARE(mayConnectTo(address, UrlRule::PublicHttps), isPublic);
    QCOMPARE(mayConnectTo(address, UrlRule::PublicHttpsOrLoopback), isPublic || isLoopback);
    QCOMPARE(mayConnectTo(address, UrlRule::PublicHttpsOrPrivate), isPublic || isPrivate);
    QCOMPARE(mayConnectTo(address, UrlRule::PublicHttpsOrLocal),
             isPublic || isLoopback || isPrivate);
}

TILLDESK_TEST(TestAddressRule, QCoreApplication)
#include "tst_address_rule.moc"
