#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/payments/acknowledgement.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/check_header.h"
#include "ui/widgets/lists/selection_bar.h"
#include "ui/widgets/payments/payments_view.h"

#include <QClipboard>
#include <QHeaderView>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace std::chrono_literals;
using test::Desk;
using test::showsText;

namespace {

/// Returns a payment that waits for its acknowledgement.
/// @param left  the time left at kSomeNow
Payment waiting(int number, qint64 cents, std::chrono::milliseconds left)
{
    Payment payment = test::somePayment(number, test::kSomeNow - std::chrono::hours(24 * 7) + left);
    payment.status = PaymentStatus::PendingMerchantAcknowledgement;
    payment.amount = Amount::fromCents(cents);
    payment.acknowledgeBy = test::kSomeNow + left;
    payment.debtor = {u"Olivier"_s, u"BE71096123456769"_s};
    return payment;
}

/// The window with three payments that wait, and one paid payment. The deadlines do not follow the
/// order of creation.
struct WaitingDesk : Desk {
    WaitingDesk()
        : Desk([] {
              Payment late = waiting(0, 6'370, 3h + 4min);
              late.createdAt = test::kSomeNow - std::chrono::hours(24 * 8);
              return QList<Payment>{late, waiting(1, 3'015, 22min), waiting(2, 1'715, 42h),
                                    test::somePayment(9)};
          }())
    {
    }

    void showNeedsAction()
    {
        find<PaymentsView>()->presenter().setTab(PaymentTab::NeedsAction);
        settle();
    }
    [[nodiscard]] QStringList rows() const
    {
        QStringList list;
        const auto *model = paymentsTable()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            list.append(model->index(row, PaymentsModel::AcknowledgeWithin).data().toString());
        return list;
    }
    [[nodiscard]] QPushButton *button() const { return find<QPushButton>(u"acknowledgePayment"_s); }
};

} // namespace

/// Acknowledgement of payments in the window. @source service.md#acknowledge
class TestAcknowledge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void saysHowMuchTimeIsLeft_data();
    void saysHowMuchTimeIsLeft();
    void listsTheEarliestDeadlineFirst();
    void acknowledgesThePaymentByKeyWithItsOwnAmount();
    void countsDownWithoutMovingTheSelection();
    void saysWhyTheActionsWait();
    void saysThatTheDeadlinePassed();
    void leadsHereFromToday();
    void selectsSeveralRowsByKeyAndSumsThem();
    void selectsSeveralRowsByMouse();
    void copiesTheSelectedRowsAsText();
    void acknowledgesTheSelectionAfterOneQuestion();
    void keepsUndoneRowsWithTheirReason();
    void stopsBetweenTwoPayments();
    void showsTheSumsOfTheSelection();
    void acknowledgesAtTheTill();
};

void TestAcknowledge::saysHowMuchTimeIsLeft_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("left");
    QTest::addColumn<Tone>("tone");

    QTest::newRow("seconds") << qint64(59) << u"59 s"_s << Tone::Red;
    QTest::newRow("minutes are rounded down") << qint64(22 * 60 + 59) << u"22 min"_s << Tone::Red;
    QTest::newRow("hours and minutes") << qint64(3 * 3600 + 4 * 60) << u"3 h 4 min"_s << Tone::Red;
    QTest::newRow("whole hour") << qint64(3600) << u"1 h"_s << Tone::Red;
    QTest::newRow("last red moment") << qint64(6 * 3600 - 1) << u"5 h 59 min"_s << Tone::Red;
    QTest::newRow("6 hours") << qint64(6 * 3600) << u"6 h"_s << Tone::Amber;
    QTest::newRow("hours") << qint64(18 * 3600 + 1800) << u"18 h"_s << Tone::Amber;
    QTest::newRow("a day") << qint64(24 * 3600) << u"1 d"_s << Tone::Green;
    QTest::newRow("days and hours") << qint64((24 + 18) * 3600) << u"1 d 18 h"_s << Tone::Green;
}

void TestAcknowledge::saysHowMuchTimeIsLeft()
{
    QFETCH(const qint64, seconds);
    QFETCH(const QString, left);
    QFETCH(const Tone, tone);
    const auto deadline =
        acknowledgeDeadline(waiting(1, 100, std::chrono::seconds(seconds)), test::kSomeNow);
    QVERIFY(deadline);
    QCOMPARE(deadline->left, left);
    QCOMPARE(deadline->tone, tone);
    QVERIFY(qFuzzyCompare(deadline->share, double(seconds) / (7 * 24 * 3600)));
}

void TestAcknowledge::listsTheEarliestDeadlineFirst()
{
    WaitingDesk desk;
    QVERIFY(desk.paymentsTable()->isColumnHidden(PaymentsModel::AcknowledgeWithin));
    desk.showNeedsAction();
    QVERIFY(!desk.paymentsTable()->isColumnHidden(PaymentsModel::AcknowledgeWithin));
    QCOMPARE(desk.rows(), (QStringList{u"22 min"_s, u"3 h 4 min"_s, u"1 d 18 h"_s}));
}

void TestAcknowledge::acknowledgesThePaymentByKeyWithItsOwnAmount()
{
    WaitingDesk desk;
    desk.showNeedsAction();
    desk.paymentsTable()->setFocus();
    Desk::press(Qt::Key_Home);
    desk.settle();
    QCOMPARE(desk.button()->accessibleName(), u"Acknowledge €\u00A030.15"_s);
    QVERIFY(desk.button()->isVisible() && desk.button()->isEnabled());
    QVERIFY(showsText(desk.window.get(), u"22 min left."_s));

    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    desk.settle();

    QCOMPARE(desk.payments.calls.filter(u"acknowledge"_s),
             QStringList(u"acknowledge %1 3015"_s.arg(desk.payments.payments[1].id.text())));
    QCOMPARE(desk.payments.payments[1].status, PaymentStatus::Succeeded);
    QVERIFY(!desk.button()->isEnabled());
    QCOMPARE(desk.button()->toolTip(), u"This payment is already acknowledged."_s);
}

void TestAcknowledge::countsDownWithoutMovingTheSelection()
{
    WaitingDesk desk;
    desk.showNeedsAction();
    desk.paymentsTable()->selectRow(1);
    desk.settle();
    const QString chosen = desk.paymentsTable()->chosenId();
    desk.clock.advance(5min);
    Q_EMIT desk.window->ticker().ticked();
    QCOMPARE(desk.rows().first(), u"17 min"_s);
    QVERIFY(showsText(desk.window.get(), u"2 h 59 min left."_s));
    QCOMPARE(desk.paymentsTable()->chosenId(), chosen);
    QCOMPARE(desk.paymentsTable()->currentIndex().row(), 1);
}

void TestAcknowledge::saysWhyTheActionsWait()
{
    WaitingDesk desk;
    desk.showNeedsAction();
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    const auto whyNot = [&desk](const QString &name) {
        const auto *button = desk.find<QPushButton>(name);
        return button->isVisible() && !button->isEnabled() ? button->toolTip() : QString();
    };
    QCOMPARE(whyNot(u"refundPayment"_s), u"Acknowledge the payment first."_s);
    QCOMPARE(whyNot(u"receipt"_s), u"The receipt exists as soon as the payment is acknowledged."_s);
    QVERIFY(whyNot(u"cancelPayment"_s).startsWith(u"The customer has already paid."_s));
}

void TestAcknowledge::saysThatTheDeadlinePassed()
{
    WaitingDesk desk;
    const PaymentId id = desk.payments.payments[1].id;
    desk.payments.acknowledgeErrors[id] = Error{ErrorCode::PaymentVoided, {}};
    desk.showNeedsAction();
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    desk.button()->click();
    desk.settle();
    QVERIFY(showsText(desk.window.get(), u"The deadline passed on 20 Nov 2026"_s));
}

void TestAcknowledge::leadsHereFromToday()
{
    WaitingDesk desk;
    desk.window->goTo(Place::Today);
    QTRY_VERIFY((desk.settle(),
                 showsText(desk.window.get(), u"3 payments wait for your acknowledgement"_s)));
    desk.find<QPushButton>(u"attention%1"_s.arg(int(TodayPresenter::Leads::Acknowledgements)))
        ->click();
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payments);
    QCOMPARE(desk.rows().size(), 3);
}

void TestAcknowledge::selectsSeveralRowsByKeyAndSumsThem()
{
    WaitingDesk desk;
    desk.showNeedsAction();
    auto *table = desk.paymentsTable();
    table->setFocus();
    Desk::press(Qt::Key_Home);
    QVERIFY(!desk.find<SelectionBar>()->isVisible());
    Desk::press(Qt::Key_Space);
    QCOMPARE(table->checkedCount(), 1);
    QVERIFY(!desk.find<SelectionBar>()->isVisible()); // one row is no selection
    Desk::press(Qt::Key_Down, Qt::ShiftModifier);
    desk.settle();
    QCOMPARE(table->checkedCount(), 2);
    QVERIFY(desk.find<SelectionBar>()->isVisible());
    QVERIFY(table->hasFocus());
    QCOMPARE(desk.find<QLabel>(u"selectionWords"_s)->text(), u"2 selected · €\u00A093.85"_s);
    QVERIFY(showsText(desk.window.get(), u"first deadline in 22 min"_s));
    Desk::press(Qt::Key_Up, Qt::ShiftModifier); // takes the extension back
    QCOMPARE(table->checkedCount(), 1);
    Desk::press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(table->checkedCount(), 3);
    Desk::press(Qt::Key_Escape);
    QCOMPARE(table->checkedCount(), 0);
    QVERIFY(!desk.find<SelectionBar>()->isVisible());
    QCOMPARE(desk.window->place(), Place::Payments); // Escape did nothing else
    QVERIFY(!table->chosenId().isEmpty());
}

void TestAcknowledge::selectsSeveralRowsByMouse()
{
    WaitingDesk desk;
    desk.showNeedsAction();
    auto *table = desk.paymentsTable();
    const auto at = [table](int row) {
        return QPoint(18, table->rowViewportPosition(row) + table->rowHeight(row) / 2);
    };
    QTest::mouseClick(table->verticalHeader()->viewport(), Qt::LeftButton, {}, at(0));
    QTest::mouseClick(table->verticalHeader()->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      at(2));
    desk.settle();
    QCOMPARE(table->checkedCount(), 3);
    QTest::mouseClick(table->verticalHeader()->viewport(), Qt::LeftButton, {}, at(1));
    desk.settle();
    QCOMPARE(desk.find<QLabel>(u"selectionWords"_s)->text(), u"2 selected · €\u00A047.30"_s);
    QTest::mouseClick(desk.find<QToolButton>(u"clearSelection"_s), Qt::LeftButton);
    QCOMPARE(table->checkedCount(), 0);
    QTest::mouseClick(table->findChild<CheckAllBox *>(), Qt::LeftButton);
    QCOMPARE(table->checkedCount(), 3);
    desk.find<PaymentsView>()->presenter().setTab(PaymentTab::All);
    desk.settle();
    QCOMPARE(table->checkedCount(), 0); // another list
}

void TestAcknowledge::copiesTheSelectedRowsAsText()
{
    WaitingDesk desk;
    desk.showNeedsAction();
    desk.paymentsTable()->setFocus();
    Desk::press(Qt::Key_A, Qt::ControlModifier);
    Desk::press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().trimmed().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].startsWith(u"Created\tReference\tStatus"_s));
    QVERIFY(lines[1].contains(u"Order 10001\t"_s) && lines[1].contains(u"€\u00A030.15"_s));
    QVERIFY(lines[3].contains(u"Order 10002\t"_s));
}

void TestAcknowledge::acknowledgesTheSelectionAfterOneQuestion()
{
    WaitingDesk desk;
    desk.showNeedsAction();
    desk.paymentsTable()->setFocus();
    Desk::press(Qt::Key_A, Qt::ControlModifier);
    desk.settle();
    auto *button = desk.find<QPushButton>(u"acknowledgeSelection"_s);
    QCOMPARE(button->accessibleName(), u"Acknowledge 3 · €\u00A0111.00"_s);
    button->setFocus();
    Desk::press(Qt::Key_Return);
    auto *dialog = desk.find<QuestionDialog>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"Acknowledge 3 payments, €\u00A0111.00?"_s));
    QVERIFY(desk.find<QPushButton>(u"confirmAcknowledge"_s)->isDefault());
    QTest::keyClick(dialog, Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.payments.calls.filter(u"acknowledge"_s).size(), 3);
    QTRY_VERIFY((desk.settle(), desk.rows().isEmpty()));
    QCOMPARE(desk.paymentsTable()->checkedCount(), 0);
    QVERIFY(showsText(desk.window.get(), u"Nothing to do"_s));
}

void TestAcknowledge::keepsUndoneRowsWithTheirReason()
{
    WaitingDesk desk;
    const PaymentId late = desk.payments.payments[1].id;
    desk.payments.acknowledgeErrors[late] = Error{ErrorCode::Busy, {}};
    desk.showNeedsAction();
    desk.paymentsTable()->setFocus();
    Desk::press(Qt::Key_A, Qt::ControlModifier);
    desk.settle();
    desk.find<QPushButton>(u"acknowledgeSelection"_s)->click();
    desk.find<QPushButton>(u"confirmAcknowledge"_s)->click();
    QTRY_VERIFY((desk.settle(), desk.rows().size() == 1));
    QCOMPARE(desk.paymentsTable()->checkedIds(), QStringList(late.text()));
    QCOMPARE(desk.find<QLabel>(u"selectionWords"_s)->text(), u"2 acknowledged, 1 not"_s);
    QVERIFY(showsText(desk.window.get(), u"The service is busy or closing."_s));
    auto *retry = desk.find<QPushButton>(u"acknowledgeSelection"_s);
    QCOMPARE(retry->accessibleName(), u"Retry"_s);

    desk.payments.acknowledgeErrors.clear();
    retry->click();
    desk.find<QPushButton>(u"confirmAcknowledge"_s)->click();
    QTRY_VERIFY((desk.settle(), desk.rows().isEmpty()));
    QCOMPARE(desk.payments.find(late)->status, PaymentStatus::Succeeded);
}

void TestAcknowledge::stopsBetweenTwoPayments()
{
    WaitingDesk desk;
    desk.showNeedsAction();
    desk.paymentsTable()->setFocus();
    Desk::press(Qt::Key_A, Qt::ControlModifier);
    desk.settle();
    desk.find<QPushButton>(u"acknowledgeSelection"_s)->click();
    desk.find<QPushButton>(u"confirmAcknowledge"_s)->click();
    QCOMPARE(desk.find<QLabel>(u"selectionWords"_s)->text(), u"0 of 3 acknowledged"_s);
    auto *stop = desk.find<QPushButton>(u"stopAcknowledging"_s);
    QVERIFY(stop->isVisible());
    stop->click();
    desk.settle();
    QCOMPARE(desk.payments.calls.filter(u"acknowledge"_s).size(), 1);
    QTRY_VERIFY((desk.settle(), desk.rows().size() == 2));
    QCOMPARE(desk.paymentsTable()->checkedCount(), 2);
}

void TestAcknowledge::showsTheSumsOfTheSelection()
{
    Desk desk;
    for (Payment &payment : desk.payments.payments) {
        if (payment.reference == u"Order 10480"_s)
            payment.refunded = Amount::fromCents(1'200);
        payment.takenBy = {Actor::Kind::Window, u"Anna De Smet"_s};
    }
    desk.payments.addToDetails = [](PaymentDetails &details) {
        details.payoutId = PayoutId(u"po_20261119_tills"_s);
    };
    auto *view = desk.find<PaymentsView>();
    view->presenter().setTab(PaymentTab::Paid);
    desk.settle();
    desk.paymentsTable()->setFocus();
    Desk::press(Qt::Key_Home);
    Desk::press(Qt::Key_Space);
    Desk::press(Qt::Key_Down, Qt::ShiftModifier);
    desk.settle();
    QVERIFY(showsText(view, u"2 payments selected"_s));
    QCOMPARE(desk.find<QLabel>(u"selectionSum"_s)->text(), u"€\u00A0136.20"_s);
    for (const QString &sum : {u"\u2212€\u00A012.00"_s, u"€\u00A0124.20"_s, u"€\u00A068.10"_s})
        QVERIFY2(showsText(view, sum), qPrintable(sum));
    QVERIFY(showsText(view, u"Anna D."_s)); // the sum of a person
    QVERIFY(desk.find<QPushButton>(u"selectedPayout"_s)->isVisible());
    const auto *status = desk.paymentsTable()->model();
    QCOMPARE(status->index(0, PaymentsModel::Status).data().toString(), u"Partly refunded"_s);
    QCOMPARE(PillMark(status->index(0, PaymentsModel::Status).data(CellMarkRole).toInt()),
             PillMark::HalfDot);
    QCOMPARE(status->index(0, PaymentsModel::Status).data(Qt::ToolTipRole).toString(),
             u"SUCCEEDED, €\u00A012.00 of €\u00A0132.00 refunded"_s);
}

void TestAcknowledge::acknowledgesAtTheTill()
{
    Desk desk;
    desk.window->goTo(Place::Till);
    desk.settle();
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    desk.settle();
    const PaymentId id = desk.payments.payments.last().id;
    auto *button = desk.find<QPushButton>(u"acknowledgeStage"_s);
    QVERIFY(!button->isVisible());
    desk.payments.setStatus(id, PaymentStatus::PendingMerchantAcknowledgement);
    QTRY_VERIFY((desk.settle(), button->isVisible()));
    QVERIFY(button->accessibleName().startsWith(u"Acknowledge €"_s));
    QCOMPARE(button->toolTip(), u"7 d left (Ctrl+Enter)"_s);
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE((desk.settle(), desk.payments.find(id)->status), PaymentStatus::Succeeded);
}

TILLDESK_TEST(TestAcknowledge, QApplication)
#include "tst_acknowledge.moc"
