#include "core/merchants/authenticator.h"

#include "tests/support/core_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// A request with these `Authorization` headers; `{key}` stands for the fixture's key.
http::RequestPtr request(const CoreFixture &core, const QStringList &headers)
{
    auto made = std::make_shared<http::Request>();
    for (QString header : headers)
        made->headers.push_back(
            {"authorization", header.replace(u"{key}"_s, core.key.text).toStdString()});
    return made;
}

/// Asks an authenticator that answers at once.
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
    return ask(Authenticator(core.published, core.clock), request, needed);
}

} // namespace

class TestAuthenticator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheCaller();
    void takesTheSchemeInAnyCase_data();
    void takesTheSchemeInAnyCase();
    void refusesAnythingElse_data();
    void refusesAnythingElse();
    void refusesARevokedKey();
    void refusesAMissingAuthority();
    void namesTheProfileForTheLog();
    void notesTheUseOfAGoodKeyOnly();
    void tellsKeysOfTwoProfilesApart();
    void refusesSignaturesWhenNobodyChecksThem();
};

void TestAuthenticator::knowsTheCaller()
{
    CoreFixture core;
    const Authenticator authenticator(core.published, core.clock);
    auto asked = request(core, {u"Bearer {key}"_s});
    const auto caller = ask(authenticator, asked);

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
    const Authenticator authenticator(core.published, core.clock);
    QVERIFY(ask(authenticator, asked));
    QVERIFY(core.commit([&] { return core.merchants.revokeKey(core.key.key.id); }));

    const auto caller = ask(authenticator, asked);
    QCOMPARE(caller.error().code, ErrorCode::Unauthorized);
}

void TestAuthenticator::refusesAMissingAuthority()
{
    CoreFixture core;
    auto asked = request(core, {u"Bearer {key}"_s});
    const auto caller = ask(core, asked, Authority::MerchantRefund);

    QCOMPARE(caller.error().code, ErrorCode::AccessDenied);
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
    const Authenticator authenticator(core.published, core.clock);
    const auto lastUsed = core.published.current()->key(core.key.key.sha256)->lastUsedMillis;
    auto bad = request(core, {u"Bearer x{key}"_s});
    QVERIFY(!ask(authenticator, bad));
    QCOMPARE(lastUsed->load(), 0);

    core.clock.advance(std::chrono::minutes(3));
    auto good = request(core, {u"Bearer {key}"_s});
    QVERIFY(ask(authenticator, good));
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

QTEST_GUILESS_MAIN(TestAuthenticator)
#include "tst_authenticator.moc"
