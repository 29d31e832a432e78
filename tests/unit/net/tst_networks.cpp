#include "core/net/networks.h"

#include <QNetworkProxy>
#include <QSet>
#include <QtTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

/// Which calls share what Qt reads sockets with.
class TestNetworks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesAHostTheSameOneEachTime();
    void keepsHostsApart();
    void asksNoProxy();
};

void TestNetworks::givesAHostTheSameOneEachTime()
{
    net::Networks networks;
    QNetworkAccessManager *first = &networks.of(u"shop.example:443"_s);
    std::ignore = networks.of(u"other.example:443"_s);
    QCOMPARE(&networks.of(u"shop.example:443"_s), first);
}

void TestNetworks::keepsHostsApart()
{
    net::Networks networks;
    QSet<QNetworkAccessManager *> managers;
    for (int i = 0; i < 500; ++i)
        managers << &networks.of(u"shop%1.example:443"_s.arg(i));
    QCOMPARE(managers.size(), 8);
}

void TestNetworks::asksNoProxy()
{
    net::Networks networks;
    QCOMPARE(networks.of(u"shop.example:443"_s).proxy().type(), QNetworkProxy::NoProxy);
}

QTEST_GUILESS_MAIN(TestNetworks)
#include "tst_networks.moc"
