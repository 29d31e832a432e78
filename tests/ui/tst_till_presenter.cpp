#include "tests/support/test_program.h"
#include "tests/ui/till_fixture.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::TestTill;
using Back = TillPresenter::Back;
using Field = TillPresenter::Problem::Field;
using std::chrono::seconds;

class TestTillPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void makesThePaymentOfThePointOfSale();
    void makesOnePaymentHoweverOftenEnterIsPressed();
    void ignoresKeysWhileThePaymentIsBeingMade();
    void saysThatAnAmountOfZeroIsNone();
    void saysWhatIsWrongWithTheReference();
    void keepsTheAmountWhenTheServiceIsBusy_data();
    void keepsTheAmountWhenTheServiceIsBusy();
    void clearsAfterFiveSecondsOfPaid();
    void clearsAtTheNextKeyAfterPaid();
    void keepsANewAmountThroughTheEndOfTheLastPayment();
    void refusesASecondPaymentWhileOneIsOpen();
    void repeatsAPaymentThatEndedWithoutMoney_data();
    void repeatsAPaymentThatEndedWithoutMoney();
    void forgetsTheAmountOfAPaymentItHasCancelled();
    void saysThatTheCustomerIsConfirmingWhenCancelIsRefused();
    void waitsForTheAcknowledgement();
    void resumesThePaymentThatIsStillOpen();
    void warnsOfACodeThatPhonesCannotOpen();
    void goesBackStepByStep();
    void saysThatPhonesCannotReachTheEndpoint();
    void pastesAnAmount();
    void looksAgainWhenThePaymentCannotBeShown();
};

void TestTillPresenter::makesThePaymentOfThePointOfSale()
{
    TestTill till;
    till.presenter.counters().choose(1);
    till.presenter.setReference(u"Order 7"_s);
    till.presenter.setDescription(u"Bread"_s);
    QSignalSpy made(&till.presenter, &TillPresenter::made);
    till.enter(u"2450"_s);
    QCOMPARE(till.creations(), QStringList{u"create 2450 Order 7 Bread"_s});
    QCOMPARE(till.payments.payments.last().pointOfSale, u"TILL2"_s);
    QCOMPARE(till.payments.payments.last().profileId, TestTill::tills());
    QCOMPARE(made.count(), 1);
    QVERIFY(till.hasStage());
    QCOMPARE(till.presenter.amount().cents(), 2450);
    QVERIFY(!till.presenter.isFresh());
    QVERIFY(till.presenter.reference().isEmpty());
    QVERIFY(till.presenter.description().isEmpty());
}

void TestTillPresenter::makesOnePaymentHoweverOftenEnterIsPressed()
{
    TestTill till;
    till.presenter.type(u"500");
    till.presenter.enter();
    till.presenter.enter();
    QVERIFY(till.presenter.isBusy());
    till.payments.flush(); // the create has returned; the details have not
    till.presenter.enter();
    till.settle();
    till.presenter.enter();
    QVERIFY(till.problem().isEmpty()); // a repeated Enter is no error
    till.happens(PaymentStatus::Identified);
    till.presenter.enter();
    till.happens(PaymentStatus::Succeeded);
    till.presenter.enter();
    till.presenter.enter();
    till.settle();
    QCOMPARE(till.creations().size(), 1);
}

void TestTillPresenter::ignoresKeysWhileThePaymentIsBeingMade()
{
    TestTill till;
    till.presenter.type(u"500");
    till.presenter.enter();
    till.presenter.type(u"7");
    till.presenter.chop();
    till.presenter.clear();
    till.presenter.paste(u"9,99"_s);
    till.presenter.setReference(u"x"_s);
    till.presenter.setDescription(u"x"_s);
    QCOMPARE(till.presenter.amount().cents(), 500);
    till.settle();
    QCOMPARE(till.payments.payments.last().amount.cents(), 500);
    QVERIFY(till.presenter.reference().isEmpty());
}

void TestTillPresenter::saysThatAnAmountOfZeroIsNone()
{
    TestTill till;
    till.presenter.enter();
    QVERIFY(till.problem().contains(u"0"_s));
    QVERIFY(till.creations().isEmpty());
    till.presenter.type(u"1");
    QVERIFY(till.problem().isEmpty());
    till.presenter.type(u"x");
    QVERIFY(till.problem().contains(u"digits"_s));
    till.presenter.clear();
    QVERIFY(till.problem().isEmpty());
    till.presenter.type(u"999999999999");
    till.presenter.type(u"9");
    QVERIFY(till.problem().contains(u"9\u202f999\u202f999\u202f999.99"_s));
}

void TestTillPresenter::saysWhatIsWrongWithTheReference()
{
    TestTill till;
    till.presenter.setReference(u"a<b"_s);
    till.enter(u"100"_s);
    QCOMPARE(till.presenter.problem()->field, Field::Reference);
    till.presenter.setReference(u"ab"_s);
    till.presenter.setDescription(QString(141, u'x'));
    till.presenter.enter();
    QCOMPARE(till.presenter.problem()->field, Field::Description);
    QVERIFY(till.creations().isEmpty());
    QCOMPARE(till.presenter.amount().cents(), 100);
}

void TestTillPresenter::keepsTheAmountWhenTheServiceIsBusy_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("where");
    QTest::newRow("busy") << int(ErrorCode::Busy) << QString() << int(Field::Amount);
    QTest::newRow("storage") << int(ErrorCode::Storage) << QString() << int(Field::Amount);
    QTest::newRow("reference") << int(ErrorCode::FieldInvalid) << u"reference"_s
                               << int(Field::Reference);
    QTest::newRow("description") << int(ErrorCode::FieldInvalid) << u"description"_s
                                 << int(Field::Description);
}

void TestTillPresenter::keepsTheAmountWhenTheServiceIsBusy()
{
    QFETCH(int, code);
    QFETCH(QString, field);
    QFETCH(int, where);
    TestTill till;
    till.presenter.setReference(u"Order 7"_s);
    till.payments.createError = Error{ErrorCode(code), {}, field};
    till.enter(u"24,50"_s);
    QVERIFY(!till.problem().isEmpty());
    QCOMPARE(int(till.presenter.problem()->field), where);
    QCOMPARE(till.presenter.amount().cents(), 2450);
    QCOMPARE(till.presenter.reference(), u"Order 7"_s);
    QVERIFY(!till.hasStage());

    till.payments.createError.reset();
    till.presenter.enter();
    till.settle();
    QVERIFY(till.hasStage());
    QVERIFY(till.problem().isEmpty());
    QCOMPARE(till.payments.payments.last().reference, u"Order 7"_s);
}

void TestTillPresenter::clearsAfterFiveSecondsOfPaid()
{
    TestTill till;
    till.enter(u"500"_s);
    till.happens(PaymentStatus::Succeeded);
    QCOMPARE(till.presenter.amount().cents(), 0);
    till.pass(std::chrono::milliseconds(4'999));
    QVERIFY(till.hasStage());
    till.pass(std::chrono::milliseconds(1));
    QVERIFY(!till.hasStage());
}

void TestTillPresenter::clearsAtTheNextKeyAfterPaid()
{
    TestTill till;
    till.enter(u"500"_s);
    till.happens(PaymentStatus::Succeeded);
    till.presenter.type(u"7");
    QVERIFY(!till.hasStage());
    QCOMPARE(till.presenter.amount().cents(), 7);

    till.presenter.enter();
    till.settle();
    till.happens(PaymentStatus::Succeeded);
    till.presenter.enter(); // Enter dismisses the result
    QVERIFY(!till.hasStage());
    QVERIFY(till.problem().isEmpty());
    QCOMPARE(till.creations().size(), 2);
}

void TestTillPresenter::keepsANewAmountThroughTheEndOfTheLastPayment()
{
    TestTill till;
    till.enter(u"500"_s);
    till.presenter.type(u"7");
    QCOMPARE(till.presenter.amount().cents(), 7);
    till.happens(PaymentStatus::Succeeded);
    till.pass(seconds(5));
    QVERIFY(!till.hasStage());
    QCOMPARE(till.presenter.amount().cents(), 7);
    QVERIFY(till.presenter.isFresh());
}

void TestTillPresenter::refusesASecondPaymentWhileOneIsOpen()
{
    TestTill till;
    till.enter(u"500"_s);
    till.enter(u"700"_s);
    QCOMPARE(till.creations().size(), 1);
    QVERIFY(till.problem().contains(u"5.00"_s));
    QCOMPARE(till.presenter.amount().cents(), 700);

    till.happens(PaymentStatus::Identified);
    till.happens(PaymentStatus::Authorized);
    till.presenter.enter();
    QVERIFY(till.problem().contains(u"Esc"_s));
    till.presenter.putAside();
    till.presenter.enter();
    till.settle();
    QCOMPARE(till.creations().size(), 2);
    QCOMPARE(till.payments.payments.last().amount.cents(), 700);
}

void TestTillPresenter::repeatsAPaymentThatEndedWithoutMoney_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<bool>("repeats");
    QTest::newRow("refused") << PaymentStatus::AuthorizationFailed << true;
    QTest::newRow("failed") << PaymentStatus::Failed << true;
    QTest::newRow("expired") << PaymentStatus::Expired << true;
    QTest::newRow("the customer backed out") << PaymentStatus::Cancelled << true;
    QTest::newRow("authorized") << PaymentStatus::Authorized << false;
    QTest::newRow("paid") << PaymentStatus::Succeeded << false;
}

void TestTillPresenter::repeatsAPaymentThatEndedWithoutMoney()
{
    QFETCH(PaymentStatus, status);
    QFETCH(bool, repeats);
    TestTill till;
    till.presenter.setReference(u"Order 7"_s);
    till.enter(u"500"_s);
    till.happens(status);
    QCOMPARE(till.presenter.canRetry(), repeats);
    QCOMPARE(till.presenter.stageHint().contains(u"Enter"_s), repeats);
    till.presenter.enter();
    till.settle();
    QCOMPARE(till.creations().size(), repeats ? 2 : 1);
    if (repeats) {
        QCOMPARE(till.creations().last(), u"create 500 Order 7 "_s);
        QCOMPARE(till.presenter.stage().payment().id(), till.payments.payments.last().id);
    }
}

void TestTillPresenter::forgetsTheAmountOfAPaymentItHasCancelled()
{
    TestTill till;
    till.enter(u"500"_s);
    till.presenter.cancel();
    till.settle();
    QCOMPARE(till.payments.payments.last().status, PaymentStatus::Cancelled);
    QVERIFY(!till.presenter.canRetry());
    till.presenter.enter();
    till.presenter.enter();
    till.settle();
    QCOMPARE(till.creations().size(), 1);
}

void TestTillPresenter::saysThatTheCustomerIsConfirmingWhenCancelIsRefused()
{
    TestTill till;
    till.enter(u"500"_s);
    till.payments.cancelError = Error{ErrorCode::PaymentNotPending, {}};
    till.presenter.cancel();
    till.settle();
    QVERIFY(till.presenter.stageNotice().contains(u"confirming this payment right now"_s));
    QVERIFY(!till.presenter.isNoticeOfEndpoint());
    QCOMPARE(till.presenter.amount().cents(), 500);
    till.happens(PaymentStatus::Succeeded);
    QVERIFY(till.presenter.stageNotice().isEmpty());
}

void TestTillPresenter::waitsForTheAcknowledgement()
{
    TestTill till;
    till.enter(u"500"_s);
    till.happens(PaymentStatus::PendingMerchantAcknowledgement);
    till.pass(seconds(60));
    QVERIFY(till.hasStage());
    QVERIFY(till.presenter.stageHint().contains(u"Acknowledge"_s));
    QVERIFY(till.presenter.canPutAside());
    QVERIFY(!till.presenter.canRetry());
    till.happens(PaymentStatus::Succeeded);
    till.pass(seconds(5));
    QVERIFY(!till.hasStage());
}

void TestTillPresenter::resumesThePaymentThatIsStillOpen()
{
    TestTill till;
    till.enter(u"500"_s);
    const PaymentId open = till.payments.payments.last().id;
    TillPresenter again(till.gateways, till.ticker);
    again.resume(open);
    till.settle();
    QCOMPARE(again.stage().payment().id(), open);

    till.payments.setStatus(open, PaymentStatus::Succeeded);
    TillPresenter later(till.gateways, till.ticker);
    later.resume(open);
    till.settle();
    QVERIFY(later.stage().payment().id().isEmpty());
}

void TestTillPresenter::warnsOfACodeThatPhonesCannotOpen()
{
    for (const QString &base : {u"http://127.0.0.1:8400"_s, u"http://localhost:8400"_s,
                                u"http://[::1]:8400"_s, u"http://shop.localhost"_s}) {
        TestTill till;
        till.payments.linkBase = base;
        till.enter(u"500"_s);
        QVERIFY2(till.presenter.stageNotice().startsWith(u"Phones cannot open this link"_s),
                 qPrintable(base));
        QVERIFY(till.presenter.isNoticeOfEndpoint());
        till.happens(PaymentStatus::Succeeded);
        QVERIFY(till.presenter.stageNotice().isEmpty()); // nobody has to scan it any more
    }
    TestTill till;
    till.payments.linkBase = u"https://192.168.1.20:8443"_s;
    till.enter(u"500"_s);
    QVERIFY(till.presenter.stageNotice().isEmpty());
}

void TestTillPresenter::goesBackStepByStep()
{
    TestTill till;
    QCOMPARE(till.presenter.back(), Back::Leaves);
    till.presenter.type(u"x");
    QCOMPARE(till.presenter.back(), Back::Done);
    QVERIFY(till.problem().isEmpty());
    till.presenter.type(u"500");
    QCOMPARE(till.presenter.back(), Back::Done);
    QCOMPARE(till.presenter.amount().cents(), 0);
    till.enter(u"500"_s);
    QCOMPARE(till.presenter.back(), Back::AsksToCancel);
    QVERIFY(till.hasStage());
    till.happens(PaymentStatus::Authorized);
    QCOMPARE(till.presenter.back(), Back::Done);
    QVERIFY(!till.hasStage());
    QCOMPARE(till.presenter.amount().cents(), 0);
    QCOMPARE(till.presenter.back(), Back::Leaves);
}

void TestTillPresenter::saysThatPhonesCannotReachTheEndpoint()
{
    TestTill till;
    QVERIFY(till.presenter.stageNotice().isEmpty());
    QSignalSpy changed(&till.presenter, &TillPresenter::changed);
    till.endpoint.setState({false, {}, u"address in use"_s});
    QCOMPARE(changed.count(), 1);
    QVERIFY(till.presenter.stageNotice().contains(u"service cannot be reached"_s));
    QVERIFY(till.presenter.isNoticeOfEndpoint());
}

void TestTillPresenter::pastesAnAmount()
{
    TestTill till;
    till.presenter.paste(u"€ 24,50"_s);
    QCOMPARE(till.presenter.amount().cents(), 2450);
    till.presenter.paste(u"bread"_s);
    QVERIFY(!till.problem().isEmpty());
    QCOMPARE(till.presenter.amount().cents(), 2450);
}

void TestTillPresenter::looksAgainWhenThePaymentCannotBeShown()
{
    TestTill till;
    till.presenter.type(u"500");
    till.presenter.enter();
    till.payments.flush();
    till.payments.error = Error{ErrorCode::Storage, {}};
    till.settle();
    QCOMPARE(till.presenter.stage().payment().state(), PaymentPresenter::State::Failed);
    till.enter(u"700"_s);
    QVERIFY(till.problem().contains(u"not on screen"_s));
    till.payments.error.reset();
    till.presenter.stage().payment().reload();
    till.settle();
    QVERIFY(till.hasStage());
    QCOMPARE(till.creations().size(), 1);
}

TILLDESK_TEST(TestTillPresenter, QCoreApplication)
#include "tst_till_presenter.moc"
