#include "core/merchants/authenticator.h"

#include "tests/support/core_fixture.h"
#include "tests/support/own_log.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// An authenticator without request signatures, with its own log.
struct Door {
    explicit Door(const CoreFixture &core, const std::function<bool()> &explains = {})
        : authenticator({.directory = core.published,
                         .clock = core.clock,
                         .realClock = core.clock,
                         .log = log.log(),
                         .explains = explains})
    {
    }

    OwnLog log;
    Authenticator authenticator;
};

/// Returns a request with these `Authorization` headers; `{key}` is replaced with the fixture's
/// key.
http::RequestPtr request(const CoreFixture &core, const QStringList &headers)
{
    auto made = std::make_shared<http::Request>();
    for (QString header : headers)
        made->headers.push_back(
            {"authorization", header.replace(u"{key}"_s, core.key.text).toStdString()});
    return made;
}

/// Calls an authenticator that replies synchronously.
Result<Caller> ask(const Authenticator &authenticator, const http::RequestPtr &request,
                   Authority needed = Authority::MerchantPayment)
{
    std::optional<Result<Caller>> answer;
    authenticator.authenticate(request, needed,
                               [&answer](Result<Caller> caller) { answer = std::move(caller); });
    return answer.value_or(Result<Caller>(fail(ErrorCode::Internal, u"no answer"_s)));
}

Result<Caller> ask(const CoreFixture &core, const http::RequestPtr &request,
                   Authority needed = Authority::MerchantPayment)
{
    return ask(Door(core).authenticator, request, needed);
}

} // namespace

class TestAuthenticator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesAKeyThatHasExpired();
    void refusesAKeyFromAnotherAddress();
    void answers429AfterTooManyWrongKeysOfAnAddress();
    void admitsAGoodKeyWhateverItsNeighboursSend();
    void exemptsThisComputerFromTheCountOfFailures();
    void needsNoAuthorityWhenNoneIsAskedFor();
    void knowsTheCaller();
    void takesTheSchemeInAnyCase_data();
    void takesTheSchemeInAnyCase();
    void refusesAnythingElse_data();
    void refusesAnythingElse();
    void refusesARevokedKey();
    void refusesAMissingAuthority();
    void namesTheFailedCheckOnlyWhileItExplains();
    void namesTheProfileForTheLog();
    void notesTheUseOfAGoodKeyOnly();
    void tellsKeysOfTwoProfilesApart();
    void refusesSignaturesWhenNobodyChecksThem();
    void logsWhyItRefuses();
    void logsNoKeyAndNothingOfThoseLetIn();
};

void TestAuthenticator::knowsTheCaller()
{
    CoreFixture core;
    const Door door(core);
    auto asked = request(core, {u"Bearer {key}"_s});
    const auto caller = ask(door.authenticator, asked);

    QVERIFY(caller);
    QCOMPARE(caller->profileId, core.profile.id);
    QCOMPARE(caller->actor, (Actor{Actor::Kind::ApiKey, u"Web shop 1"_s}));
    QCOMPARE(caller->subject, QString(u"MERCHANT:"_s + core.merchant.id.text()));
    QCOMPARE(caller->authorities, Authorities(Authority::MerchantPayment));
}

void TestAuthenticator::takesTheSchemeInAnyCase_data()
{
    QTest::addColumn<QString>("header");

    for (const char *header : {"Bearer {key}", "bearer {key}", "BEARER {key}", "bEaReR {key}",
                               "Bearer  {key}", "Bearer     {key}"})
        QTest::newRow(header) << QString::fromLatin1(header);
}

void TestAuthenticator::takesTheSchemeInAnyCase()
{
    QFETCH(const QString, header);
    CoreFixture core;
    auto asked = request(core, {header});

    QVERIFY(ask(core, asked));
}

void TestAuthenticator::refusesAnythingElse_data()
{
    QTest::addColumn<QStringList>("headers");

    QTest::newRow("none") << QStringList();
    QTest::newRow("doubled") << QStringList({u"Bearer {key}"_s, u"Bearer {key}"_s});
    QTest::newRow("a good and a bad one") << QStringList({u"Bearer {key}"_s, u"Bearer x"_s});
    for (const char *header :
         {"", "Bearer", "Bearer ", "Bearer    ", "Basic {key}", "{key}", "Bearer{key}",
          "Bearer\t{key}", "Bearer x{key}", "Bearer {key}x", "Bearer {key} ", "Bearer {key},{key}",
          "Bearer \"{key}\"", "Bearer 00000000-0000-4000-8000-000000000000", " Bearer {key}",
          "Token {key}"})
        QTest::newRow(*header != 0 ? header : "empty") << QStringList(QString::fromLatin1(header));
}

void TestAuthenticator::refusesAnythingElse()
{
    QFETCH(const QStringList, headers);
    CoreFixture core;
    auto asked = request(core, headers);
    const auto caller = ask(core, asked);

    QVERIFY(!caller);
    QCOMPARE(caller.error().code, ErrorCode::Unauthorized);
    QVERIFY(asked->profileId.empty());
}

void TestAuthenticator::refusesARevokedKey()
{
    CoreFixture core;
    auto asked = request(core, {u"Bearer {key}"_s});
    const Door door(core);
    QVERIFY(ask(door.authenticator, asked));
    QVERIFY(core.commit([&] { return core.merchants.revokeKey(core.key.key.id); }));

    const auto caller = ask(door.authenticator, asked);
    QCOMPARE(caller.error().code, ErrorCode::Unauthorized);
}

void TestAuthenticator::refusesAMissingAuthority()
{
    CoreFixture core;
    auto asked = request(core, {u"Bearer {key}"_s});
    const auto caller = ask(core, asked, Authority::MerchantRefund);

    QCOMPARE(caller.error().code, ErrorCode::AccessDenied);
}

void TestAuthenticator::namesTheFailedCheckOnlyWhileItExplains()
{
    CoreFixture core;
    bool isExplained = true;
    const Door door(core, [&isExplained] { return isExplained; });
    const auto told = [&](const QStringList &headers) {
        const Error error = ask(door.authenticator, request(core, headers)).error();
        return QString(error.field + u": "_s + error.detail);
    };
    const QString none = u"header: the request has neither an API key nor a signature"_s;
    QCOMPARE(told({}), none);
    QCOMPARE(told({u"Basic {key}"_s}),
             u"header: the Authorization header must have exactly one bearer token"_s);
    QCOMPARE(told({u"Bearer x{key}"_s}), u"key: the key is unknown"_s);

    isExplained = false;
    QCOMPARE(told({}), u": No valid credentials"_s);
    QCOMPARE(told({u"Bearer x{key}"_s}), u": No valid credentials"_s);
}

void TestAuthenticator::namesTheProfileForTheLog()
{
    CoreFixture core;
    auto asked = request(core, {u"Bearer {key}"_s});
    std::ignore = ask(core, asked, Authority::MerchantRefund);

    QCOMPARE(asked->profileId, core.profile.id.text().toStdString());
}

void TestAuthenticator::notesTheUseOfAGoodKeyOnly()
{
    CoreFixture core;
    const Door door(core);
    const auto lastUsed = core.published.current()->key(core.key.key.sha256)->lastUsedMillis;
    auto bad = request(core, {u"Bearer x{key}"_s});
    QVERIFY(!ask(door.authenticator, bad));
    QCOMPARE(lastUsed->load(), 0);

    core.clock.advance(std::chrono::minutes(3));
    auto good = request(core, {u"Bearer {key}"_s});
    QVERIFY(ask(door.authenticator, good));
    QCOMPARE(lastUsed->load(), toMillis(core.clock.now()));
}

void TestAuthenticator::tellsKeysOfTwoProfilesApart()
{
    CoreFixture core;
    const Profile other = core.addProfile(u"Counter"_s);
    const auto key = core.addKey(other.id);
    auto asked = request(core, {QString(u"Bearer "_s + key.text)});
    const auto caller = ask(core, asked);

    QCOMPARE(caller->profileId, other.id);
}

void TestAuthenticator::refusesSignaturesWhenNobodyChecksThem()
{
    CoreFixture core;
    const auto asked = request(core, {u"Bearer {key}"_s});
    asked->headers.push_back({"Signature", "x..y"});
    QCOMPARE(ask(core, asked).error().code, ErrorCode::Unauthorized);
}

void TestAuthenticator::logsWhyItRefuses()
{
    CoreFixture core;
    Door door(core);
    const auto refuse = [&](const QStringList &headers, Authority needed) {
        const auto asked = request(core, headers);
        asked->traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
        QVERIFY(!ask(door.authenticator, asked, needed));
    };
    refuse({}, Authority::MerchantPayment); // no credentials
    refuse({u"Basic {key}"_s}, Authority::MerchantPayment);
    refuse({u"Bearer {key}"_s, u"Bearer {key}"_s}, Authority::MerchantPayment);
    refuse({u"Bearer x{key}"_s}, Authority::MerchantPayment);
    refuse({u"Bearer {key}"_s}, Authority::MerchantRefund);
    QVERIFY(core.commit([&] { return core.merchants.revokeKey(core.key.key.id); }));
    refuse({u"Bearer {key}"_s}, Authority::MerchantPayment);

    QStringList told;
    for (const QByteArray &line : door.log.end().trimmed().split('\n'))
        told << QString::fromUtf8(line).section(u" WARN  "_s, 1);
    const QString refused = u"4bf92f3577b34da6a3ce929d0e0e4736: API key refused, check "_s;
    QCOMPARE(
        told,
        QStringList(
            {refused + u"header: the Authorization header must have exactly one bearer token"_s,
             refused + u"header: the Authorization header must have exactly one bearer token"_s,
             refused + u"key: the key is unknown"_s,
             refused
                 + u"authority: the key 'Web shop 1' does not have the authority MERCHANT_REFUND"_s,
             refused + u"key: the key 'Web shop 1' was revoked"_s}));
}

void TestAuthenticator::logsNoKeyAndNothingOfThoseLetIn()
{
    CoreFixture core;
    Door door(core);
    QVERIFY(ask(door.authenticator, request(core, {u"Bearer {key}"_s})));
    QVERIFY(!ask(door.authenticator, request(core, {u"Bearer {key} "_s})));
    QVERIFY(!ask(door.authenticator, request(core, {u"Basic {key}"_s})));
    const QByteArray log = door.log.end();
    QCOMPARE(log.count('\n'), 2);
    QVERIFY(!log.contains(core.key.text.toLatin1()));
}

void TestAuthenticator::refusesAKeyThatHasExpired()
{
    CoreFixture core;
    const auto made = core.commit([&core] {
        return core.merchants.createKey({.profileId = core.profile.id,
                                         .name = u"Fair"_s,
                                         .subject = {},
                                         .authorities = Authority::MerchantPayment,
                                         .expiresAt = core.clock.now() + std::chrono::hours(1)});
    });
    QVERIFY(made);
    const QString header = u"Bearer "_s + made->text;
    Door door(core);
    QVERIFY(ask(door.authenticator, request(core, {header})));

    core.clock.advance(std::chrono::hours(1));

    const auto refused = ask(door.authenticator, request(core, {header}));
    QCOMPARE(refused.error().code, ErrorCode::Unauthorized);
    QCOMPARE(refused.error().detail, u"No valid credentials"_s);
    const QByteArray log = door.log.end();
    QVERIFY2(log.contains("check expiry: the key 'Fair' expired at "), log.constData());
    QVERIFY(!log.contains(made->text.toLatin1()));
}

void TestAuthenticator::refusesAKeyFromAnotherAddress()
{
    CoreFixture core;
    const auto made = core.commit([&core] {
        return core.merchants.createKey(
            {.profileId = core.profile.id,
             .name = u"Till 2"_s,
             .subject = {},
             .authorities = Authority::MerchantPayment,
             .addresses = *networksFrom(u"192.168.1.0/24, 10.0.0.7"_s)});
    });
    QVERIFY(made);
    Door door(core);
    const auto from = [&](const QString &peer) {
        const auto asked = request(core, {u"Bearer "_s + made->text});
        asked->peer = *IpAddress::parse(peer);
        return ask(door.authenticator, asked).has_value();
    };
    QVERIFY(from(u"192.168.1.200"_s));
    QVERIFY(from(u"10.0.0.7"_s));
    QVERIFY(!from(u"192.168.2.1"_s));
    QVERIFY(!from(u"127.0.0.1"_s));
    QVERIFY(!from(u"2001:db8::1"_s));
    const QByteArray log = door.log.end();
    QVERIFY2(log.contains("check address: the key 'Till 2' may not be used from 192.168.2.1"),
             log.constData());
}

namespace {

/// An authenticator that allows each address three wrong credentials a minute.
struct GuardedDoor {
    explicit GuardedDoor(const CoreFixture &core_)
        : core(core_),
          authenticator({.directory = core.published,
                         .clock = core.clock,
                         .realClock = realClock,
                         .log = log.log(),
                         .failuresPerMinute = 3})
    {
    }
    std::optional<ErrorCode> send(const QString &key, const QString &peer)
    {
        const auto asked = request(core, {u"Bearer "_s + key});
        asked->peer = *IpAddress::parse(peer);
        asked->isFromLoopback = asked->peer.isLoopback();
        const auto caller = ask(authenticator, asked);
        return caller ? std::nullopt : std::optional(caller.error().code);
    }

    const CoreFixture &core;
    OwnLog log;
    ManualClock realClock{kCoreStart};
    Authenticator authenticator;
};

} // namespace

void TestAuthenticator::answers429AfterTooManyWrongKeysOfAnAddress()
{
    const CoreFixture core;
    GuardedDoor door(core);
    const QString peer = u"192.168.1.7"_s;
    for (int i = 0; i < 3; ++i)
        QCOMPARE(door.send(u"guess"_s, peer), ErrorCode::Unauthorized);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(door.send(u"guess"_s, peer), ErrorCode::TooManyRequests);
    QCOMPARE(door.send(u"guess"_s, u"192.168.1.8"_s), ErrorCode::Unauthorized);

    door.realClock.advance(std::chrono::minutes(1));
    QCOMPARE(door.send(u"guess"_s, peer), ErrorCode::Unauthorized);
    QCOMPARE(door.log.end().count("check key"), 5); // guessing does not flood the log
}

void TestAuthenticator::admitsAGoodKeyWhateverItsNeighboursSend()
{
    const CoreFixture core;
    GuardedDoor door(core);
    const QString peer = u"192.168.1.7"_s;
    for (int i = 0; i < 10; ++i)
        std::ignore = door.send(u"guess"_s, peer);
    QCOMPARE(door.send(core.key.text, peer), std::nullopt);
}

void TestAuthenticator::exemptsThisComputerFromTheCountOfFailures()
{
    const CoreFixture core;
    GuardedDoor door(core);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(door.send(u"guess"_s, u"127.0.0.1"_s), ErrorCode::Unauthorized);
}

void TestAuthenticator::needsNoAuthorityWhenNoneIsAskedFor()
{
    const CoreFixture core;
    Door door(core);
    std::optional<Result<Caller>> answer;
    door.authenticator.authenticate(
        request(core, {u"Bearer {key}"_s}), std::nullopt,
        [&answer](Result<Caller> caller) { answer = std::move(caller); });
    QVERIFY(answer && *answer);
}

TILLDESK_TEST(TestAuthenticator, QCoreApplication)
#include "tst_authenticator.moc"
