#include "core/base/ip_address.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

class TestIpAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAndWrites_data();
    void readsAndWrites();
    void refusesWhatIsNoAddress_data();
    void refusesWhatIsNoAddress();
    void countsCallers();
    void tellsWhichNetworkHasAnAddress_data();
    void tellsWhichNetworkHasAnAddress();
    void refusesWhatIsNoNetwork_data();
    void refusesWhatIsNoNetwork();
};

void TestIpAddress::readsAndWrites_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    QTest::addColumn<bool>("isLoopback");
    QTest::newRow("IPv4") << u"192.168.1.7"_s << u"192.168.1.7"_s << false;
    QTest::newRow("mapped") << u"::ffff:192.168.1.7"_s << u"192.168.1.7"_s << false;
    QTest::newRow("loopback") << u"127.9.9.9"_s << u"127.9.9.9"_s << true;
    QTest::newRow("IPv6") << u"2001:DB8:0:0::1"_s << u"2001:db8::1"_s << false;
    QTest::newRow("IPv6 loopback") << u"::1"_s << u"::1"_s << true;
    QTest::newRow("any") << u"::"_s << u"::"_s << false;
}

void TestIpAddress::readsAndWrites()
{
    QFETCH(const QString, text);
    QFETCH(const QString, canonical);
    QFETCH(const bool, isLoopback);
    const auto address = IpAddress::parse(text);
    QVERIFY(address);
    QCOMPARE(address->text(), canonical);
    QCOMPARE(address->isLoopback(), isLoopback);
    QCOMPARE(IpAddress::parse(canonical), address);
}

void TestIpAddress::refusesWhatIsNoAddress_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "192.168.1", "192.168.1.256", "192.168.1.7/24", "shop.example",
                             "fe80::1%eth0", "1::2::3", " 127.0.0.1"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestIpAddress::refusesWhatIsNoAddress()
{
    QFETCH(const QString, text);
    QVERIFY(!IpAddress::parse(text));
}

void TestIpAddress::countsCallers()
{
    const auto number = [](const QString &text) { return IpAddress::parse(text)->countedAs(); };
    QVERIFY(number(u"192.168.1.7"_s) != number(u"192.168.1.8"_s));
    QCOMPARE(number(u"192.168.1.7"_s), number(u"::ffff:192.168.1.7"_s));
    // Addresses of one /64 count as one host.
    QCOMPARE(number(u"2001:db8::1"_s), number(u"2001:db8::ffff:1"_s));
    QVERIFY(number(u"2001:db8::1"_s) != number(u"2001:db8:0:1::1"_s));
}

void TestIpAddress::tellsWhichNetworkHasAnAddress_data()
{
    QTest::addColumn<QString>("network");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("contains");
    const auto row = [](const char *network, const char *address, bool contains) {
        QTest::addRow("%s %s", network, address)
            << QString::fromLatin1(network) << QString::fromLatin1(address) << contains;
    };
    row("192.168.1.0/24", "192.168.1.255", true);
    row("192.168.1.0/24", "192.168.2.0", false);
    row("192.168.1.4/30", "192.168.1.7", true);
    row("192.168.1.4/30", "192.168.1.8", false);
    row("192.168.1.7", "192.168.1.7", true);
    row("192.168.1.7", "192.168.1.6", false);
    row("0.0.0.0/0", "8.8.8.8", true);
    row("0.0.0.0/0", "2001:db8::1", false);
    row("2001:db8::/32", "2001:db8:ffff::1", true);
    row("2001:db8::/32", "2001:db9::1", false);
    row("::/0", "192.168.1.7", true);
}

void TestIpAddress::tellsWhichNetworkHasAnAddress()
{
    QFETCH(const QString, network);
    QFETCH(const QString, address);
    QFETCH(const bool, contains);
    const auto parsed = IpNetwork::parse(network);
    QVERIFY(parsed);
    QCOMPARE(parsed->text(), network);
    QCOMPARE(parsed->contains(*IpAddress::parse(address)), contains);
}

void TestIpAddress::refusesWhatIsNoNetwork_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "shop", "192.168.1.0/33", "192.168.1.0/-1", "192.168.1.0/x",
                             "192.168.1.0/", "192.168.1.7/24", "2001:db8::/129", "2001:db8::1/64"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestIpAddress::refusesWhatIsNoNetwork()
{
    QFETCH(const QString, text);
    const auto parsed = IpNetwork::parse(text);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::FieldInvalid);
    QVERIFY(parsed.error().detail.startsWith(u'\'' + text + u'\''));
}

TILLDESK_TEST(TestIpAddress, QCoreApplication)
#include "tst_ip_address.moc"
