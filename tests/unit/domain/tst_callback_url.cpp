#include "core/domain/callback_url.h"
#include "core/domain/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

/// Returns an https URL of exactly `length` characters.
QString urlOfLength(qsizetype length)
{
    const QString start = u"https://shop.example/"_s;
    return start + QString(length - start.size(), u'a');
}

} // namespace

class TestCallbackUrl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsHttpsToANameWithADot_data();
    void acceptsHttpsToANameWithADot();
    void refusesUnderBothRules_data();
    void refusesUnderBothRules();
    void admitsLoopbackOnlyWhenAllowed_data();
    void admitsLoopbackOnlyWhenAllowed();
    void loopbackRuleAdmitsNothingElse_data();
    void loopbackRuleAdmitsNothingElse();
    void admitsPrivateAddressesOnlyWhenAllowed_data();
    void admitsPrivateAddressesOnlyWhenAllowed();
    void goesByTheProfile();
    void saysWhichRuleIsBroken_data();
    void saysWhichRuleIsBroken();
    void countsCharactersOfTheLongest();
};

void TestCallbackUrl::acceptsHttpsToANameWithADot_data()
{
    QTest::addColumn<QString>("url");
    const QStringList urls{
        u"https://shop.example"_s,
        u"https://shop.example/"_s,
        u"https://shop.example/callback?order=7&x=%20#done"_s,
        u"https://a.b"_s,
        u"https://pay.shop.example:8443/callback"_s,
        u"https://shop.example:443/"_s,
        u"https://shop.example./trailing-dot"_s,
        u"HTTPS://SHOP.EXAMPLE/Callback"_s,
        u"HttpS://shop.example/"_s,
        u"https://xn--bcher-kva.example/"_s,
        u"https://bücher.example/größe"_s,
        u"https://магазин.example/"_s,
        u"https://shop-1.example/"_s,
        u"https://1shop.example/"_s,
        u"https://1.2.3.example/"_s,
        u"https://127.0.0.1.example/"_s,
        u"https://localhost.example/"_s,
        u"https://notlocalhost.example/"_s,
        u"https://user.example/a@b"_s, // in the path, so not user information
        u"https://shop.example/?to=http://127.0.0.1/"_s,
        u"https://shop.example/a:b"_s,
        u"https://ab12.cafe/"_s,
        u"https://0xface.example/"_s,
        u"https://shop.example#fragment"_s,
        u"https://shop.example?query"_s,
    };
    for (const QString &url : urls)
        QTest::newRow(qPrintable(url)) << url;
}

void TestCallbackUrl::acceptsHttpsToANameWithADot()
{
    QFETCH(QString, url);
    for (const UrlRule rule : {UrlRule::PublicHttps, UrlRule::PublicHttpsOrLoopback}) {
        const auto result = callbackUrl(url, rule, u"callbackUrl"_s);
        QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
        QCOMPARE(*result, url);
    }
}

void TestCallbackUrl::refusesUnderBothRules_data()
{
    QTest::addColumn<QString>("url");
    const QStringList urls{
        // not an https URL
        u""_s,
        u"https"_s,
        u"https:"_s,
        u"https://"_s,
        u"https:///x"_s,
        u"https:///shop.example/x"_s,
        u"https:shop.example"_s,
        u"https:/shop.example/"_s,
        u"//shop.example/"_s,
        u"shop.example"_s,
        u"/callback"_s,
        u"http://shop.example/"_s,
        u"HTTP://shop.example/"_s,
        u"ftp://shop.example/"_s,
        u"file:///etc/passwd"_s,
        u"javascript:alert(1)"_s,
        u"data:text/plain,x"_s,
        u"httpss://shop.example/"_s,
        u"https+unix://shop.example/"_s,
        u"mailto:a@shop.example"_s,
        // host without a dot, or with empty labels
        u"https://shop"_s,
        u"https://shop:443/"_s,
        u"https://shop./"_s,
        u"https://./"_s,
        u"https://../"_s,
        u"https://.com"_s,
        u"https://.shop.example"_s,
        u"https://a..b"_s,
        u"https://a.b..c/"_s,
        u"https://a.b../"_s,
        u"https://:443/"_s,
        u"https://?x"_s,
        u"https://#x"_s,
        // IP addresses in every notation
        u"https://192.0.2.1/"_s,
        u"https://192.0.2.1./"_s,
        u"https://192.0.2.1:8443/"_s,
        u"https://8.8.8.8"_s,
        u"https://1.1"_s,
        u"https://1.2.3"_s,
        u"https://3221225985/"_s,
        u"https://0xC0000201/"_s,
        u"https://0xC0.0x00.0x02.0x01/"_s,
        u"https://192.0.2.0x1/"_s,
        u"https://0300.0000.0002.0001/"_s,
        u"https://192.0.513/"_s,
        u"https://shop.1/"_s,
        u"https://shop.example.0x7f/"_s,
        u"https://256.256.256.256/"_s,
        u"https://1.2.3.4.5/"_s,
        u"https://0.0.0.0/"_s,
        u"https://0/"_s,
        u"https://１９２.0.2.1/"_s,
        u"https://192。0。2。1/"_s,
        u"https://①⑨②.0.2.1/"_s,
        u"https://[2001:db8::1]/"_s,
        u"https://[2001:db8::1]:443/"_s,
        u"https://[::ffff:192.0.2.1]/"_s,
        u"https://[::]/"_s,
        u"https://[fe80::1%25eth0]/"_s,
        u"https://[v1.example.com]/"_s,
        u"https://2001:db8::1/"_s,
        // user information
        u"https://user@shop.example/"_s,
        u"https://user:secret@shop.example/"_s,
        u"https://:secret@shop.example/"_s,
        u"https://@shop.example/"_s,
        u"https://:@shop.example/"_s,
        u"https://shop.example@evil.example/"_s,
        u"https://localhost@evil.example/"_s,
        u"https://user%40shop.example@evil.example/"_s,
        // spaces and control characters
        u" https://shop.example/"_s,
        u"https://shop.example/ "_s,
        u"https://shop.example/a b"_s,
        u"https://shop example/"_s,
        u"https://shop.example/\t"_s,
        u"https://shop.example/\r\nX: y"_s,
        u"https://shop.example/\u00a0"_s,
        u"https://shop.example/\u2003x"_s,
        u"https://shop.example/\u0085"_s,
        u"https://shop.example/\u009b"_s,
        u"https://shop.example/\x7f"_s,
        QString(u"https://shop.example/"_s + QChar(0)),
        // parsed differently by different software
        u"https://shop.example\\@evil.example/"_s,
        u"https:\\\\shop.example\\"_s,
        u"https://shop%2eexample/"_s,
        u"https://%73hop.example/"_s,
        u"https://%31%39%32.0.2.1/"_s,
        u"https://%6c%6f%63alhost/"_s,
        u"https://shop.example%2f.evil.example/"_s,
        u"https://shop.example%00.evil.example/"_s,
        // ports
        u"https://shop.example:99999/"_s,
        u"https://shop.example:-1/"_s,
        u"https://shop.example:443:443/"_s,
        u"https://shop.example:http/"_s,
        // characters that URLs must not contain
        u"https://shop.example/\"x"_s,
        u"https://shop.example/<x>"_s,
        u"https://shop.example/{x}"_s,
        u"https://shop.example/%zz"_s,
        u"https://shop.example/%"_s,
        u"https://shop|.example/"_s,
    };
    for (qsizetype i = 0; i < urls.size(); ++i)
        QTest::addRow("%d: %s", int(i), qPrintable(urls[i])) << urls[i];
}

void TestCallbackUrl::refusesUnderBothRules()
{
    QFETCH(QString, url);
    for (const UrlRule rule : {UrlRule::PublicHttps, UrlRule::PublicHttpsOrLoopback}) {
        const auto result = callbackUrl(url, rule, u"returnUrl"_s);
        QVERIFY(!result);
        QVERIFY(result.error().code == ErrorCode::FieldInvalid);
        QCOMPARE(result.error().field, u"returnUrl"_s);
        QVERIFY(!result.error().detail.isEmpty());
    }
}

void TestCallbackUrl::admitsLoopbackOnlyWhenAllowed_data()
{
    QTest::addColumn<QString>("url");
    const QStringList urls{
        u"http://localhost"_s,
        u"http://localhost:8080/callback"_s,
        u"https://localhost/"_s,
        u"https://localhost:8443/"_s,
        u"HTTP://LOCALHOST/"_s,
        u"http://localhost./"_s,
        u"http://shop.localhost/"_s,
        u"https://shop.localhost/"_s,
        u"https://shop.localhost./"_s,
        u"http://127.0.0.1/"_s,
        u"http://127.0.0.1:9000/a?b#c"_s,
        u"https://127.0.0.1/"_s,
        u"http://127.0.0.1./"_s,
        u"http://127.1.2.3/"_s,
        u"http://127.255.255.255/"_s,
        u"http://[::1]/"_s,
        u"https://[::1]:9000/"_s,
        u"http://[0:0:0:0:0:0:0:1]/"_s,
    };
    for (const QString &url : urls)
        QTest::newRow(qPrintable(url)) << url;
}

void TestCallbackUrl::admitsLoopbackOnlyWhenAllowed()
{
    QFETCH(QString, url);
    QVERIFY(!callbackUrl(url, UrlRule::PublicHttps, u"callbackUrl"_s));
    const auto result = callbackUrl(url, UrlRule::PublicHttpsOrLoopback, u"callbackUrl"_s);
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
    QCOMPARE(*result, url);
}

void TestCallbackUrl::loopbackRuleAdmitsNothingElse_data()
{
    QTest::addColumn<QString>("url");
    const QStringList urls{
        u"http://shop.example/"_s,
        u"http://localhost.example/"_s,
        u"http://notlocalhost/"_s,
        u"http://.localhost/"_s,
        u"http://a..localhost/"_s,
        u"http://localhost../"_s,
        u"http://localhost@evil.example/"_s,
        u"http://user@localhost/"_s,
        u"http://127.0.0.1.evil.example/"_s,
        u"http://127.0.0.1@evil.example/"_s,
        u"http://127.0.0.256/"_s,
        u"http://128.0.0.1/"_s,
        u"http://126.255.255.255/"_s,
        u"http://0.0.0.0/"_s,
        u"http://10.0.0.1/"_s,
        u"http://192.168.1.1/"_s,
        u"http://169.254.169.254/"_s,
        u"http://[::]/"_s,
        u"http://[::2]/"_s,
        u"http://[::ffff:10.0.0.1]/"_s,
        u"http://[fe80::1]/"_s,
        u"http://[::1%25lo]/"_s,
        u"http://0177.0.0.256/"_s,
        u"http://127.0.0.0x100/"_s,
        u"http://intranet/"_s,
        u"ftp://localhost/"_s,
        u"ws://127.0.0.1/"_s,
        u"unix://localhost/"_s,
        u"http:///x"_s,
        u"http://local%68ost/"_s,
        u"http://localhost:99999/"_s,
        u"http://localhost\\.evil.example/"_s,
        u"http://local host/"_s,
    };
    for (const QString &url : urls)
        QTest::newRow(qPrintable(url)) << url;
}

void TestCallbackUrl::loopbackRuleAdmitsNothingElse()
{
    QFETCH(QString, url);
    QVERIFY(!callbackUrl(url, UrlRule::PublicHttpsOrLoopback, u"callbackUrl"_s));
    QVERIFY(!callbackUrl(url, UrlRule::PublicHttps, u"callbackUrl"_s));
}

void TestCallbackUrl::admitsPrivateAddressesOnlyWhenAllowed_data()
{
    QTest::addColumn<bool>("isPrivate");
    for (const char *url :
         {"http://10.0.0.1/", "https://10.255.255.255:8443/a?b", "http://172.16.0.1/",
          "http://172.31.255.254/", "http://192.168.1.1/", "http://100.64.0.1/",
          "http://100.127.0.1/", "http://10.1/", "http://0xa.0.0.1/", "http://[fc00::1]/",
          "https://[fdff:ffff::1]:9000/"})
        QTest::newRow(url) << true;
    for (const char *url : {"http://127.0.0.1/",
                            "http://localhost/",
                            "http://[::1]/",
                            "http://172.15.0.1/",
                            "http://172.32.0.1/",
                            "http://192.169.0.1/",
                            "http://100.63.0.1/",
                            "http://100.128.0.1/",
                            "http://11.0.0.1/",
                            "https://93.184.216.34/",
                            "http://[fe80::1]/",
                            "http://[fbff::1]/",
                            "http://[fe00::1]/",
                            "http://[::ffff:10.0.0.1]/",
                            "http://010.0.0.1.example/",
                            "http://192.168.1.1.evil.example/",
                            "http://shop.example/",
                            "http://fc00.example/",
                            "http://nas/",
                            "https://nas/"})
        QTest::newRow(url) << false;
}

/// The private and the loopback rule each admit only their own addresses; the local rule admits
/// both.
void TestCallbackUrl::admitsPrivateAddressesOnlyWhenAllowed()
{
    QFETCH(const bool, isPrivate);
    const auto admits = [](UrlRule rule) {
        const QString url = QString::fromUtf8(QTest::currentDataTag());
        return callbackUrl(url, rule, u"callbackUrl"_s).has_value();
    };
    QVERIFY(!admits(UrlRule::PublicHttps));
    QCOMPARE(admits(UrlRule::PublicHttpsOrPrivate), isPrivate);
    QCOMPARE(admits(UrlRule::PublicHttpsOrLocal),
             isPrivate || admits(UrlRule::PublicHttpsOrLoopback));
    QVERIFY(!isPrivate || !admits(UrlRule::PublicHttpsOrLoopback));
}

void TestCallbackUrl::goesByTheProfile()
{
    Profile profile;
    QCOMPARE(urlRuleOf(profile), UrlRule::PublicHttps);
    profile.allowsPrivateCallbacks = true;
    QCOMPARE(urlRuleOf(profile), UrlRule::PublicHttpsOrPrivate);
    profile.allowsLoopbackCallbacks = true;
    QCOMPARE(urlRuleOf(profile), UrlRule::PublicHttpsOrLocal);
    profile.allowsPrivateCallbacks = false;
    QCOMPARE(urlRuleOf(profile), UrlRule::PublicHttpsOrLoopback);
}

void TestCallbackUrl::saysWhichRuleIsBroken_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("why");
    QTest::newRow("length") << u""_s << u"2048"_s;
    QTest::newRow("scheme") << u"http://shop.example"_s << u"https"_s;
    QTest::newRow("address") << u"https://192.0.2.1"_s << u"address"_s;
    QTest::newRow("this computer") << u"https://shop.localhost"_s << u"this computer"_s;
    QTest::newRow("no dot") << u"https://shop"_s << u"dot"_s;
    QTest::newRow("user") << u"https://me@shop.example"_s << u"user information"_s;
    QTest::newRow("space") << u"https://shop.example/a b"_s << u"spaces"_s;
    QTest::newRow("backslash") << u"https://shop.example\\"_s << u"backslash"_s;
}

void TestCallbackUrl::saysWhichRuleIsBroken()
{
    QFETCH(QString, url);
    QFETCH(QString, why);
    const auto result = callbackUrl(url, UrlRule::PublicHttps, u"callbackUrl"_s);
    QVERIFY(!result);
    QVERIFY2(result.error().detail.contains(why), qPrintable(result.error().detail));
}

void TestCallbackUrl::countsCharactersOfTheLongest()
{
    const auto accepts = [](const QString &url) {
        return callbackUrl(url, UrlRule::PublicHttps, u"callbackUrl"_s).has_value();
    };
    QVERIFY(accepts(urlOfLength(2048)));
    QVERIFY(!accepts(urlOfLength(2049)));
    // The limit counts code points, not UTF-16 units.
    const QString astral = urlOfLength(2047) + u"\U00020000"_s;
    QCOMPARE(astral.size(), 2049);
    QVERIFY(accepts(astral));
    QVERIFY(!accepts(urlOfLength(2048) + u"\U00020000"_s));
}

TILLDESK_TEST(TestCallbackUrl, QCoreApplication)
#include "tst_callback_url.moc"
