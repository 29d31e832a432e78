#include "core/domain/till_link.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

namespace {

const QString kPin = u"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"_s;

TillLink someLink(const QString &host = u"192.168.1.20"_s)
{
    return {.host = host, .port = 8444, .fingerprint = kPin.toLatin1(), .code = u"048213"_s};
}

} // namespace

/// The link with which a window is paired.
class TestTillLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesEveryPart();
    void writesAFingerprintForPeople();
    void readsWhatItWrote_data();
    void readsWhatItWrote();
    void readsALinkThatWasCopiedWithBlanksAndCapitals();
    void namesTheWrongPart_data();
    void namesTheWrongPart();
};

void TestTillLink::writesEveryPart()
{
    QCOMPARE(toText(someLink()),
             u"tilldesk://192.168.1.20:8444/?fingerprint="_s + kPin + u"&code=048213"_s);
}

void TestTillLink::writesAFingerprintForPeople()
{
    const QString words = u" 0123 4567 89AB CDEF"_s.repeated(4).trimmed();
    QCOMPARE(fingerprintForPeople(kPin.toLatin1()), words);
    QVERIFY(fingerprintForPeople({}).isEmpty());
}

void TestTillLink::readsWhatItWrote_data()
{
    QTest::addColumn<QString>("host");
    QTest::newRow("IPv4") << u"192.168.1.20"_s;
    QTest::newRow("IPv6") << u"fd00::1:20"_s;
    QTest::newRow("name") << u"shop.local"_s;
}

void TestTillLink::readsWhatItWrote()
{
    QFETCH(QString, host);
    const auto read = tillLinkFrom(toText(someLink(host)));
    QVERIFY2(read, qPrintable(read ? QString() : read.error().detail));
    QCOMPARE(*read, someLink(host));
}

void TestTillLink::readsALinkThatWasCopiedWithBlanksAndCapitals()
{
    const auto read = tillLinkFrom(
        u" tilldesk://192.168.1.20:8444?code=048213&fingerprint=%1\n"_s.arg(kPin.toUpper()));
    QVERIFY(read);
    QCOMPARE(*read, someLink());
}

void TestTillLink::namesTheWrongPart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    const QString query = u"?fingerprint="_s + kPin + u"&code=048213"_s;
    const auto add = [](const char *name, const QString &text, const QString &part) {
        QTest::newRow(name) << text << part;
    };
    add("nothing", {}, u"link"_s);
    add("web address", u"https://192.168.1.20:8444/"_s + query, u"link"_s);
    add("path", u"tilldesk://192.168.1.20:8444/pair"_s + query, u"link"_s);
    add("user", u"tilldesk://me@192.168.1.20:8444/"_s + query, u"link"_s);
    add("fragment", u"tilldesk://192.168.1.20:8444/"_s + query + u"#x"_s, u"link"_s);
    add("unknown part", u"tilldesk://192.168.1.20:8444/"_s + query + u"&token=x"_s, u"link"_s);
    add("no host", u"tilldesk:///"_s + query, u"host"_s);
    add("no port", u"tilldesk://192.168.1.20/"_s + query, u"port"_s);
    add("port 0", u"tilldesk://192.168.1.20:0/"_s + query, u"port"_s);
    add("port too large", u"tilldesk://192.168.1.20:65536/"_s + query, u"link"_s);
    const QString start = u"tilldesk://192.168.1.20:8444/"_s;
    add("no fingerprint", start + u"?code=048213"_s, u"fingerprint"_s);
    add("short fingerprint", start + u"?code=048213&fingerprint="_s + kPin.chopped(1),
        u"fingerprint"_s);
    add("letters in the fingerprint",
        start + u"?code=048213&fingerprint="_s + kPin.chopped(1) + u'g', u"fingerprint"_s);
    add("two fingerprints", start + query + u"&fingerprint="_s + kPin, u"fingerprint"_s);
    add("no code", start + u"?fingerprint="_s + kPin, u"code"_s);
    add("short code", start + u"?fingerprint="_s + kPin + u"&code=04821"_s, u"code"_s);
    add("two codes", start + query + u"&code=048213"_s, u"code"_s);
}

void TestTillLink::namesTheWrongPart()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    const auto read = tillLinkFrom(text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(read.error().field, part);
    QVERIFY(!read.error().detail.isEmpty());
}

TILLDESK_TEST(TestTillLink, QCoreApplication)
#include "tst_till_link.moc"
