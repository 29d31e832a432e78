#include "core/crypto/jws_checks.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::crypto;
using namespace Qt::StringLiterals;

/// @source service.md#signatures; service.md#callback-header
class TestJwsChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsTheTypeInAnyCase();
    void acceptsOnlyTheAllowedAlgorithmOfTheKey();
    void wantsExactlyTheCriticalNames_data();
    void wantsExactlyTheCriticalNames();
    void wantsATimeInUtcNearTheClock_data();
    void wantsATimeInUtcNearTheClock();
    void limitsTheLengthOfARequestId();
    void showsUntrustedTextsShortAndPrintable();
};

void TestJwsChecks::acceptsTheTypeInAnyCase()
{
    QCOMPARE(faultOfType(u"jose+json"_s), QString());
    QCOMPARE(faultOfType(u"JOSE+Json"_s), QString());
    QCOMPARE(faultOfType(u"JWT"_s), u"typ is 'JWT', not jose+json"_s);
    QCOMPARE(faultOfType({}), u"the header has no string member typ"_s);
}

void TestJwsChecks::acceptsOnlyTheAllowedAlgorithmOfTheKey()
{
    const auto key = PrivateKey::generate(Algorithm::Es256).publicKey();
    const auto both = {Algorithm::Es256, Algorithm::Rs256};
    QCOMPARE(faultOfAlgorithm(u"ES256"_s, both, nullptr), QString());
    QCOMPARE(faultOfAlgorithm(u"RS256"_s, both, nullptr), QString());
    QCOMPARE(faultOfAlgorithm(u"ES256"_s, both, &key), QString());
    QCOMPARE(faultOfAlgorithm(u"RS256"_s, both, &key), u"alg is RS256, but the key is for ES256"_s);
    QCOMPARE(faultOfAlgorithm(u"RS256"_s, {Algorithm::Es256}, nullptr),
             u"alg is 'RS256', not ES256"_s);
    QCOMPARE(faultOfAlgorithm(u"none"_s, both, nullptr), u"alg is 'none', not ES256 or RS256"_s);
    QCOMPARE(faultOfAlgorithm({}, both, nullptr), u"the header has no string member alg"_s);
}

void TestJwsChecks::wantsExactlyTheCriticalNames_data()
{
    QTest::addColumn<QStringList>("listed");
    QTest::addColumn<QStringList>("present");
    QTest::addColumn<QString>("fault");
    QTest::newRow("right") << QStringList{u"iss"_s, u"iat"_s} << QStringList{u"iss"_s, u"iat"_s}
                           << QString();
    QTest::newRow("any order") << QStringList{u"iat"_s, u"iss"_s} << QStringList{u"iss"_s, u"iat"_s}
                               << QString();
    QTest::newRow("one missing") << QStringList{u"iss"_s} << QStringList{u"iss"_s, u"iat"_s}
                                 << u"crit does not list iat"_s;
    QTest::newRow("not present") << QStringList{u"iss"_s, u"iat"_s} << QStringList{u"iss"_s}
                                 << u"crit lists 'iat', which is not in the header"_s;
    QTest::newRow("twice") << QStringList{u"iss"_s, u"iss"_s} << QStringList{u"iss"_s, u"iat"_s}
                           << u"crit lists 'iss' twice"_s;
    QTest::newRow("one more") << QStringList{u"iss"_s, u"iat"_s, u"typ"_s}
                              << QStringList{u"iss"_s, u"iat"_s, u"typ"_s}
                              << u"crit lists 3 names instead of 2"_s;
    QTest::newRow("b64") << QStringList{u"iss"_s, u"iat"_s}
                         << QStringList{u"iss"_s, u"iat"_s, u"b64"_s}
                         << u"b64 must not be present: the body is encoded as base64url"_s;
}

void TestJwsChecks::wantsExactlyTheCriticalNames()
{
    QFETCH(QStringList, listed);
    QFETCH(QStringList, present);
    QFETCH(QString, fault);
    QCOMPARE(faultOfCritical(
                 {.listed = listed,
                  .required = {u"iss"_s, u"iat"_s},
                  .isPresent = [&present](const QString &name) { return present.contains(name); }}),
             fault);
}

void TestJwsChecks::wantsATimeInUtcNearTheClock_data()
{
    QTest::addColumn<QString>("iat");
    QTest::addColumn<QString>("fault");
    QTest::newRow("now") << u"2026-12-01T09:00:00.000Z"_s << QString();
    QTest::newRow("oldest") << u"2026-12-01T08:55:00.000Z"_s << QString();
    QTest::newRow("newest") << u"2026-12-01T09:05:00.000Z"_s << QString();
    QTest::newRow("offset zero") << u"2026-12-01T09:00:00+00:00"_s << QString();
    QTest::newRow("too old") << u"2026-12-01T08:54:59.999Z"_s
                             << u"iat '2026-12-01T08:54:59.999Z' is too old"_s;
    QTest::newRow("too new") << u"2026-12-01T09:05:00.001Z"_s
                             << u"iat '2026-12-01T09:05:00.001Z' is in the future"_s;
    QTest::newRow("another zone") << u"2026-12-01T10:00:00+01:00"_s << u"iat is not in UTC"_s;
    QTest::newRow("no time") << u"yesterday"_s
                             << u"iat is not a date-time such as 2026-12-01T09:00:00.000Z"_s;
}

void TestJwsChecks::wantsATimeInUtcNearTheClock()
{
    QFETCH(QString, iat);
    QFETCH(QString, fault);
    const auto now = parseIsoTime(u"2026-12-01T09:00:00.000Z"_s);
    QVERIFY(now);
    const IssuedAt checked = checkIssuedAt(iat, *now);
    QCOMPARE(checked.fault, fault);
    QCOMPARE(checked.time.has_value(), iat != "yesterday"_L1);
    QCOMPARE(checked.isOutsideWindow, fault.endsWith("old"_L1) || fault.endsWith("future"_L1));
}

void TestJwsChecks::limitsTheLengthOfARequestId()
{
    QCOMPARE(faultOfRequestId(u"1"_s), QString());
    QCOMPARE(faultOfRequestId(QString(200, u'x')), QString());
    QCOMPARE(faultOfRequestId({}), u"jti must have 1 to 200 characters"_s);
    QCOMPARE(faultOfRequestId(QString(201, u'x')), u"jti must have 1 to 200 characters"_s);
}

void TestJwsChecks::showsUntrustedTextsShortAndPrintable()
{
    QCOMPARE(quoted(u"a\nb🥐"_s), u"'a?b🥐'"_s);
    QCOMPARE(quoted(QString(80, u'x')), QString(u'\'' + QString(80, u'x') + u'\''));
    QCOMPARE(quoted(QString(81, u'x')), QString(u'\'' + QString(80, u'x') + u"…'"_s));
}

TILLDESK_TEST(TestJwsChecks, QCoreApplication)
#include "tst_jws_checks.moc"
