#include "tests/support/some_callbacks.h"
#include "tests/support/some_payouts.h"
#include "tests/support/some_refunds.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/frame/rail.h"
#include "ui/widgets/frame/rail_button.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/cancel_dialog.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

namespace {

QAccessible::Role roleOf(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object)->role();
}

} // namespace

/// What the keyboard does in every view.
class TestKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void pressesTheFocusedButtonWithEnter();
    void pressesTheFocusedButtonOfADialogRatherThanItsDefault();
    void movesWithArrowsWithinTheRail();
    void neverEndsEscapeOnADestructiveDefault();
    void neverOffersTheRedButtonToEnter_data();
    void neverOffersTheRedButtonToEnter();
    void keepsTheFocusAfterSaving();
    void leadsToTheListOfANewView_data();
    void leadsToTheListOfANewView();
    void tellsTheRolesOfTabs();
    void namesEveryComboBoxAndTab();
};

void TestKeyboard::pressesTheFocusedButtonWithEnter()
{
    Desk desk;
    auto *rail = desk.find<Rail>()->findChild<QToolButton *>();
    rail->setFocus();
    const bool wasNarrow = desk.find<Rail>()->isNarrow();
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.find<Rail>()->isNarrow(), !wasNarrow);
    Desk::press(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(desk.find<Rail>()->isNarrow(), wasNarrow);
}

void TestKeyboard::pressesTheFocusedButtonOfADialogRatherThanItsDefault()
{
    Desk desk;
    QDialog dialog(desk.window.get());
    auto *other = new QPushButton(u"Other"_s, &dialog);
    auto *standard = new QPushButton(u"Default"_s, &dialog);
    other->setAutoDefault(false);
    standard->setDefault(true);
    QSignalSpy others(other, &QPushButton::clicked);
    QSignalSpy defaults(standard, &QPushButton::clicked);
    dialog.show();
    other->setFocus();
    QTest::keyClick(other, Qt::Key_Return);
    QCOMPARE(others.size(), 1);
    QCOMPARE(defaults.size(), 0);
}

void TestKeyboard::movesWithArrowsWithinTheRail()
{
    Desk desk;
    const QList<RailButton *> buttons = desk.window->findChildren<RailButton *>();
    QList<QWidget *> stops;
    for (RailButton *button : buttons) {
        if (button->focusPolicy() != Qt::NoFocus)
            stops.append(button);
    }
    QCOMPARE(stops.size(), 1);
    QCOMPARE(static_cast<RailButton *>(stops.first())->text(), u"Payments"_s);
    stops.first()->setFocus();
    Desk::press(Qt::Key_Down);
    auto *next = qobject_cast<RailButton *>(QApplication::focusWidget());
    QVERIFY(next);
    QCOMPARE(next->text(), u"Refunds"_s);
    QCOMPARE(desk.window->place(), Place::Payments); // only Enter or Space goes there
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.window->place(), Place::Refunds);
    Desk::press(Qt::Key_End);
    QCOMPARE(QApplication::focusWidget(), buttons.last());
    Desk::press(Qt::Key_Tab);
    QVERIFY(!desk.find<Rail>()->isAncestorOf(QApplication::focusWidget()));
}

void TestKeyboard::neverEndsEscapeOnADestructiveDefault()
{
    Desk desk;
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    desk.find<QPushButton>(u"cancelPayment"_s)->click();
    auto *dialog = desk.find<CancelDialog>();
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Return); // the default keeps the payment
    desk.settle();
    QTRY_VERIFY(!desk.find<CancelDialog>());
    QCOMPARE(desk.payments.payments.last().status, PaymentStatus::Pending);
}

void TestKeyboard::neverOffersTheRedButtonToEnter_data()
{
    QTest::addColumn<bool>("isRedFirst");
    QTest::newRow("added first") << true;
    QTest::newRow("added last") << false;
}

void TestKeyboard::neverOffersTheRedButtonToEnter()
{
    QFETCH(bool, isRedFirst);
    Desk desk;
    auto *question = new QuestionDialog(u"Leave?"_s, u"Changes are lost."_s, desk.window.get());
    if (isRedFirst)
        question->addChoice(u"Discard"_s, QDialog::Accepted, u"danger"_s, u"red"_s);
    question->addChoice(u"Keep"_s, QDialog::Rejected, {}, u"keep"_s);
    if (!isRedFirst)
        question->addChoice(u"Discard"_s, QDialog::Accepted, u"danger"_s, u"red"_s);
    question->show();
    const auto *red = question->findChild<QPushButton *>(u"red"_s);
    const auto *keep = question->findChild<QPushButton *>(u"keep"_s);
    QVERIFY(keep->isDefault());
    QVERIFY(!red->isDefault() && !red->autoDefault());
    QCOMPARE(question->focusWidget(), keep);
    QVERIFY(red->x() > keep->x()); // at the same place in every question
}

void TestKeyboard::keepsTheFocusAfterSaving()
{
    Desk desk;
    desk.window->goTo(Place::Settings);
    desk.settle();
    QLineEdit *field = nullptr;
    for (auto *each : desk.window->findChildren<QLineEdit *>()) {
        if (each->isVisible() && each->isEnabled() && each->text() == u"Webshop"_s)
            field = each;
    }
    QVERIFY(field);
    field->setFocus();
    Desk::type(u"Web"_s);
    QPushButton *save = nullptr;
    for (auto *each : desk.window->findChildren<QPushButton *>(u"save"_s)) {
        if (each->isVisible())
            save = each;
    }
    QVERIFY(save && save->isEnabled());
    save->setFocus();
    Desk::press(Qt::Key_Return);
    desk.settle();
    QTRY_VERIFY(!save->isEnabled());
    QCOMPARE(QApplication::focusWidget(), field);
}

void TestKeyboard::leadsToTheListOfANewView_data()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<QString>("name");
    QTest::newRow("payments") << Place::Payments << u"Payments"_s;
    QTest::newRow("refunds") << Place::Refunds << u"Refunds"_s;
    QTest::newRow("payouts") << Place::Payouts << u"Payouts"_s;
    QTest::newRow("callbacks") << Place::Callbacks << u"Callbacks"_s;
}

void TestKeyboard::leadsToTheListOfANewView()
{
    QFETCH(const Place, place);
    QFETCH(const QString, name);
    Desk desk;
    (void)QTest::qWaitForWindowActive(desk.window.get());
    desk.refunds.refunds = test::refundsOf(desk.payments.payments);
    desk.callbacks.callbacks = test::callbacksOf(desk.payments.payments);
    test::keepTheBakerysBooks(desk.payouts, desk.ledger, desk.payments.payments);
    desk.window->goTo(Place::Today);
    Desk::press(Qt::Key_Tab); // within the view
    desk.settle();
    Desk::press(Qt::Key(Qt::Key_1 + int(place)), Qt::ControlModifier);
    desk.settle();
    QCOMPARE(desk.window->place(), place);
    const auto *list = qobject_cast<TableView *>(QApplication::focusWidget());
    QVERIFY(list);
    QCOMPARE(list->accessibleName(), name);

    Desk::press(Qt::Key_F, Qt::ControlModifier); // the focus is kept for the next visit
    const QWidget *field = QApplication::focusWidget();
    QVERIFY(field != list);
    Desk::press(Qt::Key_1, Qt::ControlModifier);
    Desk::press(Qt::Key(Qt::Key_1 + int(place)), Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), field);
}

void TestKeyboard::tellsTheRolesOfTabs()
{
    Desk desk;
    auto *strip = desk.find<TabStrip>();
    QCOMPARE(roleOf(strip), QAccessible::PageTabList);
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(strip);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    QVERIFY(list->childCount() > 1);
    QAccessibleInterface *tab = list->child(1);
    QCOMPARE(tab->role(), QAccessible::PageTab);
    QVERIFY(tab->text(QAccessible::Name).startsWith(u"In progress"_s));
    QVERIFY(!tab->state().selected);
    tab->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    desk.settle();
    QVERIFY(tab->state().selected);
}

void TestKeyboard::namesEveryComboBoxAndTab()
{
    Desk desk;
    for (const Place place : kPlaces) {
        desk.window->goTo(place);
        desk.settle();
    }
    QStringList unnamed;
    for (const auto *box : desk.window->findChildren<QComboBox *>()) {
        if (box->accessibleName().isEmpty())
            unnamed << u"combo box "_s + box->objectName() + u" in "_s
                    + QString::fromLatin1(box->parentWidget()->metaObject()->className());
    }
    for (auto *strip : desk.window->findChildren<TabStrip *>()) {
        if (strip->accessibleName().isEmpty())
            unnamed << u"tabs in "_s
                    + QString::fromLatin1(strip->parentWidget()->metaObject()->className());
    }
    QCOMPARE(unnamed.join(u'\n'), QString());
}

TILLDESK_TEST(TestKeyboard, QApplication)
#include "tst_keyboard.moc"
