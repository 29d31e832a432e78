#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Returns a key set with the EC key of RFC 7515, A.3, as `kid`.
QString keySet(const QString &kid)
{
    return u"{\"keys\":[{\"kty\":\"EC\",\"crv\":\"P-256\",\"kid\":\"%1\","
           "\"x\":\"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU\","
           "\"y\":\"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0\"}]}"_s.arg(kid);
}

Result<Profile> changed(CoreFixture &core, const Profile &profile)
{
    return core.commit([&] { return core.merchants.changeProfile(profile); });
}

const Profile &published(CoreFixture &core)
{
    return core.published.current()->profile(core.profile.id)->profile;
}

std::shared_ptr<const crypto::JwkSet> keysOf(CoreFixture &core)
{
    return core.published.current()->profile(core.profile.id)->keys;
}

} // namespace

/// Changes of a profile, including the merchant's own keys.
class TestChangeProfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesEveryField();
    void changesEachFieldAlone_data();
    void changesEachFieldAlone();
    void keepsIdAndMerchant();
    void keepsTheLastAccount();
    void keepsNamesInNfcAndTrimmed();
    void refusesAWrongField_data();
    void refusesAWrongField();
    void refusesAProfileThatIsNotThere();
    void leavesPaymentsAsTheyAre();
    void tellsAfterTheCommitOnly();
    void readsPastedKeys();
    void parsesKeysOnlyWhenTheyChange();
    void takesKeysWithANewProfile();
    void readsKeysAgainAtTheStart();
};

void TestChangeProfile::changesEveryField()
{
    CoreFixture core;
    const Profile other = core.addProfile(u"Counter"_s);
    const Profile wanted{.id = core.profile.id,
                         .merchantId = core.merchant.id,
                         .name = u"Market"_s,
                         .creditorName = u"Janssens + Zonen"_s,
                         .iban = u"BE71096123456769"_s,
                         .channel = PaymentChannel::Invoice,
                         .bulkId = u"DAY_1"_s,
                         .identifyCallbackUrl = u"https://shop.example.com/i"_s,
                         .callbackUrl = u"http://localhost:8080/c"_s,
                         .isOpen = false,
                         .allowsRefunds = true,
                         .allowsLoopbackCallbacks = true,
                         .asksAcknowledgement = true,
                         .refundsAcceptApiKey = true,
                         .callbackHeader = CallbackHeader::Extended,
                         .jwksUrl = u"http://127.0.0.1:9000/jwks"_s,
                         .jwks = {},
                         .lastIban = u"BE71096123456769"_s};
    QCOMPARE(*changed(core, wanted), wanted);
    QCOMPARE(published(core), wanted);
    QCOMPARE(core.published.current()->profile(other.id)->profile, other);
    // Changing it back works too.
    QCOMPARE(*changed(core, core.profile), core.profile);
    QCOMPARE(published(core), core.profile);
}

/// Detects two fields that are stored in each other's column.
void TestChangeProfile::changesEachFieldAlone_data()
{
    QTest::addColumn<QString>("field");
    for (const char *field :
         {"isOpen", "allowsRefunds", "allowsLoopbackCallbacks", "asksAcknowledgement",
          "refundsAcceptApiKey", "callbackHeader", "channel", "jwks", "jwksUrl", "callbackUrl",
          "identifyCallbackUrl", "bulkId", "iban", "name", "creditorName"})
        QTest::newRow(field) << QString::fromLatin1(field);
}

void TestChangeProfile::changesEachFieldAlone()
{
    QFETCH(const QString, field);
    CoreFixture core;
    Profile wanted = core.profile;
    const QString url = u"https://shop.example.com/x"_s;
    const QMap<QString, std::function<void()>> changes{
        {u"isOpen"_s, [&] { wanted.isOpen = false; }},
        {u"allowsRefunds"_s, [&] { wanted.allowsRefunds = true; }},
        {u"allowsLoopbackCallbacks"_s, [&] { wanted.allowsLoopbackCallbacks = true; }},
        {u"asksAcknowledgement"_s, [&] { wanted.asksAcknowledgement = true; }},
        {u"refundsAcceptApiKey"_s, [&] { wanted.refundsAcceptApiKey = true; }},
        {u"callbackHeader"_s, [&] { wanted.callbackHeader = CallbackHeader::Extended; }},
        {u"channel"_s, [&] { wanted.channel = PaymentChannel::InStore; }},
        {u"jwks"_s, [&] { wanted.jwks = keySet(u"a"_s); }},
        {u"jwksUrl"_s, [&] { wanted.jwksUrl = url; }},
        {u"callbackUrl"_s, [&] { wanted.callbackUrl = url; }},
        {u"identifyCallbackUrl"_s, [&] { wanted.identifyCallbackUrl = url; }},
        {u"bulkId"_s, [&] { wanted.bulkId = u"B"_s; }},
        {u"iban"_s, [&] { wanted.iban = QString(); }},
        {u"name"_s, [&] { wanted.name = u"N"_s; }},
        {u"creditorName"_s, [&] { wanted.creditorName = u"C"_s; }}};
    changes[field]();
    QVERIFY(wanted != core.profile);
    QCOMPARE(*changed(core, wanted), wanted);
    QCOMPARE(published(core), wanted);
}

void TestChangeProfile::keepsIdAndMerchant()
{
    CoreFixture core;
    const auto other =
        core.commit([&] { return core.merchants.addMerchant({.name = u"Peeters"_s}); });
    Profile wanted = core.profile;
    wanted.merchantId = other->id;
    QCOMPARE(changed(core, wanted)->merchantId, core.merchant.id);
    QCOMPARE(published(core), core.profile);
}

void TestChangeProfile::keepsTheLastAccount()
{
    CoreFixture core;
    const QString first = core.profile.iban;
    Profile wanted = core.profile;
    wanted.iban = QString();
    wanted.lastIban = u"BE71096123456769"_s; // only the service sets it
    QCOMPARE(changed(core, wanted)->lastIban, first);
    wanted.name = u"Market"_s;
    QCOMPARE(changed(core, wanted)->lastIban, first);
    QCOMPARE(published(core).lastIban, first);
    wanted.iban = u"BE71096123456769"_s;
    QCOMPARE(changed(core, wanted)->lastIban, wanted.iban);
    QCOMPARE(published(core).lastIban, wanted.iban);

    Profile without = openProfile(core.merchant.id, u"Counter"_s);
    without.iban = QString();
    without.lastIban = first;
    QCOMPARE(core.addProfile(without).lastIban, QString());
}

void TestChangeProfile::keepsNamesInNfcAndTrimmed()
{
    CoreFixture core;
    Profile wanted = core.profile;
    wanted.name = u"  Cafe\u0301 "_s;
    QCOMPARE(changed(core, wanted)->name, u"Café"_s);
    QCOMPARE(published(core).name, u"Café"_s);
}

void TestChangeProfile::refusesAWrongField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");

    QTest::newRow("no name") << u"name"_s << u" "_s;
    QTest::newRow("no creditor") << u"creditorName"_s << QString();
    QTest::newRow("IBAN") << u"iban"_s << u"BE68539007547035"_s;
    QTest::newRow("long bulkId") << u"bulkId"_s << QString(36, u'a');
    QTest::newRow("callback") << u"callbackUrl"_s << u"http://shop.example.com"_s;
    QTest::newRow("identify callback") << u"identifyCallbackUrl"_s << u"shop"_s;
    QTest::newRow("keys without TLS") << u"jwksUrl"_s << u"http://shop.example.com/jwks"_s;
    QTest::newRow("keys on this computer") << u"jwksUrl"_s << u"https://localhost/jwks"_s;
    QTest::newRow("no JSON") << u"jwks"_s << u"keys"_s;
    QTest::newRow("no keys") << u"jwks"_s << u"{\"keys\":[]}"_s;
    QTest::newRow("a private key beside a good one")
        << u"jwks"_s
        << keySet(u"a"_s).replace(u"]}"_s, u",{\"kty\":\"EC\",\"kid\":\"b\",\"d\":\"x\"}]}"_s);
    QTest::newRow("no kid") << u"jwks"_s << keySet(QString());
    QTest::newRow("a point off the curve")
        << u"jwks"_s << keySet(u"a"_s).replace(u"f83O"_s, u"f84O"_s);
}

void TestChangeProfile::refusesAWrongField()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    CoreFixture core;
    Profile wanted = core.profile;
    for (const auto &[name, member] : {std::pair(u"name"_s, &Profile::name),
                                       {u"creditorName"_s, &Profile::creditorName},
                                       {u"iban"_s, &Profile::iban},
                                       {u"bulkId"_s, &Profile::bulkId},
                                       {u"callbackUrl"_s, &Profile::callbackUrl},
                                       {u"identifyCallbackUrl"_s, &Profile::identifyCallbackUrl},
                                       {u"jwksUrl"_s, &Profile::jwksUrl},
                                       {u"jwks"_s, &Profile::jwks}}) {
        if (name == field)
            wanted.*member = value;
    }
    core.events = {};
    const qint64 before = core.db.totalChanges();
    const auto answer = changed(core, wanted);

    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(answer.error().field, field);
    QVERIFY(!answer.error().detail.isEmpty());
    QCOMPARE(core.db.totalChanges(), before);
    QVERIFY(core.events.isEmpty());
    QCOMPARE(published(core), core.profile);
}

void TestChangeProfile::refusesAProfileThatIsNotThere()
{
    CoreFixture core;
    Profile wanted = core.profile;
    wanted.id = ProfileId(u"nobody"_s);
    QCOMPARE(changed(core, wanted).error().code, ErrorCode::ProfileNotFound);
    QCOMPARE(published(core), core.profile);
}

void TestChangeProfile::leavesPaymentsAsTheyAre()
{
    CoreFixture core;
    const Payment payment = core.pay();
    Profile wanted = core.profile;
    wanted.bulkId = u"NEW"_s;
    wanted.callbackUrl = u"https://shop.example.com/new"_s;
    QVERIFY(changed(core, wanted));
    QCOMPARE(*core.stored(payment.id), payment);
    QCOMPARE(core.pay().bulkId, u"NEW"_s);
}

void TestChangeProfile::tellsAfterTheCommitOnly()
{
    CoreFixture core;
    Profile wanted = core.profile;
    wanted.name = u"Market"_s;
    {
        const storage::Transaction transaction(core.db);
        QVERIFY(core.merchants.changeProfile(wanted));
        QCOMPARE(core.merchants.directory()->profile(wanted.id)->profile.name, u"Market"_s);
        QCOMPARE(published(core), core.profile);
    }
    QVERIFY(!core.events.merchantsChanged);
    QCOMPARE(core.merchants.directory()->profile(wanted.id)->profile, core.profile);
    QVERIFY(changed(core, wanted));
    QVERIFY(core.events.merchantsChanged);
}

void TestChangeProfile::readsPastedKeys()
{
    CoreFixture core;
    QVERIFY(keysOf(core) == nullptr);
    Profile wanted = core.profile;
    wanted.jwks = keySet(u"till-1"_s);
    QVERIFY(changed(core, wanted));
    QVERIFY(keysOf(core) != nullptr);
    QVERIFY(keysOf(core)->find(u"till-1") != nullptr);

    wanted.jwksUrl = u"https://shop.example.com/jwks"_s;
    const auto both = changed(core, wanted);
    QCOMPARE(both.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(both.error().field, u"jwks"_s);
    wanted.jwks = QString();
    QVERIFY(changed(core, wanted));
    QVERIFY(keysOf(core) == nullptr);
}

void TestChangeProfile::parsesKeysOnlyWhenTheyChange()
{
    CoreFixture core;
    Profile wanted = core.profile;
    wanted.jwks = keySet(u"a"_s);
    QVERIFY(changed(core, wanted));
    const auto first = keysOf(core);
    wanted.name = u"Market"_s;
    QVERIFY(changed(core, wanted));
    core.addProfile(u"Counter"_s);
    QCOMPARE(keysOf(core), first);

    wanted.jwks = keySet(u"b"_s);
    QVERIFY(changed(core, wanted));
    QVERIFY(keysOf(core)->find(u"a") == nullptr && keysOf(core)->find(u"b") != nullptr);
    QVERIFY(first->find(u"a") != nullptr); // holders of the old set can still use it
}

void TestChangeProfile::takesKeysWithANewProfile()
{
    CoreFixture core;
    Profile wanted = openProfile(core.merchant.id, u"Counter"_s);
    wanted.jwks = keySet(u"a"_s);
    const Profile added = core.addProfile(wanted);
    QVERIFY(core.published.current()->profile(added.id)->keys->find(u"a") != nullptr);
    wanted.jwks = u"{}"_s;
    const auto answer = core.commit([&] { return core.merchants.addProfile(wanted); });
    QCOMPARE(answer.error().field, u"jwks"_s);
}

void TestChangeProfile::readsKeysAgainAtTheStart()
{
    CoreFixture core;
    Profile wanted = core.profile;
    wanted.jwks = keySet(u"a"_s);
    QVERIFY(changed(core, wanted));
    merchants::PublishedDirectory later;
    const merchants::MerchantService restarted(core.db, core.clock, core.events, later);
    const auto *stored = later.current()->profile(core.profile.id);
    QCOMPARE(stored->profile, wanted);
    QVERIFY(stored->keys && stored->keys->find(u"a") != nullptr);
}

TILLDESK_TEST(TestChangeProfile, QCoreApplication)
#include "tst_change_profile.moc"
