#include "core/net/address_rule.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::net;

/// Where the service may be made to connect by an address that staff have entered.
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
    QTest::addColumn<bool>("isLocal");
    const auto rows = [](bool isPublic, bool isLocal, const QList<const char *> &addresses) {
        for (const char *address : addresses)
            QTest::newRow(address) << isPublic << isLocal;
    };
    rows(true, false,
         {"93.184.216.34", "1.1.1.1", "172.15.255.255", "172.32.0.0", "100.63.255.255",
          "100.128.0.0", "11.0.0.1", "169.253.1.1", "223.255.255.255", "2606:4700::1111",
          "::ffff:1.1.1.1"});
    rows(false, true,
         {"127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
          "100.64.0.1", "::1", "fc00::1", "fdff::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
          "::10.0.0.1"});
    rows(false, false,
         {"0.0.0.0",        "0.1.2.3",          "169.254.169.254", "224.0.0.1",
          "239.1.1.1",      "255.255.255.255",  "240.0.0.1",       "192.0.2.1",
          "198.18.0.1",     "198.51.100.1",     "203.0.113.1",     "::",
          "fe80::1",        "fec0::1",          "ff02::1",         "64:ff9b::a00:1",
          "2002:a00:1::1",  "2001:0:1::1",      "2001:db8::1",     "::ffff:169.254.169.254",
          "::ffff:0.0.0.0", "::169.254.169.254"});
}

void TestAddressRule::judgesAddresses()
{
    QFETCH(const bool, isPublic);
    QFETCH(const bool, isLocal);
    const auto address = boost::asio::ip::make_address(QTest::currentDataTag());
    QCOMPARE(mayConnectTo(address, UrlRule::PublicHttps), isPublic);
    QCOMPARE(mayConnectTo(address, UrlRule::PublicHttpsOrLoopback), isPublic || isLocal);
}

QTEST_GUILESS_MAIN(TestAddressRule)
#include "tst_address_rule.moc"
