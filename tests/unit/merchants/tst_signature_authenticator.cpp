#include "tests/support/test_program.h"
#include "tests/unit/merchants/signature_fixture.h"

#include <QJsonArray>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kUrl = "https://shop.example/jwks";

using Fixture = SignatureFixture;

const QString kRefused = u"401 No valid credentials"_s;

} // namespace

/// The caller of a signed request, replay protection, and what is logged.
class TestSignatureAuthenticator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheSigner();
    void refusesMoreThanOneSignature();
    void takesARequestOnce();
    void takesAnIdAgainAfterTheWindow();
    void remembersForTheWholeWindow();
    void letsNobodyElseUseAnIdUp();
    void keepsIdsOfTwoProfilesApart();
    void takesBackTheIdWhenItIsBusy();
    void isBusyWhenTooManyAreRemembered();
    void limitsTheRateOfOneProfile();
    void countsNoRequestThatIsRefused();
    void countsTheKeyThatComesAlong();
    void wantsBothCredentialsToHold();
    void countsTheKeysAuthorities();
    void tellsTheAlgorithmOfTheAnswer_data();
    void tellsTheAlgorithmOfTheAnswer();
    void expectsTheMerchantForReconciliation();
    void takesThePathBehindAProxy();
    void waitsForTheKeySet();
    void refusesWithoutTheKeySet();
    void fetchesForNoUselessRequest();
    void fetchesForNoRepetition();
    void looksAtTheKeyFirstWhenKeysAreThere();
    void judgesByTheTimeOfArrival();
    void answersBusyWhenItStops();
    void logsTheCheck();
    void logsNoSecret();
    void tellsAKnownMerchantThatAProfileIsUnknown_data();
    void tellsAKnownMerchantThatAProfileIsUnknown();
    void tellsItToNobodyElse();
    void looksForTheKeyInAllSetsOfTheMerchant();
    void fetchesAFewSetsAtMostForAnUnknownProfile();
};

void TestSignatureAuthenticator::knowsTheSigner()
{
    Fixture fixture;
    const SignedRequest made = fixture.signing();
    const auto asked = Fixture::request({made.signature()}, made.body);
    const auto caller = fixture.ask(asked);
    QCOMPARE(Fixture::name(caller), u"ok"_s);
    QCOMPARE((*caller)->profileId, fixture.profile.id);
    QCOMPARE((*caller)->actor, (Actor{Actor::Kind::Signature, u"shop-1"_s}));
    QCOMPARE((*caller)->subject, QString(u"MERCHANT:"_s + fixture.core.merchant.id.text()));
    QCOMPARE((*caller)->authorities, Authority::MerchantPayment | Authority::MerchantRefund);
    QCOMPARE(asked->profileId, fixture.profile.id.text().toStdString());
    const SignedRequest refund = fixture.signing();
    QCOMPARE(Fixture::name(fixture.ask(Fixture::request({refund.signature()}, refund.body),
                                       Authority::MerchantRefund)),
             u"ok"_s);
}

void TestSignatureAuthenticator::refusesMoreThanOneSignature()
{
    Fixture fixture;
    const SignedRequest made = fixture.signing();
    QCOMPARE(Fixture::name(
                 fixture.ask(Fixture::request({made.signature(), made.signature()}, made.body))),
             kRefused);
    QCOMPARE(Fixture::name(fixture.ask(Fixture::request({made.signature(), {}}, made.body))),
             kRefused);
    QCOMPARE(Fixture::name(fixture.ask(Fixture::request({QByteArray()}, made.body))), kRefused);
    QCOMPARE(Fixture::name(fixture.ask(Fixture::request({}, made.body))), kRefused);
    QCOMPARE(fixture.told(made), u"ok"_s);
    QCOMPARE(fixture.log().count("check parts"), 3);
}

void TestSignatureAuthenticator::takesARequestOnce()
{
    Fixture fixture;
    SignedRequest made = fixture.signing();
    QCOMPARE(fixture.told(made), u"ok"_s);
    QCOMPARE(fixture.told(made), kRefused);
    made.with(claim("iat"), QString::fromLatin1(toIsoUtc(fixture.core.clock.now() + 1s)));
    made.body = "{}";
    QCOMPARE(fixture.told(made), kRefused); // another request with the same `jti`
    QCOMPARE(fixture.remembered.size(), 1);
    QCOMPARE(fixture.log().count("check jti"), 2);
}

void TestSignatureAuthenticator::takesAnIdAgainAfterTheWindow()
{
    Fixture fixture;
    SignedRequest made = fixture.signing();
    QCOMPARE(fixture.told(made), u"ok"_s);
    const auto again = [&] {
        made.with(claim("iat"), QString::fromLatin1(toIsoUtc(fixture.core.clock.now())));
        return fixture.told(made);
    };
    fixture.core.clock.advance(5min);
    QCOMPARE(again(), kRefused);
    fixture.core.clock.advance(1ms);
    QCOMPARE(again(), u"ok"_s);
}

void TestSignatureAuthenticator::remembersForTheWholeWindow()
{
    Fixture fixture;
    const Timestamp now = fixture.core.clock.now();
    for (const auto offset : {-5min, 0min, 5min}) {
        SignedRequest made = fixture.signing();
        made.with(claim("iat"), QString::fromLatin1(toIsoUtc(now + offset)));
        QCOMPARE(fixture.told(made), u"ok"_s);
        const SeenRequest last = fixture.remembered.last();
        QCOMPARE(last.until, now + std::max<std::chrono::minutes>(offset, 0min) + 5min);
        QCOMPARE(last.digest,
                 RequestDigest::of(fixture.profile.id, made.header[claim("jti")].toString()));
    }
    SignedRequest early = fixture.signing();
    early.with(claim("iat"), QString::fromLatin1(toIsoUtc(now + 5min)));
    QCOMPARE(fixture.told(early), u"ok"_s);
    fixture.core.clock.advance(10min); // the signature expires now
    QCOMPARE(fixture.told(early), kRefused);
    QVERIFY(fixture.log().contains("check jti"));
}

void TestSignatureAuthenticator::letsNobodyElseUseAnIdUp()
{
    Fixture fixture;
    const SignedRequest made = fixture.signing();
    QCOMPARE(Fixture::name(fixture.ask(Fixture::request({made.signature(otherKey())}, made.body))),
             kRefused);
    QCOMPARE(fixture.seen.size(), 0);
    QCOMPARE(fixture.told(made), u"ok"_s);
}

void TestSignatureAuthenticator::keepsIdsOfTwoProfilesApart()
{
    Fixture fixture;
    SignedRequest made = fixture.signing();
    QCOMPARE(fixture.told(made), u"ok"_s);
    QCOMPARE(fixture.told(made.with(claim("sub"), fixture.other.id.text())), u"ok"_s);
}

void TestSignatureAuthenticator::takesBackTheIdWhenItIsBusy()
{
    Fixture fixture;
    const SignedRequest made = fixture.signing();
    fixture.isBusy = true;
    QCOMPARE(fixture.told(made), u"503"_s);
    QCOMPARE(fixture.seen.size(), 0);
    fixture.isBusy = false;
    QCOMPARE(fixture.told(made), u"ok"_s);
}

void TestSignatureAuthenticator::isBusyWhenTooManyAreRemembered()
{
    Fixture fixture;
    SeenRequests few(fixture.core.clock.monotonic(), 1);
    const SignatureAuthenticator signatures({.directory = fixture.core.published,
                                             .clock = fixture.core.clock,
                                             .realClock = fixture.realClock,
                                             .keySets = *fixture.keySets,
                                             .seen = few,
                                             .log = fixture.ownLog(),
                                             .names = fixture.names,
                                             .publicBase = [] { return std::string(); },
                                             .remember = [](const SeenRequest &) { return true; }});
    const Authenticator authenticator({.directory = fixture.core.published,
                                       .clock = fixture.core.clock,
                                       .realClock = fixture.realClock,
                                       .log = fixture.ownLog(),
                                       .signatures = &signatures});
    QStringList answers;
    for (int i = 0; i < 2; ++i) {
        const SignedRequest made = fixture.signing();
        authenticator.authenticate(
            Fixture::request({made.signature()}, made.body), Authority::MerchantPayment,
            [&answers](const Result<Caller> &caller) { answers << Fixture::name(caller); });
    }
    QCOMPARE(answers, QStringList({u"ok"_s, u"503"_s}));
}

void TestSignatureAuthenticator::limitsTheRateOfOneProfile()
{
    Fixture fixture(2);
    QCOMPARE(fixture.told(fixture.signing()), u"ok"_s);
    QCOMPARE(fixture.told(fixture.signing()), u"ok"_s);
    const SignedRequest third = fixture.signing();
    QCOMPARE(fixture.told(third), u"429"_s);
    QCOMPARE(fixture.remembered.size(), 2);
    fixture.change(fixture.profile); // the rate limit's counts survive a change of the directory
    fixture.core.clock.advance(1min);
    QCOMPARE(fixture.told(third), u"429"_s);
    QCOMPARE(fixture.told(fixture.signing().with(claim("sub"), fixture.other.id.text())), u"ok"_s);
    fixture.realClock.advance(1s);
    QCOMPARE(fixture.told(third), u"ok"_s); // the rejected request had not used up its `jti`
}

void TestSignatureAuthenticator::countsNoRequestThatIsRefused()
{
    Fixture fixture(1);
    const SignedRequest made = fixture.signing();
    for (int i = 0; i < 3; ++i)
        QCOMPARE(
            Fixture::name(fixture.ask(Fixture::request({made.signature(otherKey())}, made.body))),
            kRefused);
    QCOMPARE(fixture.told(made), u"ok"_s);
    QCOMPARE(fixture.told(made), kRefused);
    QCOMPARE(fixture.told(fixture.signing()), u"429"_s);
}

void TestSignatureAuthenticator::countsTheKeyThatComesAlong()
{
    Fixture fixture(1);
    const QString key = fixture.core.key.text;
    QCOMPARE(fixture.told(fixture.signing(), {key}), u"ok"_s);
    QCOMPARE(fixture.told(fixture.signing(), {key}), u"429"_s);
    QCOMPARE(fixture.told(fixture.signing()), u"ok"_s);
    QCOMPARE(fixture.told(fixture.signing()), u"429"_s);
}

void TestSignatureAuthenticator::wantsBothCredentialsToHold()
{
    Fixture fixture;
    const QString key = fixture.core.key.text;
    const QString otherKeyText = fixture.core.addKey(fixture.other.id).text;
    SignedRequest made = fixture.signing();
    QCOMPARE(fixture.told(made, {u"00000000-0000-4000-8000-000000000000"_s}), kRefused);
    QCOMPARE(fixture.told(made, {key, key}), kRefused);
    QCOMPARE(fixture.told(made, {otherKeyText}), kRefused);
    QCOMPARE(fixture.seen.size(), 0);
    QCOMPARE(Fixture::name(
                 fixture.ask(Fixture::request({made.signature(otherKey())}, made.body, {key}))),
             kRefused);
    const auto caller = fixture.ask(made, {key});
    QCOMPARE(Fixture::name(caller), u"ok"_s);
    QCOMPARE((*caller)->actor, (Actor{Actor::Kind::ApiKey, u"Web shop 1"_s}));
    QCOMPARE((*caller)->profileId, fixture.profile.id);
    QVERIFY(fixture.log().contains("check sub: the profile is not the API key's profile"));
}

void TestSignatureAuthenticator::countsTheKeysAuthorities()
{
    Fixture fixture;
    const QString key = fixture.core.addKey(fixture.profile.id, Authority::MerchantRefund).text;
    QCOMPARE(fixture.told(fixture.signing(), {key}), u"403"_s);
    // A bad signature is reported before a missing authority.
    QCOMPARE(fixture.told(fixture.signing().with(u"typ"_s, u"x"_s), {key}), kRefused);
}

void TestSignatureAuthenticator::tellsTheAlgorithmOfTheAnswer_data()
{
    QTest::addColumn<QString>("alg");
    QTest::addColumn<QString>("typ");
    QTest::addColumn<QString>("noted");
    QTest::newRow("ES256") << u"ES256"_s << u"jose+json"_s << u"ES256"_s;
    QTest::newRow("RS256 of a bad request") << u"RS256"_s << u"jose+json"_s << u"RS256"_s;
    QTest::newRow("bad before the algorithm") << u"RS256"_s << u"x"_s << u"RS256"_s;
    QTest::newRow("none") << u"none"_s << u"jose+json"_s << QString();
    QTest::newRow("HS256") << u"HS256"_s << u"jose+json"_s << QString();
}

void TestSignatureAuthenticator::tellsTheAlgorithmOfTheAnswer()
{
    QFETCH(const QString, alg);
    QFETCH(const QString, typ);
    QFETCH(const QString, noted);
    Fixture fixture;
    SignedRequest made = fixture.signing();
    made.with(u"alg"_s, alg).with(u"typ"_s, typ);
    for (const QStringList &keys : {QStringList(), QStringList(u"a wrong key"_s)}) {
        const auto asked = Fixture::request({made.signature()}, made.body, keys);
        std::ignore = fixture.ask(asked);
        QCOMPARE(QString::fromStdString(asked->signatureAlgorithm), noted);
    }
}

void TestSignatureAuthenticator::expectsTheMerchantForReconciliation()
{
    Fixture fixture;
    const auto told = [&fixture](const SignedRequest &made) {
        return Fixture::name(fixture.ask(Fixture::request({made.signature()}, made.body),
                                         Authority::MerchantPayment,
                                         {.issuer = IssuerRule::Merchant}));
    };
    QCOMPARE(told(fixture.signing()), kRefused);
    QCOMPARE(told(fixture.signing().with(claim("iss"), fixture.core.merchant.id.text())), u"ok"_s);
    QCOMPARE(fixture.told(fixture.signing().with(claim("iss"), fixture.core.merchant.id.text())),
             u"ok"_s);
}

void TestSignatureAuthenticator::takesThePathBehindAProxy()
{
    Fixture fixture;
    for (const QString &path : {u"/shop/v3/payments"_s, u"https://pay.example/shop/v3/payments"_s})
        QCOMPARE(fixture.told(fixture.signing().with(claim("path"), path)), u"ok"_s);
    QCOMPARE(fixture.told(fixture.signing().with(claim("path"), u"/till/v3/payments"_s)), kRefused);
}

void TestSignatureAuthenticator::waitsForTheKeySet()
{
    Fixture fixture;
    fixture.profile.jwks.clear();
    fixture.profile.jwksUrl = QString::fromLatin1(kUrl);
    fixture.change(fixture.profile);
    const SignedRequest made = fixture.signing();
    const auto asked = Fixture::request({made.signature()}, made.body);
    QCOMPARE(Fixture::name(fixture.ask(asked)), u"waits"_s);
    QCOMPARE(fixture.source.asked,
             QList{(KeySetAddress{QString::fromLatin1(kUrl), UrlRule::PublicHttps})});
    // Two threads use the request from here on, so it must not change.
    QCOMPARE(asked->profileId, fixture.profile.id.text().toStdString());
    fixture.source.bring(merchantKeySet());
    QCOMPARE(Fixture::name(fixture.later), u"ok"_s);
    QCOMPARE(fixture.told(fixture.signing()), u"ok"_s); // from the cache
    QCOMPARE(fixture.source.asked.size(), 1);

    fixture.profile.allowsLoopbackCallbacks = true;
    fixture.change(fixture.profile);
    QCOMPARE(fixture.told(fixture.signing()), u"waits"_s);
    QCOMPARE(fixture.source.asked.last().rule, UrlRule::PublicHttpsOrLoopback);
}

void TestSignatureAuthenticator::refusesWithoutTheKeySet()
{
    Fixture fixture;
    fixture.profile.jwks.clear();
    fixture.profile.jwksUrl = QString::fromLatin1(kUrl);
    fixture.change(fixture.profile);
    QCOMPARE(fixture.told(fixture.signing()), u"waits"_s);
    fixture.source.breakOff();
    QCOMPARE(Fixture::name(fixture.later), kRefused);
    fixture.profile.jwksUrl.clear();
    fixture.change(fixture.profile);
    QCOMPARE(fixture.told(fixture.signing()), kRefused);
    const QByteArray log = fixture.log();
    QVERIFY(log.contains("check kid: the key set could not be fetched: it broke"));
    QVERIFY(log.contains("check kid: the profile has no keys"));
}

void TestSignatureAuthenticator::fetchesForNoUselessRequest()
{
    Fixture fixture;
    fixture.profile.jwks.clear();
    fixture.profile.jwksUrl = QString::fromLatin1(kUrl);
    fixture.change(fixture.profile);
    QCOMPARE(Fixture::name(fixture.ask(Fixture::request({"x"}, {}))), kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(u"typ"_s, u"JWT"_s)), kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(u"alg"_s, u"none"_s)), kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(u"kid"_s, u""_s)), kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(claim("sub"), u"x"_s)), kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(u"crit"_s, QJsonArray{claim("sub")})), kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(claim("iss"), u"x"_s)), kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(claim("path"), u"/v3/payments/pos"_s)), kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(claim("iat"), u"2026-11-20T13:00:00Z"_s)),
             kRefused);
    QCOMPARE(fixture.told(fixture.signing().with(claim("jti"), u""_s)), kRefused);
    const QString otherKeyText = fixture.core.addKey(fixture.other.id).text;
    QCOMPARE(fixture.told(fixture.signing(), {otherKeyText}), kRefused);
    QVERIFY(fixture.source.asked.isEmpty());
    const QByteArray log = fixture.log();
    for (const char *check :
         {"parts", "typ", "alg", "kid", "sub", "crit", "iss", "path", "iat", "jti"}) {
        const QByteArray line = QByteArray("check ") + check + ':';
        QVERIFY2(log.contains(line), check);
    }
}

void TestSignatureAuthenticator::fetchesForNoRepetition()
{
    Fixture fixture;
    fixture.profile.jwks.clear();
    fixture.profile.jwksUrl = QString::fromLatin1(kUrl);
    fixture.change(fixture.profile);
    const SignedRequest made = fixture.signing();
    QCOMPARE(fixture.told(made), u"waits"_s);
    fixture.source.bring(merchantKeySet());
    fixture.profile.jwksUrl = u"https://shop.example/moved"_s;
    fixture.change(fixture.profile);
    QCOMPARE(fixture.told(made), kRefused);
    QCOMPARE(fixture.source.asked.size(), 1);
    QVERIFY(fixture.log().contains("check jti: "));
}

/// With cached keys, the checks run in the documented order.
void TestSignatureAuthenticator::looksAtTheKeyFirstWhenKeysAreThere()
{
    Fixture fixture;
    fixture.profile.jwks.clear();
    fixture.profile.jwksUrl = QString::fromLatin1(kUrl);
    fixture.change(fixture.profile);
    QCOMPARE(fixture.told(fixture.signing()), u"waits"_s);
    fixture.source.bring(merchantKeySet());
    SignedRequest made = fixture.signing();
    made.with(u"alg"_s, u"RS256"_s).with(claim("iss"), u"x"_s);
    QCOMPARE(fixture.told(made), kRefused);
    fixture.realClock.advance(1min);
    QCOMPARE(fixture.told(fixture.signing().with(u"kid"_s, u"shop-2"_s)), u"waits"_s);
    fixture.source.bring(merchantKeySet());
    QCOMPARE(Fixture::name(fixture.later), kRefused);
    const QByteArray log = fixture.log();
    QVERIFY(log.contains("check alg: alg is RS256, but the key is for ES256"));
    QVERIFY(log.contains("check kid: 'shop-2' is not in the profile's key set"));
    QVERIFY(!log.contains("check iss"));
}

void TestSignatureAuthenticator::judgesByTheTimeOfArrival()
{
    Fixture fixture;
    fixture.profile.jwks.clear();
    fixture.profile.jwksUrl = QString::fromLatin1(kUrl);
    fixture.change(fixture.profile);
    const SignedRequest made = fixture.signing();
    fixture.core.clock.advance(5min);
    QCOMPARE(fixture.told(made), u"waits"_s);
    fixture.core.clock.advance(4s);
    fixture.source.bring(merchantKeySet());
    QCOMPARE(Fixture::name(fixture.later), u"ok"_s);
}

void TestSignatureAuthenticator::answersBusyWhenItStops()
{
    Fixture fixture;
    fixture.profile.jwks.clear();
    fixture.profile.jwksUrl = QString::fromLatin1(kUrl);
    fixture.change(fixture.profile);
    QCOMPARE(fixture.told(fixture.signing()), u"waits"_s);
    fixture.keySets->stop();
    QCOMPARE(Fixture::name(fixture.later), u"503"_s);
}

void TestSignatureAuthenticator::logsTheCheck()
{
    Fixture fixture;
    QCOMPARE(fixture.told(fixture.signing().with(claim("iss"), u"Some\none"_s)), kRefused);
    const QByteArray log = fixture.log();
    QVERIFY2(log.endsWith(" WARN  4bf92f3577b34da6a3ce929d0e0e4736: signature refused, check iss: "
                          "'Some?one' is neither 'Tilldesk' nor the id of a merchant\n"),
             log.constData());
    QCOMPARE(log.count('\n'), 1);
}

void TestSignatureAuthenticator::logsNoSecret()
{
    Fixture fixture;
    const SignedRequest made = fixture.signing(R"({"reference":"Private 77"})");
    const QByteArray signature = made.signature(otherKey());
    std::ignore = fixture.ask(Fixture::request({signature}, made.body, {fixture.core.key.text}));
    const QByteArray log = fixture.log();
    QVERIFY(log.contains("check signature"));
    for (const QByteArray &secret :
         {signature.split('.').last(), QByteArray("Private"), fixture.core.key.text.toUtf8()})
        QVERIFY(!log.contains(secret));
}

void TestSignatureAuthenticator::tellsAKnownMerchantThatAProfileIsUnknown_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("told");
    QTest::newRow("right") << QString() << QString() << u"404"_s;
    QTest::newRow("no id of ours") << claim("sub") << u"MyShop"_s << u"404"_s;
    QTest::newRow("no sub") << claim("sub") << QString() << u"404"_s;
    QTest::newRow("the service as issuer") << claim("iss") << u"Tilldesk"_s << kRefused;
    QTest::newRow("an unknown issuer") << claim("iss") << u"0192f4c0b1a2c3d4e5f60718"_s << kRefused;
    QTest::newRow("another key") << u"kid"_s << u"shop-2"_s << kRefused;
    QTest::newRow("another path") << claim("path") << u"/v3/payments/pos"_s << kRefused;
    QTest::newRow("too old") << claim("iat") << u"2020-01-01T00:00:00.000Z"_s << kRefused;
    QTest::newRow("no request id") << claim("jti") << QString() << kRefused;
    QTest::newRow("another algorithm") << u"alg"_s << u"RS256"_s << kRefused;
    QTest::newRow("another type") << u"typ"_s << u"JWT"_s << kRefused;
}

void TestSignatureAuthenticator::tellsAKnownMerchantThatAProfileIsUnknown()
{
    QFETCH(QString, member);
    QFETCH(QString, value);
    QFETCH(QString, told);
    Fixture fixture;
    const QString unknown(24, u'0');
    SignedRequest made = fixture.signing();
    made.with(claim("sub"), unknown).with(claim("iss"), fixture.core.merchant.id.text());
    if (!member.isEmpty())
        made.with(member, value);
    const auto ask = [&](const QByteArray &signature, const QByteArray &body, bool tells) {
        return Fixture::name(fixture.ask(Fixture::request({signature}, body),
                                         Authority::MerchantPayment,
                                         {.tellsUnknownProfile = tells}));
    };
    QCOMPARE(ask(made.signature(), made.body, true), told);
    // Other operations do not reveal it.
    QCOMPARE(ask(made.signature(), made.body, false), kRefused);
    QCOMPARE(ask(made.signature(), made.body + ' ', true), kRefused);
    QCOMPARE(ask(made.signature(otherKey()), made.body, true), kRefused);
    QVERIFY(fixture.remembered.isEmpty());
    QVERIFY(fixture.source.asked.isEmpty());
}

void TestSignatureAuthenticator::tellsItToNobodyElse()
{
    Fixture fixture;
    const auto stranger = fixture.core.commit(
        [&] { return fixture.core.merchants.addMerchant({.name = u"Stranger"_s}); });
    QVERIFY(stranger);
    const auto ask = [&](SignedRequest made, const QString &issuer, const QStringList &keys = {}) {
        made.with(claim("sub"), QString(24, u'0')).with(claim("iss"), issuer);
        return Fixture::name(fixture.ask(Fixture::request({made.signature()}, made.body, keys),
                                         Authority::MerchantPayment,
                                         {.tellsUnknownProfile = true}));
    };
    // Rejected: an issuer without keys, and a signature together with an API key.
    QCOMPARE(ask(fixture.signing(), stranger->id.text()), kRefused);
    const QString key = fixture.core.addKey(fixture.profile.id, Authority::MerchantPayment).text;
    QCOMPARE(ask(fixture.signing(), fixture.core.merchant.id.text(), {key}), kRefused);
    QCOMPARE(ask(fixture.signing(), fixture.core.merchant.id.text()), u"404"_s);
    // An existing profile of another merchant is not revealed.
    SignedRequest foreign = fixture.signing();
    foreign.with(claim("iss"), stranger->id.text());
    QCOMPARE(Fixture::name(fixture.ask(Fixture::request({foreign.signature()}, foreign.body),
                                       Authority::MerchantPayment, {.tellsUnknownProfile = true})),
             kRefused);
}

void TestSignatureAuthenticator::looksForTheKeyInAllSetsOfTheMerchant()
{
    Fixture fixture;
    for (Profile *profile : {&fixture.profile, &fixture.other}) {
        profile->jwks.clear();
        profile->jwksUrl = QString::fromLatin1(kUrl) + u'/' + profile->name.first(1);
        fixture.change(*profile);
    }
    SignedRequest made = fixture.signing();
    made.with(claim("sub"), QString(24, u'0')).with(claim("iss"), fixture.core.merchant.id.text());
    const auto ask = [&] {
        return Fixture::name(fixture.ask(Fixture::request({made.signature()}, made.body),
                                         Authority::MerchantPayment,
                                         {.tellsUnknownProfile = true}));
    };
    QCOMPARE(ask(), u"waits"_s);
    QCOMPARE(fixture.source.asked.size(), 1);
    fixture.source.bring(keySet({{u"shop-9"_s, otherKey()}}));
    QCOMPARE(fixture.source.asked.size(), 2);
    fixture.source.bring(merchantKeySet());
    QCOMPARE(Fixture::name(fixture.later), u"404"_s);
    QCOMPARE(ask(), u"404"_s); // from the cached key sets
    QCOMPARE(fixture.source.asked.size(), 2);
    // A request that cannot be valid causes no fetch.
    fixture.realClock.advance(24h);
    made.with(claim("iat"), u"2020-01-01T00:00:00.000Z"_s);
    QCOMPARE(ask(), kRefused);
    QCOMPARE(fixture.source.asked.size(), 2);
}

void TestSignatureAuthenticator::fetchesAFewSetsAtMostForAnUnknownProfile()
{
    Fixture fixture;
    fixture.profile.jwks.clear();
    fixture.other.jwks.clear();
    fixture.change(fixture.profile);
    fixture.change(fixture.other);
    for (int i = 0; i < 10; ++i) {
        Profile more = fixture.core.addProfile(u"Shop %1"_s.arg(i));
        more.jwksUrl = QString::fromLatin1(kUrl) + QString::number(i);
        fixture.change(more);
    }
    SignedRequest made = fixture.signing();
    made.with(claim("sub"), QString(24, u'0')).with(claim("iss"), fixture.core.merchant.id.text());
    std::ignore = fixture.ask(Fixture::request({made.signature()}, made.body),
                              Authority::MerchantPayment, {.tellsUnknownProfile = true});
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(Fixture::name(fixture.later), u"waits"_s);
        QCOMPARE(fixture.source.asked.size(), i + 1);
        fixture.source.bring(keySet({{u"shop-9"_s, otherKey()}}));
    }
    QCOMPARE(Fixture::name(fixture.later), kRefused);
    QCOMPARE(fixture.source.asked.size(), 4);
}

TILLDESK_TEST(TestSignatureAuthenticator, QCoreApplication)
#include "tst_signature_authenticator.moc"
