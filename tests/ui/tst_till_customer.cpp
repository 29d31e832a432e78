#include "tests/support/test_program.h"
#include "tests/ui/till_fixture.h"
#include "ui/models/till/till_words.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::TestTill;
using Move = CustomerMove;
using Status = PaymentStatus;

namespace {

Payment &stagedOf(TestTill &till)
{
    return till.payments.payments.last();
}

} // namespace

class TestTillCustomer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void playsTheCustomer_data();
    void playsTheCustomer();
    void saysWhatTheCustomerCannotDo();
    void explainsWalkingAway();
    void passesOnWhatWentWrong();
    void isThereOnlyWithTheSimulation();
    void showsTheCustomerOnlyWhatIsForThem();
    void tellsTheCustomerWhatToDo_data();
    void tellsTheCustomerWhatToDo();
    void choosesAScreen();
};

void TestTillCustomer::playsTheCustomer_data()
{
    QTest::addColumn<Status>("before");
    QTest::addColumn<Move>("move");
    QTest::addColumn<QStringList>("calls");
    QTest::addColumn<Status>("after");
    const QString scan = u"act %1"_s.arg(int(CustomerAction::Identify));
    const QString confirm = u"act %1"_s.arg(int(CustomerAction::Confirm));
    const QString refuse = u"act %1"_s.arg(int(CustomerAction::Refuse));
    const QString cancel = u"act %1"_s.arg(int(CustomerAction::Cancel));
    QTest::newRow("scans") << Status::Pending << Move::Scan << QStringList{scan}
                           << Status::Identified;
    QTest::newRow("confirms at once")
        << Status::Pending << Move::Confirm << QStringList{scan, confirm} << Status::Succeeded;
    QTest::newRow("confirms") << Status::Identified << Move::Confirm << QStringList{confirm}
                              << Status::Succeeded;
    QTest::newRow("is refused at once") << Status::Pending << Move::RefusedByBank
                                        << QStringList{scan, refuse} << Status::AuthorizationFailed;
    QTest::newRow("is refused") << Status::Identified << Move::RefusedByBank << QStringList{refuse}
                                << Status::AuthorizationFailed;
    QTest::newRow("backs out") << Status::Identified << Move::BackOut << QStringList{cancel}
                               << Status::Cancelled;
    QTest::newRow("backs out at once")
        << Status::Pending << Move::BackOut << QStringList{scan, cancel} << Status::Cancelled;
    QTest::newRow("walks away") << Status::Pending << Move::WalkAway << QStringList{}
                                << Status::Pending;
    QTest::newRow("scans twice") << Status::Identified << Move::Scan << QStringList{}
                                 << Status::Identified;
    QTest::newRow("confirms what is paid")
        << Status::Succeeded << Move::Confirm << QStringList{} << Status::Succeeded;
}

void TestTillCustomer::playsTheCustomer()
{
    QFETCH(Status, before);
    QFETCH(Move, move);
    QFETCH(QStringList, calls);
    QFETCH(Status, after);
    TestTill till;
    till.enter(u"500"_s);
    stagedOf(till).status = before;
    till.presenter.customer().play(stagedOf(till), move);
    till.settle();
    QCOMPARE(till.simulation.calls, calls);
    QCOMPARE(stagedOf(till).status, after);
}

void TestTillCustomer::saysWhatTheCustomerCannotDo()
{
    for (const Move move : kCustomerMoves) {
        QVERIFY(TillCustomer::whyNot(move, Status::Pending).isEmpty());
        QCOMPARE(TillCustomer::whyNot(move, Status::Identified).isEmpty(), move != Move::Scan);
        QVERIFY(TillCustomer::whyNot(move, Status::Authorized).contains(u"confirmed"_s));
        QVERIFY(TillCustomer::whyNot(move, Status::Expired).contains(u"ended"_s));
        QVERIFY(!TillCustomer::name(move).isEmpty());
    }
}

void TestTillCustomer::explainsWalkingAway()
{
    TestTill till;
    till.enter(u"500"_s);
    till.presenter.customer().play(stagedOf(till), Move::WalkAway);
    QVERIFY(till.presenter.stageHint().contains(u"expires at 14:52:10"_s));
    till.happens(Status::Identified); // the customer scans after all
    QVERIFY(!till.presenter.stageHint().contains(u"expires"_s));
}

void TestTillCustomer::passesOnWhatWentWrong()
{
    TestTill till;
    till.enter(u"500"_s);
    till.simulation.error = Error{ErrorCode::SimulationOff, {}};
    till.presenter.customer().play(stagedOf(till), Move::Confirm);
    till.settle();
    QCOMPARE(till.simulation.calls.size(), 1); // the scan fails, so no confirm follows
    QVERIFY(till.presenter.stageHint().contains(u"simulation is off"_s));
    till.simulation.error.reset();
    till.presenter.customer().play(stagedOf(till), Move::Scan);
    QTRY_COMPARE((till.settle(), stagedOf(till).status), Status::Identified);
    QVERIFY(!till.presenter.stageHint().contains(u"simulation is off"_s));
}

void TestTillCustomer::isThereOnlyWithTheSimulation()
{
    TestTill till;
    QVERIFY(till.presenter.customer().isOn());
    till.simulation.setState({});
    QVERIFY(!till.presenter.customer().isOn());
}

void TestTillCustomer::showsTheCustomerOnlyWhatIsForThem()
{
    TestTill till;
    const PaymentPresenter &payment = till.presenter.stage().payment();
    const CustomerScreen idle = TillWords::customerScreen(payment);
    QCOMPARE(idle.live, u"Welcome"_s);
    QVERIFY(idle.amount.isEmpty() && idle.code.size == 0);

    till.presenter.setReference(u"Order 7"_s);
    till.presenter.setDescription(u"Bread"_s);
    till.presenter.type(u"2450");
    // Typing does not reach the customer display.
    QCOMPARE(TillWords::customerScreen(payment), idle);
    till.presenter.enter();
    till.settle();
    const CustomerScreen shown = TillWords::customerScreen(payment);
    QCOMPARE(shown.amount, u"€\u00A024.50"_s);
    QCOMPARE(shown.countdown, u"20:00"_s);
    QVERIFY(shown.code.size > 0);
    for (const QString &text : {shown.label, shown.live, shown.hint})
        QVERIFY(!text.contains(u"Order"_s) && !text.contains(u"Bread"_s));
}

void TestTillCustomer::tellsTheCustomerWhatToDo_data()
{
    QTest::addColumn<Status>("status");
    QTest::addColumn<QString>("live");
    QTest::addColumn<QString>("sign");
    QTest::addColumn<bool>("isBad");
    QTest::newRow("pending") << Status::Pending << u"Scan to pay"_s << QString() << false;
    QTest::newRow("scanned") << Status::Identified << u"Check your phone"_s << QString() << false;
    QTest::newRow("authorized") << Status::Authorized << u"Check your phone"_s << u"smartphone"_s
                                << false;
    QTest::newRow("acknowledgement due")
        << Status::PendingMerchantAcknowledgement << u"Waiting for the shop's acknowledgement"_s
        << u"smartphone"_s << false;
    QTest::newRow("paid") << Status::Succeeded << u"Paid"_s << u"circle-check"_s << false;
    QTest::newRow("refused") << Status::AuthorizationFailed << u"The payment failed"_s
                             << u"circle-x"_s << true;
    QTest::newRow("expired") << Status::Expired << u"The time to pay has passed"_s << u"circle-x"_s
                             << true;
}

void TestTillCustomer::tellsTheCustomerWhatToDo()
{
    QFETCH(Status, status);
    QFETCH(QString, live);
    QFETCH(QString, sign);
    QFETCH(bool, isBad);
    TestTill till;
    till.enter(u"500"_s);
    till.happens(status);
    const CustomerScreen screen = TillWords::customerScreen(till.presenter.stage().payment());
    QCOMPARE(screen.live, live);
    QCOMPARE(screen.sign, sign);
    QCOMPARE(screen.isBad, isBad);
    QCOMPARE(screen.countdown.isEmpty(), !sign.isEmpty());
    QCOMPARE(screen.code.size > 0, sign.isEmpty());
}

void TestTillCustomer::choosesAScreen()
{
    const QStringList three{u"A"_s, u"B"_s, u"C"_s};
    QCOMPARE(customerScreenOf({u"A"_s}, 0, {}), -1);
    QCOMPARE(customerScreenOf({u"A"_s}, 0, u"A"_s), -1); // never on the till's own screen
    QCOMPARE(customerScreenOf({}, -1, {}), -1);
    QCOMPARE(customerScreenOf(three, 0, {}), 1);
    QCOMPARE(customerScreenOf(three, 0, u"C"_s), 2);
    QCOMPARE(customerScreenOf(three, 1, u"B"_s), 0);
    QCOMPARE(customerScreenOf(three, 0, u"gone"_s), 1);
    QCOMPARE(customerScreenOf({u""_s, u""_s}, 1, {}), 0); // some systems report no screen names
}

TILLDESK_TEST(TestTillCustomer, QCoreApplication)
#include "tst_till_customer.moc"
