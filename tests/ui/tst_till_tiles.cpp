#include "tests/support/test_program.h"
#include "tests/ui/till_fixture.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using std::chrono::seconds;
using test::TestTill;

class TestTillTiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsThePointsOfSaleOfTheProfile();
    void showsThoseOfAllProfiles();
    void saysWhyThereIsNoCounter();
    void saysThatTheProfilesCouldNotBeRead();
    void recallsThePointOfSale();
    void putsTheAmountOnTheCode();
    void putsOnePaymentHoweverOftenItIsPressed();
    void asksBeforeItReplaces();
    void wantsAnAmountFirst();
    void showsThePaymentOfATile();
    void doesNotTakeTheStageFromAnOpenPayment();
    void followsThePayment();
    void noticesAPaymentFromElsewhere();
    void isNotUndoneByAnOldAnswer();
    void saysWhyTheStateIsNotKnown();
    void keepsTheAmountWhenItIsRefused();
};

void TestTillTiles::showsThePointsOfSaleOfTheProfile()
{
    TestTill till;
    const auto &tiles = till.presenter.tiles().tiles();
    QCOMPARE(tiles.size(), 2);
    QCOMPARE(tiles[1].counter.name, u"Till 2"_s);
    QCOMPARE(tiles[1].counter.label(), u"Till 2 (TILL2)"_s);
    QCOMPARE(tiles[1].counter.nameForCustomers(), u"Bakkerij Janssens"_s);
    QCOMPARE(till.presenter.tiles().line(0, {}), u"Free"_s);
    QCOMPARE(till.presenter.tiles().line(0, Amount::fromCents(2450)), u"Ask €\u00A024.50 here"_s);

    const ProfileId webshop = till.merchants.entries.first().profile.id;
    till.presenter.counters().setProfiles({webshop});
    QVERIFY(till.presenter.tiles().tiles().isEmpty());
    QCOMPARE(till.presenter.counters().state(), TillCounters::State::Ready);
    till.enter(u"100"_s);
    QCOMPARE(till.payments.payments.last().profileId, webshop);
    QVERIFY(till.payments.payments.last().pointOfSale.isEmpty());
}

void TestTillTiles::showsThoseOfAllProfiles()
{
    TestTill till;
    till.presenter.counters().setProfiles({});
    QStringList names;
    for (const TillCounter &counter : till.presenter.counters().counters())
        names << counter.label();
    QCOMPARE(names,
             (QStringList{u"Webshop"_s, u"Tills · Till 1 (TILL1)"_s, u"Tills · Till 2 (TILL2)"_s}));
    QCOMPARE(till.presenter.tiles().tiles().size(), 2);
}

void TestTillTiles::saysWhyThereIsNoCounter()
{
    TestTill till;
    // Chooses a closed profile.
    till.presenter.counters().setProfiles({till.merchants.entries.last().profile.id});
    QCOMPARE(till.presenter.counters().state(), TillCounters::State::NoProfile);
    QVERIFY(till.presenter.counters().notice().title.contains(u"This profile"_s));
    till.presenter.counters().setProfiles({});
    QCOMPARE(till.presenter.counters().state(), TillCounters::State::Ready);
    for (ProfileEntry &entry : till.merchants.entries)
        entry.profile.iban.clear();
    till.presenter.counters().load();
    till.settle();
    QCOMPARE(till.presenter.counters().state(), TillCounters::State::NoProfile);
    QVERIFY(till.presenter.counters().notice().title.contains(u"No profile"_s));
    QCOMPARE(till.presenter.counters().chosen(), -1);
}

void TestTillTiles::saysThatTheProfilesCouldNotBeRead()
{
    test::Shop shop;
    shop.merchants.entries = test::someProfiles();
    shop.merchants.readError = Error{ErrorCode::Storage, {}};
    TillCounters counters(shop.gateways);
    counters.load();
    QTRY_COMPARE(counters.state(), TillCounters::State::Failed);
    QCOMPARE(counters.notice().action, u"Retry"_s);
    QVERIFY(!counters.notice().why.isEmpty());
    shop.merchants.readError.reset();
    counters.load();
    QTRY_COMPARE(counters.state(), TillCounters::State::Ready);
    shop.merchants.readError = Error{ErrorCode::Storage, {}};
    counters.load();
    QCoreApplication::processEvents();
    // A failed reload keeps the loaded counters.
    QCOMPARE(counters.state(), TillCounters::State::Ready);
}

void TestTillTiles::recallsThePointOfSale()
{
    TestTill till;
    TillCounters &counters = till.presenter.counters();
    QCOMPARE(counters.chosen(), 0);
    counters.choose(1);
    counters.choose(7);
    QCOMPARE(counters.chosen(), 1);
    const QString key = counters.current()->key();
    till.merchants.entries[1].pointsOfSale.removeFirst();
    counters.load();
    till.settle();
    QCOMPARE(counters.chosen(), 0); // the same counter at a new index
    QCOMPARE(counters.current()->key(), key);

    TestTill again;
    again.presenter.counters().recall(key);
    QCOMPARE(again.presenter.counters().current()->posId, u"TILL2"_s);
    again.presenter.counters().recall(u"gone"_s);
    QCOMPARE(again.presenter.counters().chosen(), 0);
}

void TestTillTiles::putsTheAmountOnTheCode()
{
    TestTill till;
    till.presenter.type(u"890");
    QVERIFY(till.presenter.questionAt(0).isEmpty());
    till.presenter.pressTile(0);
    till.settle();
    QCOMPARE(till.creations(), QStringList{u"static QR TILL1 890"_s});
    QCOMPARE(till.presenter.tiles().line(0, {}), u"€\u00A08.90 · Pending"_s);
    QCOMPARE(till.presenter.tiles().timeLeft(0), seconds(120));
    QCOMPARE(till.presenter.amount().cents(), 0);
    QVERIFY(!till.hasStage());
}

void TestTillTiles::putsOnePaymentHoweverOftenItIsPressed()
{
    TestTill till;
    till.presenter.type(u"890");
    till.presenter.pressTile(0);
    till.presenter.pressTile(0);
    till.presenter.pressTile(1);
    till.presenter.enter();
    till.settle();
    till.presenter.pressTile(0);
    till.settle();
    QCOMPARE(till.creations().size(), 1);
    till.presenter.tiles().put(0, {.amount = Amount::fromCents(1)});
    till.presenter.tiles().put(1, {.amount = Amount::fromCents(2)});
    till.settle();
    QCOMPARE(till.creations().size(), 2);
}

void TestTillTiles::asksBeforeItReplaces()
{
    TestTill till;
    till.presenter.type(u"890");
    till.presenter.pressTile(0);
    till.settle();
    QVERIFY(till.presenter.questionAt(0).isEmpty()); // no amount is typed
    till.presenter.type(u"2450");
    const QString open = till.presenter.questionAt(0);
    QVERIFY(open.contains(u"8.90"_s) && open.contains(u"24.50"_s) && open.contains(u"Till 1"_s));
    QVERIFY(till.presenter.questionAt(1).isEmpty());
    till.payments.setStatus(till.payments.payments.last().id, PaymentStatus::Identified);
    QVERIFY(till.presenter.questionAt(0).contains(u"right now"_s));

    till.presenter.pressTile(0);
    till.settle();
    QCOMPARE(till.payments.payments.first().status, PaymentStatus::Cancelled);
    QCOMPARE(till.presenter.tiles().line(0, {}), u"€\u00A024.50 · Pending"_s);
}

void TestTillTiles::wantsAnAmountFirst()
{
    TestTill till;
    till.presenter.pressTile(0);
    till.settle();
    QVERIFY(till.problem().contains(u"amount first"_s));
    QVERIFY(till.creations().isEmpty());
}

void TestTillTiles::showsThePaymentOfATile()
{
    TestTill till;
    till.presenter.type(u"890");
    till.presenter.pressTile(0);
    till.settle();
    till.presenter.pressTile(0);
    till.settle();
    QVERIFY(till.hasStage());
    QVERIFY(till.presenter.stageHint().contains(u"Till 1"_s));
    QVERIFY(till.presenter.canPutAside());
    till.enter(u"500"_s); // the static code stays open; the stage is free
    QCOMPARE(till.creations().size(), 2);
    QCOMPARE(till.presenter.stage().payment().id(), till.payments.payments.last().id);
}

void TestTillTiles::doesNotTakeTheStageFromAnOpenPayment()
{
    TestTill till;
    till.presenter.type(u"890");
    till.presenter.pressTile(0);
    till.settle();
    till.enter(u"500"_s);
    const PaymentId shown = till.presenter.stage().payment().id();
    till.presenter.pressTile(0);
    till.settle();
    QCOMPARE(till.presenter.stage().payment().id(), shown);
    QVERIFY(till.problem().contains(u"5.00"_s));
}

void TestTillTiles::followsThePayment()
{
    TestTill till;
    till.presenter.type(u"890");
    till.presenter.pressTile(0);
    till.settle();
    const PaymentId id = till.payments.payments.last().id;
    till.payments.setStatus(id, PaymentStatus::Authorized);
    QCOMPARE(till.presenter.tiles().line(0, {}), u"€\u00A08.90 · Authorized"_s);
    QCOMPARE(till.presenter.tiles().timeLeft(0).count(), 0);
    till.pass(seconds(60));
    QVERIFY(till.presenter.tiles().paymentAt(0));
    till.payments.setStatus(id, PaymentStatus::Succeeded);
    till.pass(std::chrono::milliseconds(4'999));
    QCOMPARE(till.presenter.tiles().line(0, {}), u"€\u00A08.90 · Paid"_s);
    till.pass(std::chrono::milliseconds(1));
    QCOMPARE(till.presenter.tiles().line(0, {}), u"Free"_s);

    till.presenter.type(u"100");
    till.presenter.pressTile(1);
    till.settle();
    till.pass(seconds(120));
    QCOMPARE(till.presenter.tiles().line(1, {}), u"€\u00A01.00 · Expired"_s);
    till.pass(seconds(5));
    QCOMPARE(till.presenter.tiles().line(1, {}), u"Free"_s);
}

void TestTillTiles::noticesAPaymentFromElsewhere()
{
    TestTill till;
    Payment payment = test::somePayment(1, till.clock.now());
    payment.type = PaymentType::StaticQr;
    payment.profileId = TestTill::tills();
    payment.pointOfSale = u"TILL2"_s;
    payment.amount = Amount::fromCents(420);
    till.payments.add(payment);
    QTRY_COMPARE((till.settle(), till.presenter.tiles().line(1, {})), u"€\u00A04.20 · Pending"_s);
    QCOMPARE(till.presenter.tiles().line(0, {}), u"Free"_s);

    till.payments.find(payment.id)->status = PaymentStatus::Cancelled; // changed without a signal
    till.presenter.tiles().load();
    till.settle();
    QCOMPARE(till.presenter.tiles().line(1, {}), u"Free"_s);
}

void TestTillTiles::isNotUndoneByAnOldAnswer()
{
    TestTill till;
    till.presenter.type(u"890");
    till.presenter.pressTile(0);
    till.settle();
    const PaymentId id = till.payments.payments.last().id;
    Q_EMIT till.payments.changed({{id, TestTill::tills(), PaymentStatus::Identified, false}});
    till.presenter.tiles().load(); // loads the state before that change
    till.settle();
    QCOMPARE(till.presenter.tiles().line(0, {}), u"€\u00A08.90 · Scanned"_s);
}

void TestTillTiles::saysWhyTheStateIsNotKnown()
{
    TestTill till;
    till.payments.error = Error{ErrorCode::Storage, {}};
    till.presenter.tiles().load();
    till.settle();
    QVERIFY(!till.presenter.tiles().problem().isEmpty());
    till.payments.error.reset();
    till.presenter.tiles().load();
    till.settle();
    QVERIFY(till.presenter.tiles().problem().isEmpty());
}

void TestTillTiles::keepsTheAmountWhenItIsRefused()
{
    TestTill till;
    till.payments.createError = Error{ErrorCode::Busy, {}};
    till.presenter.type(u"890");
    till.presenter.pressTile(0);
    till.settle();
    QVERIFY(!till.problem().isEmpty());
    QVERIFY(!till.presenter.isBusy());
    QCOMPARE(till.presenter.amount().cents(), 890);
    QVERIFY(till.presenter.isFresh());
}

TILLDESK_TEST(TestTillTiles, QCoreApplication)
#include "tst_till_tiles.moc"
