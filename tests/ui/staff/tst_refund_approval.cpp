#include "tests/support/test_program.h"
#include "tests/ui/refunds_fixture.h"
#include "ui/widgets/refunds/approval_box.h"
#include "ui/widgets/refunds/approver_tile.h"
#include "ui/widgets/staff/pin_field.h"

#include <QRadioButton>
#include <QRegularExpression>
#include <QTextDocument>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace tilldesk::ui;

namespace {

/// The refund dialog of Order 10480, opened by the cashier Anna, whose limit is € 50.00.
struct Override : RefundsDesk {
    explicit Override(bool isAllowed = false) : RefundsDesk(Place::Payments)
    {
        sofie = staff.hire(u"Sofie Janssens"_s, StaffRole::Owner, u"4711"_s);
        marc = staff.hire(u"Marc Peeters"_s, StaffRole::Manager, u"3690"_s);
        anna = staff.hire(u"Anna De Smet"_s, StaffRole::Cashier, u"2468"_s);
        staff.open(anna);
        if (!isAllowed)
            staff.allowed = {.exceeded = RefundAllowance::Limit::PerRefund,
                             .limit = Amount::fromCents(5000),
                             .today = {},
                             .approvers = {staff.people[1], staff.people[0]}};
        choosePayment(u"Order 10480"_s);
        press(Qt::Key_R, Qt::ControlModifier);
        settle();
        dialog = find<RefundDialog>();
        (void)QTest::qWaitForWindowActive(dialog);
        settle();
    }
    [[nodiscard]] ApprovalBox *box() const { return dialog->findChild<ApprovalBox *>(); }
    [[nodiscard]] QPushButton *refund() const
    {
        return dialog->findChild<QPushButton *>(u"confirmRefund"_s);
    }
    [[nodiscard]] QString label(const QString &name) const
    {
        const auto *found = dialog->findChild<QLabel *>(name);
        return found->isVisible() ? found->text() : QString();
    }
    [[nodiscard]] PinField *pin() const { return dialog->findChild<PinField *>(); }
    void enter(const QString &digits)
    {
        pin()->setFocus();
        QTest::keyClicks(pin(), digits);
        QTest::keyClick(pin(), Qt::Key_Return);
        settle();
    }

    StaffId sofie;
    StaffId marc;
    StaffId anna;
    RefundDialog *dialog = nullptr;
};

} // namespace

/// The approval of a refund above the limit of who is signed in.
class TestRefundApproval : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void isNotSeenWithoutStaff();
    void isNotNeededBelowTheLimit();
    void asksForThePinOfAManager();
    void approvesExactlyThisRefundAndPressesNothing();
    void storesTheSentenceWithoutThePayersName();
    void endsWithAnyChange_data();
    void endsWithAnyChange();
    void canBeTakenBack();
    void runsOutAfterTwoMinutes();
    void saysWhatIsWrongWithThePin();
    void showsFourRingsAndADotForEachDigit();
    void saysThatNobodyMayApprove();
    void asksAgainWhenTheCoreRefuses();
    void choosesTheApproverByArrows();
};

void TestRefundApproval::isNotSeenWithoutStaff()
{
    RefundsDesk desk(Place::Payments);
    desk.choosePayment(u"Order 10480"_s);
    Desk::press(Qt::Key_R, Qt::ControlModifier);
    desk.settle();
    auto *dialog = desk.find<RefundDialog>();
    QVERIFY(!dialog->findChild<ApprovalBox *>()->isVisible());
    QVERIFY(!dialog->findChild<QLabel *>(u"signedIn"_s)->isVisible());
    QVERIFY(dialog->findChild<QPushButton *>(u"confirmRefund"_s)->isEnabled());
    QVERIFY(desk.staff.calls.isEmpty());
}

void TestRefundApproval::isNotNeededBelowTheLimit()
{
    Override desk(true);
    QVERIFY(!desk.box()->isVisible());
    QVERIFY(desk.refund()->isEnabled());
    QCOMPARE(desk.label(u"signedIn"_s), u"Signed in: Anna De Smet"_s);
}

void TestRefundApproval::asksForThePinOfAManager()
{
    Override desk;
    QVERIFY(desk.box()->isVisible());
    QCOMPARE(desk.label(u"approvalTitle"_s), u"Above Anna’s limit of €\u00A050.00 a refund"_s);
    QVERIFY(!desk.refund()->isEnabled());
    QVERIFY(desk.refund()->toolTip().contains(u"Needs an approval"_s));
    QVERIFY(desk.label(u"refundSentence"_s).startsWith(u"Marc approves: "_s));
    QVERIFY(!desk.dialog->findChild<QPushButton *>(u"approveRefund"_s)->isEnabled());
    desk.staff.allowed.exceeded = RefundAllowance::Limit::PerDay;
    desk.staff.allowed.limit = Amount::fromCents(15000);
    Q_EMIT desk.staff.changed(); // a changed limit counts at once
    desk.settle();
    QCOMPARE(desk.label(u"approvalTitle"_s), u"Above Anna’s €\u00A0150.00 of refunds a day"_s);
}

void TestRefundApproval::approvesExactlyThisRefundAndPressesNothing()
{
    Override desk;
    desk.enter(u"3690"_s);
    QVERIFY(desk.refunds.wanted.isEmpty()); // Enter in the PIN never makes the refund
    QVERIFY(desk.staff.approved.has_value());
    QCOMPARE(desk.staff.approved->amount, Amount::fromCents(12000));
    QCOMPARE(desk.label(u"approvalTitle"_s), u"Approved by Marc Peeters"_s);
    QVERIFY(desk.label(u"approvalRight"_s).startsWith(u"PIN of Marc was right, "_s));
    QVERIFY(desk.refund()->isEnabled());
    QVERIFY(desk.refund()->hasFocus());
    QTest::keyClick(desk.refund(), Qt::Key_Space);
    desk.settle();
    QCOMPARE(desk.refunds.wanted.size(), 1);
    QCOMPARE(desk.refunds.wanted.first().amount, desk.staff.approved->amount);
    QCOMPARE(desk.refunds.wanted.first().paymentId, desk.staff.approved->paymentId);
}

void TestRefundApproval::storesTheSentenceWithoutThePayersName()
{
    Override desk;
    QTextDocument shown;
    shown.setHtml(desk.label(u"refundSentence"_s));
    desk.enter(u"3690"_s);
    const QString sentence = desk.staff.sentence;
    const auto simple = [](QString text) { return text.replace(QChar::Nbsp, u' '); };
    // An entry of the audit trail never changes, but the payer's name must go with retention.
    const QString read = simple(shown.toPlainText());
    QVERIFY2(read.contains(u"Pieter"_s), qPrintable(read));
    QCOMPARE(simple(sentence), QString(read).replace(u"Pieter"_s, u"the customer"_s));
    for (const QString &part : {u"Marc approves: "_s, u"120.00"_s, u"6769"_s, u"Order 10480"_s,
                                u"as Anna asks"_s, u"payout"_s})
        QVERIFY2(sentence.contains(part), qPrintable(sentence));
    // Whole account numbers are never stored, not even that of the shop.
    static const QRegularExpression whole(u"BE\\d\\d\\s?\\d{4}\\s?\\d{4}"_s);
    QVERIFY2(!sentence.contains(whole), qPrintable(sentence));
    QVERIFY(desk.label(u"refundSentence"_s).startsWith(u"Marc has approved: "_s));
}

void TestRefundApproval::endsWithAnyChange_data()
{
    QTest::addColumn<QString>("field");
    QTest::newRow("amount") << u"refundAmount"_s;
    QTest::newRow("description") << u"refundDescription"_s;
}

void TestRefundApproval::endsWithAnyChange()
{
    QFETCH(QString, field);
    Override desk;
    desk.enter(u"3690"_s);
    QVERIFY(desk.refund()->isEnabled());
    auto *line = desk.dialog->findChild<QLineEdit *>(field);
    line->setFocus();
    QTest::keyClicks(line, u"60"_s);
    desk.settle();
    QVERIFY(!desk.refund()->isEnabled());
    QVERIFY(desk.staff.calls.contains(u"takeBack"_s));
    QVERIFY(!desk.staff.approved);
    QVERIFY(desk.pin()->isVisible());
}

void TestRefundApproval::canBeTakenBack()
{
    Override desk;
    desk.enter(u"3690"_s);
    QTest::mouseClick(desk.dialog->findChild<QPushButton *>(u"takeApprovalBack"_s), Qt::LeftButton);
    desk.settle();
    QVERIFY(!desk.refund()->isEnabled());
    QVERIFY(!desk.staff.approved);
}

void TestRefundApproval::runsOutAfterTwoMinutes()
{
    Override desk;
    desk.enter(u"3690"_s);
    desk.clock.advance(2min - 1ms);
    QTest::mouseClick(desk.refund(), Qt::RightButton);
    QVERIFY(desk.refund()->isEnabled());
    desk.clock.advance(1ms);
    desk.refund()->click();
    desk.settle();
    QVERIFY(desk.refunds.wanted.isEmpty());
    QVERIFY(desk.label(u"approvalProblem"_s).contains(u"has run out. Ask again."_s));
    QVERIFY(!desk.refund()->isEnabled());
}

void TestRefundApproval::saysWhatIsWrongWithThePin()
{
    Override desk;
    desk.enter(u"1357"_s);
    QCOMPARE(desk.label(u"approvalProblem"_s), u"That is not the PIN of Marc. 4 tries left."_s);
    QCOMPARE(desk.pin()->text(), QString());
    Q_EMIT desk.staff.changed(); // the core stores the wrong try: the words stay
    desk.settle();
    QCOMPARE(desk.label(u"approvalProblem"_s), u"That is not the PIN of Marc. 4 tries left."_s);
    QTest::keyClicks(desk.pin(), u"1"_s);
    QCOMPARE(desk.label(u"approvalProblem"_s), QString());
    QTest::keyClicks(desk.pin(), u"x3 "_s);
    QCOMPARE(desk.pin()->text(), u"13"_s); // digits only
}

void TestRefundApproval::showsFourRingsAndADotForEachDigit()
{
    Override desk;
    const auto picture = [&](const QString &digits) {
        desk.pin()->setText(digits);
        return desk.pin()->grab().toImage();
    };
    // Counts the dots and rings: their gaps are wider than the inside of a ring.
    const auto marks = [&](const QImage &image) {
        int groups = 0;
        bool wasInk = false;
        const int y = image.height() / 2 + 1;
        const QColor back = image.pixelColor(image.width() - 12, y);
        int gap = 0;
        for (int x = 6; x < image.width() - 12; ++x) {
            const bool isInk = image.pixelColor(x, y) != back;
            if (isInk && !wasInk && gap > 8)
                ++groups;
            gap = isInk ? 0 : gap + 1;
            wasInk = isInk;
        }
        return groups;
    };
    const int rings = marks(picture({}));
    QVERIFY2(rings >= 3, qPrintable(QString::number(rings)));
    QCOMPARE(marks(picture(u"36"_s)), rings); // two dots, two rings
    QVERIFY(picture(u"36"_s) != picture(u"369"_s));
    QCOMPARE(marks(picture(u"36901"_s)), rings + 1);
}

void TestRefundApproval::saysThatNobodyMayApprove()
{
    Override desk;
    desk.staff.allowed.approvers.clear();
    Q_EMIT desk.staff.changed();
    desk.settle();
    QVERIFY(desk.label(u"approvalHint"_s).contains(u"Ask Sofie."_s));
    QVERIFY(!desk.pin()->isVisible());
    QVERIFY(!desk.refund()->isEnabled());
}

void TestRefundApproval::asksAgainWhenTheCoreRefuses()
{
    Override desk;
    desk.enter(u"3690"_s);
    desk.refunds.createError =
        Error{ErrorCode::AccessDenied, u"The refund needs an approval"_s, u"amount"_s};
    desk.refund()->click();
    desk.settle();
    desk.settle();
    QVERIFY(desk.pin()->isVisible()); // the approver was disabled meanwhile
    QVERIFY(!desk.refund()->isEnabled());
}

void TestRefundApproval::choosesTheApproverByArrows()
{
    Override desk;
    const auto tiles = desk.dialog->findChildren<ApproverTile *>();
    QCOMPARE(tiles.size(), 2);
    tiles.first()->setFocus();
    QTest::keyClick(tiles.first(), Qt::Key_Right);
    desk.settle();
    QVERIFY(desk.label(u"refundSentence"_s).startsWith(u"Sofie approves"_s));
    desk.enter(u"4711"_s);
    QVERIFY(desk.staff.calls.contains(u"approve Sofie Janssens"_s));
    QVERIFY(desk.refund()->isEnabled());
}

TILLDESK_TEST(TestRefundApproval, QApplication)
#include "tst_refund_approval.moc"
