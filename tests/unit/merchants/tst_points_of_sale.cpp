#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

PointOfSale tillOf(const CoreFixture &core)
{
    return {u"T1"_s, core.profile.id, u"Till 1"_s, u"S1"_s, u"Main street"_s};
}

Result<PointOfSale> added(CoreFixture &core, const PointOfSale &place)
{
    return core.commit([&] { return core.merchants.addPointOfSale(place); });
}

Result<PointOfSale> changed(CoreFixture &core, const PointOfSale &place)
{
    return core.commit([&] { return core.merchants.changePointOfSale(place); });
}

Result<PointOfSale> ensured(CoreFixture &core, const PointOfSale &place)
{
    return core.commit([&] { return core.merchants.ensurePointOfSale(place); });
}

QList<PointOfSale> published(CoreFixture &core)
{
    return core.published.current()->profile(core.profile.id)->pointsOfSale;
}

} // namespace

class TestPointsOfSale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesAThousandOfAProfile();
    void changesNameAndShop();
    void changesOnlyItsOwnProfiles();
    void refusesToChangeWhatIsNotThere();
    void refusesWrongFields_data();
    void refusesWrongFields();
    void takesTheLongestFields();
    void addsWhatIsNotThere();
    void keepsWhatIsThere();
    void seesWhatTheOpenTransactionHasMade();
    void refusesToEnsureWhatIsWrong();
    void readsTheDirectoryOnceForManyNewOnes();
    void forgetsWhatIsRolledBack();
};

void TestPointsOfSale::changesNameAndShop()
{
    CoreFixture core;
    QVERIFY(added(core, tillOf(core)));
    QVERIFY(added(core, {u"T2"_s, core.profile.id, u"Till 2"_s, {}, {}}));
    core.events = {};
    PointOfSale wanted = tillOf(core);
    wanted.name = u"Terrace"_s;
    wanted.shopId = u"S2"_s;
    wanted.shopName = QString();
    QCOMPARE(*changed(core, wanted), wanted);

    QVERIFY(core.events.merchantsChanged);
    QCOMPARE(published(core).size(), 2);
    QVERIFY(published(core).contains(wanted));
    QVERIFY(published(core).contains({u"T2"_s, core.profile.id, u"Till 2"_s, {}, {}}));
}

void TestPointsOfSale::changesOnlyItsOwnProfiles()
{
    CoreFixture core;
    const Profile counter = core.addProfile(u"Counter"_s);
    QVERIFY(added(core, tillOf(core)));
    PointOfSale others = tillOf(core);
    others.profileId = counter.id;
    QVERIFY(added(core, others));
    others.name = u"Terrace"_s;
    QVERIFY(changed(core, others));

    QCOMPARE(published(core), QList<PointOfSale>{tillOf(core)});
    QCOMPARE(core.published.current()->profile(counter.id)->pointsOfSale,
             QList<PointOfSale>{others});
}

void TestPointsOfSale::refusesToChangeWhatIsNotThere()
{
    CoreFixture core;
    QVERIFY(added(core, tillOf(core)));
    core.events = {};
    PointOfSale wanted = tillOf(core);
    wanted.id = u"T2"_s;
    QCOMPARE(changed(core, wanted).error().code, ErrorCode::PointOfSaleNotFound);
    wanted = tillOf(core);
    wanted.profileId = ProfileId(u"nobody"_s);
    QCOMPARE(changed(core, wanted).error().code, ErrorCode::PointOfSaleNotFound);
    QVERIFY(!core.events.merchantsChanged);
}

void TestPointsOfSale::refusesWrongFields_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::newRow("posId") << u"posId"_s << u"T-1"_s;
    QTest::newRow("long name") << u"name"_s << QString(61, u'a');
    QTest::newRow("name with a line end") << u"name"_s << u"a\nb"_s;
    QTest::newRow("long shopId") << u"shopId"_s << QString(37, u'a');
    QTest::newRow("long shopName") << u"shopName"_s << QString(37, u'a');
    QTest::newRow("shopName with a line end") << u"shopName"_s << u"a\nb"_s;
}

void TestPointsOfSale::refusesWrongFields()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    CoreFixture core;
    QVERIFY(added(core, tillOf(core)));
    for (const auto &operation : {changed, added, ensured}) {
        PointOfSale wanted = tillOf(core);
        if (operation != changed)
            wanted.id = u"T2"_s;
        for (const auto &[name, member] : {std::pair(u"posId"_s, &PointOfSale::id),
                                           {u"name"_s, &PointOfSale::name},
                                           {u"shopId"_s, &PointOfSale::shopId},
                                           {u"shopName"_s, &PointOfSale::shopName}}) {
            if (name == field)
                wanted.*member = value;
        }
        const auto answer = operation(core, wanted);
        QCOMPARE(answer.error().code, ErrorCode::FieldInvalid);
        QCOMPARE(answer.error().field, field);
    }
    QCOMPARE(published(core), QList<PointOfSale>{tillOf(core)});
}

void TestPointsOfSale::takesTheLongestFields()
{
    CoreFixture core;
    const PointOfSale wanted{QString(36, u'9'), core.profile.id, QString(60, u'é'),
                             QString(36, u'_'), QString(36, u'Ж')};
    QCOMPARE(*added(core, wanted), wanted);
    QCOMPARE(published(core), QList<PointOfSale>{wanted});
}

void TestPointsOfSale::addsWhatIsNotThere()
{
    CoreFixture core;
    core.events = {};
    QCOMPARE(*ensured(core, tillOf(core)), tillOf(core));
    QCOMPARE(published(core), QList<PointOfSale>{tillOf(core)});
    QVERIFY(core.events.merchantsChanged);
}

void TestPointsOfSale::keepsWhatIsThere()
{
    CoreFixture core;
    QVERIFY(added(core, tillOf(core)));
    core.events = {};
    const qint64 before = core.db.totalChanges();
    PointOfSale wanted = tillOf(core);
    wanted.name = u"Terrace"_s;
    wanted.shopName = u"Market square"_s;

    QCOMPARE(*ensured(core, wanted), tillOf(core));
    QCOMPARE(core.db.totalChanges(), before);
    QVERIFY(!core.events.merchantsChanged);
}

void TestPointsOfSale::seesWhatTheOpenTransactionHasMade()
{
    CoreFixture core;
    const auto second = core.commit([&] {
        std::ignore = core.merchants.ensurePointOfSale(tillOf(core));
        return core.merchants.ensurePointOfSale({u"T1"_s, core.profile.id, u"Other"_s, {}, {}});
    });
    QCOMPARE(*second, tillOf(core));
    QCOMPARE(published(core).size(), 1);
}

void TestPointsOfSale::refusesToEnsureWhatIsWrong()
{
    CoreFixture core;
    PointOfSale wanted = tillOf(core);
    wanted.profileId = ProfileId(u"nobody"_s);
    QCOMPARE(ensured(core, wanted).error().code, ErrorCode::ProfileNotFound);
}

void TestPointsOfSale::takesAThousandOfAProfile()
{
    CoreFixture core;
    const auto place = [&core](int number) {
        PointOfSale numbered = tillOf(core);
        numbered.id = u"T%1"_s.arg(number);
        return numbered;
    };
    core.commit([&] {
        for (int number = 1; number < 1000; ++number)
            core.db
                .prepare(u"INSERT INTO point_of_sale (profile, id, name, shop_id, shop_name)"
                         " VALUES (1, 'A' || :number, '', '', '')"_s)
                .bind(u":number"_s, qint64(number))
                .run();
        return true;
    });
    // Rereads all points of sale.
    QVERIFY(core.commit([&] { return core.merchants.addMerchant({.name = u"Dubois"_s}); }));

    QVERIFY(added(core, place(1)));
    const auto oneMore = added(core, place(2));
    QVERIFY(!oneMore);
    QCOMPARE(oneMore.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(oneMore.error().field, u"posId"_s);
    QVERIFY(ensured(core, place(1)));
    QCOMPARE(published(core).size(), 1000);
}

/// Adding points of sale updates the directory in place: it is not reread from the database.
void TestPointsOfSale::readsTheDirectoryOnceForManyNewOnes()
{
    CoreFixture core;
    QVERIFY(core.commit([&] {
        const auto renamed = core.profile;
        return core.merchants.changeProfile(renamed); // reads the directory in this transaction
    }));
    const Profile other = core.addProfile(u"Other"_s);
    const auto added = core.commit([&]() -> Result<const Merchant *> {
        const auto *before = core.merchants.directory()->merchants().constData();
        for (int i = 0; i < 200; ++i) {
            const QString name = i % 3 == 0 ? QString() : u"Counter %1"_s.arg((i * 7) % 200);
            const ProfileId &owner = i % 2 == 0 ? core.profile.id : other.id;
            if (const auto place =
                    core.merchants.ensurePointOfSale({u"P%1"_s.arg(i), owner, name, {}, {}});
                !place)
                return place.failure();
        }
        return core.merchants.directory()->merchants().constData() == before ? before : nullptr;
    });
    QVERIFY(added);
    QVERIFY(*added != nullptr);
    // The published directory equals the database.
    const auto kept = core.published.current();
    for (const auto &stored : merchants::MerchantRepository(core.db).profiles()) {
        QCOMPARE(stored.pointsOfSale.size(), 100);
        QCOMPARE(kept->profile(stored.profile.id)->pointsOfSale, stored.pointsOfSale);
    }
}

void TestPointsOfSale::forgetsWhatIsRolledBack()
{
    CoreFixture core;
    {
        const storage::Transaction transaction(core.db);
        QVERIFY(core.merchants.ensurePointOfSale(tillOf(core)));
        QVERIFY(core.merchants.directory()->profile(core.profile.id)->pointOfSale(u"T1"));
    }
    QVERIFY(core.merchants.directory()->profile(core.profile.id)->pointsOfSale.isEmpty());
    QVERIFY(core.published.current()->profile(core.profile.id)->pointsOfSale.isEmpty());
    QVERIFY(core.commit([&] { return core.merchants.ensurePointOfSale(tillOf(core)); }));
    QCOMPARE(core.published.current()->profile(core.profile.id)->pointsOfSale.size(), 1);
}

TILLDESK_TEST(TestPointsOfSale, QCoreApplication)
#include "tst_points_of_sale.moc"
