#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

class TestMerchantService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsMerchantsWithIdsThatSort();
    void changesAMerchant();
    void acceptsDisplayNamesThatBanksDoNot();
    void refusesAWrongMerchant_data();
    void refusesAWrongMerchant();
    void storesEveryFieldOfAProfile();
    void refusesAWrongProfile_data();
    void refusesAWrongProfile();
    void refusesAProfileOfNobody();
    void keepsNamesInNfcAndTrimmed();
    void addsPointsOfSale();
    void refusesAWrongPointOfSale_data();
    void refusesAWrongPointOfSale();
    void listsProfilesByMerchantAndName();
    void publishesAfterTheCommitOnly();
    void publishesNothingAfterARollback();
    void publishesNothingWhenNothingChanged();
    void seesWhatTheOpenTransactionHasMade();
    void leavesAnOldDirectoryAsItIs();
};

void TestMerchantService::addsMerchantsWithIdsThatSort()
{
    CoreFixture core;
    QList<QString> ids{core.merchant.id.text()};
    for (int i = 0; i < 3; ++i) {
        core.clock.advance(std::chrono::milliseconds(1));
        const auto added =
            core.commit([&] { return core.merchants.addMerchant({.name = u"Peeters"_s}); });
        QVERIFY(added);
        QCOMPARE(added->id.text().size(), 24);
        QVERIFY(added->id.text() > ids.last());
        ids << added->id.text();
    }
    QCOMPARE(core.published.current()->merchants().size(), 4);
}

void TestMerchantService::changesAMerchant()
{
    CoreFixture core;
    Merchant wanted = core.merchant;
    wanted.name = u"Café Zoé & Fils"_s;
    wanted.companyName = u"Zoé SRL"_s;
    wanted.address = u"Rue Haute 12\n1000 Bruxelles"_s;
    wanted.vatNumber = u"be 0403.019.261"_s;
    const auto changed = core.commit([&] { return core.merchants.changeMerchant(wanted); });
    wanted.vatNumber = u"BE0403019261"_s;
    QCOMPARE(*changed, wanted);
    QCOMPARE(*core.published.current()->merchant(wanted.id), wanted);
    QCOMPARE(merchants::MerchantRepository(core.db).merchants(), QList<Merchant>{wanted});
    // The id of its clearing account stays.
    QVERIFY(core.commit([&] { return core.merchants.setClearingAccount(wanted.id, u"ZOE"_s); }));
    wanted.name = u"Zoé"_s;
    QVERIFY(core.commit([&] { return core.merchants.changeMerchant(wanted); }));
    QCOMPARE(merchants::MerchantRepository(core.db).clearingAccounts().value(wanted.id), u"ZOE"_s);
}

void TestMerchantService::acceptsDisplayNamesThatBanksDoNot()
{
    CoreFixture core;
    const QString name = u"Café Zoé & Fils"_s;
    QCOMPARE(core.commit([&] { return core.merchants.addMerchant({.name = name}); })->name, name);
    Profile profile = openProfile(core.merchant.id, name);
    profile.creditorName = name;
    const auto added = core.commit([&] { return core.merchants.addProfile(profile); });
    QCOMPARE(added->name, name);
    QCOMPARE(added->creditorName, name);
    const auto place = core.commit([&] {
        return core.merchants.addPointOfSale({u"T1"_s, added->id, name, {}, name});
    });
    QCOMPARE(place->name, name);
    QCOMPARE(place->shopName, name);
}

void TestMerchantService::refusesAWrongMerchant_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");

    QTest::newRow("no name") << u"name"_s << u" "_s;
    QTest::newRow("company too long") << u"companyName"_s << QString(71, u'a');
    QTest::newRow("address too long") << u"address"_s << u"1\n2\n3\n4\n5"_s;
    QTest::newRow("VAT number") << u"vatNumber"_s << u"BE0403019262"_s;
}

void TestMerchantService::refusesAWrongMerchant()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    CoreFixture core;
    Merchant wanted = core.merchant;
    for (const auto &[name, member] : {std::pair(u"name"_s, &Merchant::name),
                                       {u"companyName"_s, &Merchant::companyName},
                                       {u"address"_s, &Merchant::address},
                                       {u"vatNumber"_s, &Merchant::vatNumber}}) {
        if (name == field)
            wanted.*member = value;
    }
    const auto changed = core.commit([&] { return core.merchants.changeMerchant(wanted); });
    QVERIFY(!changed);
    QCOMPARE(changed.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(changed.error().field, field);
    QVERIFY(!changed.error().detail.isEmpty());
    const auto added = core.commit([&] { return core.merchants.addMerchant(wanted); });
    QCOMPARE(added.error().field, field);
    QCOMPARE(core.published.current()->merchants(), QList<Merchant>{core.merchant});
    wanted.id = MerchantId(u"nobody"_s);
    QCOMPARE(core.commit([&] { return core.merchants.changeMerchant(wanted); }).error().code,
             ErrorCode::MerchantNotFound);
}

void TestMerchantService::storesEveryFieldOfAProfile()
{
    CoreFixture core;
    Profile wanted{.id = ProfileId(u"chosen by nobody"_s),
                   .merchantId = core.merchant.id,
                   .name = u"Counter"_s,
                   .creditorName = u"Janssens & Zonen"_s.replace(u"& "_s, u"+ "_s),
                   .iban = u"BE68539007547034"_s,
                   .channel = PaymentChannel::InStore,
                   .bulkId = u"DAY_1"_s,
                   .identifyCallbackUrl = u"https://shop.example.com/i"_s,
                   .callbackUrl = u"http://localhost:8080/c"_s,
                   .isOpen = false,
                   .allowsRefunds = true,
                   .allowsLoopbackCallbacks = true};
    const Profile added = core.addProfile(wanted);
    wanted.id = added.id;
    wanted.lastIban = wanted.iban;

    QCOMPARE(added.id.text().size(), 24);
    QCOMPARE(added, wanted);
    const auto directory = core.published.current();
    QVERIFY(directory->profile(added.id) != nullptr);
    QCOMPARE(directory->profile(added.id)->profile, wanted);
    QCOMPARE(directory->profile(core.profile.id)->profile, core.profile);
    QCOMPARE(directory->merchant(core.merchant.id)->name, core.merchant.name);
    QVERIFY(directory->profile(ProfileId(u"nobody"_s)) == nullptr);
    QVERIFY(directory->merchant(MerchantId(u"nobody"_s)) == nullptr);
}

void TestMerchantService::refusesAWrongProfile_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");

    QTest::newRow("no name") << u"name"_s << u"  "_s;
    QTest::newRow("long name") << u"name"_s << QString(61, u'a');
    QTest::newRow("no creditor") << u"creditorName"_s << u""_s;
    QTest::newRow("creditor with a line end") << u"creditorName"_s << u"a\nb"_s;
    QTest::newRow("IBAN with a wrong digit") << u"iban"_s << u"BE68539007547035"_s;
    QTest::newRow("long bulkId") << u"bulkId"_s << QString(36, u'a');
    QTest::newRow("callback without https") << u"callbackUrl"_s << u"http://shop.example.com"_s;
    QTest::newRow("callback to this computer") << u"callbackUrl"_s << u"https://localhost/c"_s;
    QTest::newRow("identify callback") << u"identifyCallbackUrl"_s << u"shop"_s;
}

void TestMerchantService::refusesAWrongProfile()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    CoreFixture core;
    Profile wanted = openProfile(core.merchant.id, u"Counter"_s);
    for (const auto &[name, member] : {std::pair(u"name"_s, &Profile::name),
                                       {u"creditorName"_s, &Profile::creditorName},
                                       {u"iban"_s, &Profile::iban},
                                       {u"bulkId"_s, &Profile::bulkId},
                                       {u"callbackUrl"_s, &Profile::callbackUrl},
                                       {u"identifyCallbackUrl"_s, &Profile::identifyCallbackUrl}}) {
        if (name == field)
            wanted.*member = value;
    }
    const auto added = core.commit([&] { return core.merchants.addProfile(wanted); });

    QVERIFY(!added);
    QCOMPARE(added.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(added.error().field, field);
    QCOMPARE(core.published.current()->profiles().size(), 1);
}

void TestMerchantService::refusesAProfileOfNobody()
{
    CoreFixture core;
    const auto added = core.commit([&] {
        return core.merchants.addProfile(openProfile(MerchantId(u"nobody"_s), u"Counter"_s));
    });
    QCOMPARE(added.error().code, ErrorCode::MerchantNotFound);
}

void TestMerchantService::keepsNamesInNfcAndTrimmed()
{
    CoreFixture core;
    const auto added =
        core.commit([&] { return core.merchants.addMerchant({.name = u"  Café  "_s}); });
    QCOMPARE(added->name, u"Café"_s);
    QVERIFY(!core.commit([&] { return core.merchants.addMerchant({.name = QString()}); }));
}

void TestMerchantService::addsPointsOfSale()
{
    CoreFixture core;
    const PointOfSale wanted{u"T1"_s, core.profile.id, u"Till 1"_s, u"S1"_s, u"Main street"_s};
    QCOMPARE(*core.commit([&] { return core.merchants.addPointOfSale(wanted); }), wanted);

    QCOMPARE(core.published.current()->profile(core.profile.id)->pointsOfSale,
             QList<PointOfSale>{wanted});
    // The id is unique within a profile only.
    const Profile other = core.addProfile(u"Counter"_s);
    QVERIFY(core.commit([&] {
        return core.merchants.addPointOfSale({u"T1"_s, other.id, {}, {}, {}});
    }));
}

void TestMerchantService::refusesAWrongPointOfSale_data()
{
    QTest::addColumn<QString>("id");

    QTest::newRow("empty") << u""_s;
    QTest::newRow("too long") << QString(37, u'1');
    QTest::newRow("a line end") << u"T2\n"_s;
    QTest::newRow("a letter with an accent") << u"É1"_s;
    QTest::newRow("another script's digit") << u"T٢"_s;
    QTest::newRow("there already") << u"T1"_s;
}

void TestMerchantService::refusesAWrongPointOfSale()
{
    QFETCH(const QString, id);
    CoreFixture core;
    const auto add = [&core](const QString &posId, const ProfileId &profile) {
        return core.commit([&] {
            return core.merchants.addPointOfSale({posId, profile, {}, {}, {}});
        });
    };
    QVERIFY(add(u"T1"_s, core.profile.id));
    const auto added = add(id, core.profile.id);

    QVERIFY(!added);
    QCOMPARE(added.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(added.error().field, u"posId"_s);
    QCOMPARE(add(u"T9"_s, ProfileId(u"nobody"_s)).error().code, ErrorCode::ProfileNotFound);
    QVERIFY(add(QString(36, u'a'), core.profile.id));
    for (const PointOfSale &wrong :
         {PointOfSale{u"T2"_s, core.profile.id, QString(61, u'a'), {}, {}},
          PointOfSale{u"T2"_s, core.profile.id, {}, QString(37, u'a'), {}},
          PointOfSale{u"T2"_s, core.profile.id, {}, {}, QString(37, u'a')},
          PointOfSale{u"T2"_s, core.profile.id, {}, {}, u"a\nb"_s}})
        QVERIFY(!core.commit([&] { return core.merchants.addPointOfSale(wrong); }));
}

void TestMerchantService::listsProfilesByMerchantAndName()
{
    CoreFixture core;
    const auto aardvark =
        *core.commit([&] { return core.merchants.addMerchant({.name = u"Aardvark"_s}); });
    core.addProfile(u"Counter"_s);
    QVERIFY(
        core.commit([&] { return core.merchants.addProfile(openProfile(aardvark.id, u"Zoo"_s)); }));

    QStringList names;
    for (const auto &stored : core.published.current()->profiles())
        names << stored.profile.name;
    QCOMPARE(names, QStringList({u"Zoo"_s, u"Counter"_s, u"Web shop"_s}));
}

void TestMerchantService::publishesAfterTheCommitOnly()
{
    CoreFixture core;
    qsizetype duringCommit = 0;
    core.db.addHooks(
        {.beforeCommit = [&] { duringCommit = core.published.current()->profiles().size(); },
         .afterCommit = {},
         .afterRollback = {}});
    {
        storage::Transaction transaction(core.db);
        QVERIFY(core.merchants.addProfile(openProfile(core.merchant.id, u"Counter"_s)));
        QCOMPARE(core.published.current()->profiles().size(), 1);
        QVERIFY(!core.events.merchantsChanged);
        transaction.commit();
    }
    QCOMPARE(duringCommit, 1);
    QCOMPARE(core.published.current()->profiles().size(), 2);
    QVERIFY(core.events.merchantsChanged);
}

void TestMerchantService::publishesNothingAfterARollback()
{
    CoreFixture core;
    {
        const storage::Transaction transaction(core.db);
        QVERIFY(core.merchants.addProfile(openProfile(core.merchant.id, u"Counter"_s)));
    }
    core.pay(); // this commit must not publish the rolled-back profile

    QCOMPARE(core.published.current()->profiles().size(), 1);
    QCOMPARE(core.merchants.directory()->profiles().size(), 1);
    QVERIFY(!core.events.merchantsChanged);
}

void TestMerchantService::publishesNothingWhenNothingChanged()
{
    CoreFixture core;
    const auto before = core.published.current();
    core.pay();

    QCOMPARE(core.published.current(), before);
    QVERIFY(!core.events.merchantsChanged);
}

void TestMerchantService::seesWhatTheOpenTransactionHasMade()
{
    CoreFixture core;
    const auto payment = core.commit([&] {
        const auto profile = core.merchants.addProfile(openProfile(core.merchant.id, u"Counter"_s));
        return core.payments.create(profile->id, newPayment(), {});
    });
    QVERIFY(payment);
}

void TestMerchantService::leavesAnOldDirectoryAsItIs()
{
    CoreFixture core;
    const auto before = core.published.current();
    core.addProfile(u"Counter"_s);

    QCOMPARE(before->profiles().size(), 1);
    QCOMPARE(core.published.current()->profiles().size(), 2);
}

TILLDESK_TEST(TestMerchantService, QCoreApplication)
#include "tst_merchant_service.moc"
