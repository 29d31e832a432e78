#include "tests/support/some_hits.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/find/find_list.h"
#include "ui/widgets/find/find_palette.h"
#include "ui/widgets/frame/find_box.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/new_payment/new_payment_dialog.h"
#include "ui/widgets/refunds/refunds_view.h"
#include "ui/widgets/settings/points_of_sale_page.h"
#include "ui/widgets/settings/settings_view.h"

#include <QAccessible>
#include <QClipboard>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::showsText;

namespace {

struct FindDesk : Desk {
    FindDesk()
    {
        search.groups = test::someHits();
        // Hits of payments that the list has.
        for (Hit &hit : search.groups.first().hits) {
            const auto known = std::ranges::find(payments.payments, hit.title, &Payment::reference);
            if (known != payments.payments.end())
                hit.id = known->id.text();
        }
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
    }
    [[nodiscard]] FindPalette &palette() const { return window->finder(); }
    [[nodiscard]] QLineEdit *field() const { return find<QLineEdit>(u"findField"_s); }
    [[nodiscard]] FindList *list() const { return find<FindList>(); }
    [[nodiscard]] QString current() const
    {
        return list()->current() ? list()->current()->title.text : QString();
    }
    void look(const QString &text)
    {
        const qsizetype before = search.texts.size();
        field()->selectAll();
        type(text);
        QTRY_COMPARE(search.texts.size(), before + 1);
        search.flush();
        settle();
    }
    /// Moves to the row with a title by key.
    void goTo(const QString &title)
    {
        for (int i = 0; i < list()->model()->rowCount() && current() != title; ++i)
            press(Qt::Key_Down);
        QCOMPARE(current(), title);
    }
    void click(const QString &title, Qt::KeyboardModifiers modifiers = {})
    {
        const QAbstractItemModel &lines = *list()->model();
        for (int line = 0; line < lines.rowCount(); ++line) {
            const QModelIndex index = lines.index(line, 0);
            if (index.data().toString() == title)
                return QTest::mouseClick(list()->viewport(), Qt::LeftButton, modifiers,
                                         list()->visualRect(index).center());
        }
        QFAIL(qPrintable(title));
    }
    [[nodiscard]] TabButton *tab(const QString &text) const
    {
        for (auto *button : palette().findChildren<TabButton *>()) {
            if (button->text() == text && button->isVisible())
                return button;
        }
        return nullptr;
    }
};

} // namespace

class TestFindPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void init() { QTest::failOnWarning(QRegularExpression(u"no icon is named"_s)); }
    void cleanup()
    {
        QApplication::clipboard()->clear();
        installTranslations(*qApp, u"en"_s);
    }
    void opensAPaymentByKeysAlone();
    void opensARefundByMouse();
    void showsAllProfilesForARecordOfAnother();
    void opensAPaymentInItsOwnWindow();
    void changesTheGroupWithTab();
    void showsAGroupThatIsClicked();
    void movesOverTheRowsAndWraps();
    void emptiesThenClosesWithEscape();
    void closesOnAClickOutsideAndOnTheCross();
    void keepsShortcutsFromTheViewBelow();
    void copiesTheIdOfTheCurrentRow();
    void makesTheTextAFilterOfThePayments();
    void fillsTheAmountOfANewPaymentIn();
    void opensAPageOfTheSettings();
    void opensAPointOfSale();
    void runsEveryCommand_data();
    void runsEveryCommand();
    void remembersWhatWasOpened();
    void selectsTheTextOfTheLastTime();
    void opensTheRecordInTheClipboard();
    void opensFromTheBox();
    void saysThatASearchIsSlow();
    void retriesAFailedSearch();
    void namesEveryPartForScreenReaders();
    void hasRoomForEveryLanguage_data();
    void hasRoomForEveryLanguage();
};

void TestFindPalette::opensAPaymentByKeysAlone()
{
    FindDesk desk;
    QVERIFY(desk.palette().isVisible());
    QVERIFY(desk.field()->hasFocus());
    desk.look(u"24,50"_s);
    QCOMPARE(desk.current(), u"Order 10482"_s);
    Desk::press(Qt::Key_Return);
    desk.settle();
    QVERIFY(!desk.palette().isVisible());
    QCOMPARE(desk.window->place(), Place::Payments);
    QCOMPARE(desk.paymentsTable()->chosenId(), desk.payments.payments.last().id.text());
    QVERIFY(desk.paymentsTable()->hasFocus());
    QVERIFY(desk.find<PaymentsView>()->presenter().query() == PaymentsQuery());
}

void TestFindPalette::opensARefundByMouse()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    desk.click(u"Refund of Order 10391"_s);
    QVERIFY(!desk.palette().isVisible());
    QCOMPARE(desk.window->place(), Place::Refunds);
    QCOMPARE(desk.find<RefundsView>()->presenter().filters().query(),
             u"9e11c0de2f3a4b5c6d7e8f01"_s);
}

void TestFindPalette::showsAllProfilesForARecordOfAnother()
{
    FindDesk desk;
    desk.palette().dismiss();
    desk.find<QToolButton>(u"profile"_s)->menu()->actions().at(2)->trigger(); // Webshop
    desk.settle();
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    desk.look(u"24,50"_s);
    Desk::press(Qt::Key_Return); // a payment of the web shop
    desk.settle();
    QVERIFY(desk.find<PaymentsView>()->presenter().query().profiles.size() == 1);
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    desk.look(u"24,5"_s);
    desk.goTo(u"Till 3 - 0501"_s);
    Desk::press(Qt::Key_Return);
    QVERIFY(desk.find<PaymentsView>()->presenter().query().profiles.isEmpty());
}

void TestFindPalette::opensAPaymentInItsOwnWindow()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    const auto isOffered = [&desk] { return showsText(&desk.palette(), u"own window"_s); };
    QVERIFY(isOffered());
    desk.goTo(u"Refund of Order 10391"_s);
    QVERIFY(!isOffered()); // refunds have no window that opens by id
    Desk::press(Qt::Key_Home);
    Desk::press(Qt::Key_Return, Qt::ShiftModifier);
    desk.settle();
    auto *details = Desk::top<DetailsWindow>();
    QVERIFY(details);
    QVERIFY(showsText(details, u"Order 10482"_s));
}

void TestFindPalette::changesTheGroupWithTab()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    QVERIFY(desk.tab(u"All"_s)->isChecked());
    Desk::press(Qt::Key_Tab);
    QVERIFY(desk.tab(u"Payments"_s)->isChecked());
    QCOMPARE(desk.list()->model()->rowCount(), 10);
    QCOMPARE(desk.current(), u"Order 10482"_s);
    Desk::press(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(desk.tab(u"All"_s)->isChecked());
    Desk::press(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(desk.tab(u"Commands"_s)->isChecked());
    QVERIFY(desk.field()->hasFocus());
}

void TestFindPalette::showsAGroupThatIsClicked()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    desk.click(u"Payouts"_s); // its heading has the link "Show both"
    QVERIFY(desk.tab(u"Payouts"_s)->isChecked());
    QTest::mouseClick(desk.tab(u"Settings"_s), Qt::LeftButton);
    QCOMPARE(desk.current(), u"Points of sale › Till 2"_s);
    QVERIFY(desk.field()->hasFocus());
    desk.search.groups.clear();
    desk.look(u"nothing"_s);
    QVERIFY(!desk.tab(u"Payouts"_s));
}

void TestFindPalette::movesOverTheRowsAndWraps()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    Desk::press(Qt::Key_Up);
    QCOMPARE(desk.current(), u"Filter the payments: amount €\u00A024.50"_s);
    Desk::press(Qt::Key_Down);
    QCOMPARE(desk.current(), u"Order 10482"_s);
    Desk::press(Qt::Key_End);
    QCOMPARE(desk.current(), u"Filter the payments: amount €\u00A024.50"_s);
    Desk::press(Qt::Key_Home);
    QCOMPARE(desk.current(), u"Order 10482"_s);
}

void TestFindPalette::emptiesThenClosesWithEscape()
{
    FindDesk desk;
    desk.palette().dismiss();
    auto *before = desk.find<QToolButton>(u"profile"_s);
    before->setFocus();
    Desk::press(Qt::Key_K, Qt::ControlModifier);
    desk.look(u"24,50"_s);
    Desk::press(Qt::Key_Escape);
    QVERIFY(desk.palette().isVisible());
    QVERIFY(desk.field()->text().isEmpty());
    Desk::press(Qt::Key_Escape);
    QVERIFY(!desk.palette().isVisible());
    QVERIFY(before->hasFocus());
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestFindPalette::closesOnAClickOutsideAndOnTheCross()
{
    FindDesk desk;
    QTest::mouseClick(&desk.palette(), Qt::LeftButton, {}, QPoint(5, 5));
    QVERIFY(!desk.palette().isVisible());
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    QTest::mouseClick(&desk.palette(), Qt::LeftButton, {}, QPoint(desk.window->width() / 2, 80));
    QVERIFY(desk.palette().isVisible()); // inside
    QTest::mouseClick(desk.find<QToolButton>(u"closeFind"_s), Qt::LeftButton);
    QVERIFY(!desk.palette().isVisible());
}

void TestFindPalette::keepsShortcutsFromTheViewBelow()
{
    FindDesk desk;
    Desk::press(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(desk.window->place(), Place::Payments);
    QVERIFY(desk.palette().isVisible());
    Desk::type(u"?"_s); // a character, not the list of shortcuts
    QCOMPARE(desk.field()->text(), u"?"_s);
    Desk::press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(desk.field()->selectedText(), u"?"_s);
}

void TestFindPalette::copiesTheIdOfTheCurrentRow()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    desk.goTo(u"Payout of batch tills"_s);
    Desk::press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"7d00c0de2f3a4b5c6d7e8f02"_s);
    QVERIFY(desk.palette().isVisible());
    desk.goTo(u"Filter the payments: amount €\u00A024.50"_s); // has no ID: copies the selected text
    desk.field()->selectAll();
    Desk::press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"24,50"_s);
}

void TestFindPalette::makesTheTextAFilterOfThePayments()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    desk.settle();
    QVERIFY(!desk.palette().isVisible());
    QCOMPARE(desk.find<PaymentsView>()->presenter().query().find, u"amount:24.50"_s);
    QCOMPARE(desk.paymentsTable()->model()->rowCount(), 1);
    QVERIFY(desk.paymentsTable()->hasFocus());
    // The row of the list of results does the same.
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    desk.look(u"yesterday"_s);
    desk.click(u"Filter the payments: day yesterday"_s);
    desk.settle();
    QCOMPARE(desk.paymentsTable()->model()->rowCount(), 0);
}

void TestFindPalette::fillsTheAmountOfANewPaymentIn()
{
    FindDesk desk;
    desk.look(u"1250,5"_s);
    desk.goTo(u"New payment of €\u00A01\u202F250.50"_s);
    Desk::press(Qt::Key_Return);
    auto *dialog = Desk::top<NewPaymentDialog>();
    QVERIFY(dialog);
    auto *amount = dialog->findChild<QLineEdit *>(u"amount"_s);
    QCOMPARE(amount->text(), u"€\u00A01\u202F250.50"_s);
    desk.settle();
    QTRY_VERIFY(dialog->findChild<QLineEdit *>(u"reference"_s)->hasFocus());
    QTest::keyClick(amount, Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.payments.payments.last().amount, Amount::fromCents(125050));
    dialog->close();
    desk.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
    // Ctrl+N in the search box takes the amount too.
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    desk.look(u"7,80"_s);
    Desk::press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(Desk::top<NewPaymentDialog>()->findChild<QLineEdit *>(u"amount"_s)->text(),
             u"€\u00A07.80"_s);
}

void TestFindPalette::opensAPageOfTheSettings()
{
    FindDesk desk;
    desk.search.groups.clear();
    desk.look(u"dark"_s);
    QCOMPARE(desk.current(), u"Appearance"_s);
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.window->place(), Place::Settings);
    const auto *pages = desk.find<SettingsView>()->findChild<QListWidget *>();
    QCOMPARE(pages->currentItem()->text(), u"Appearance"_s);
    QVERIFY(pages->hasFocus());
}

void TestFindPalette::opensAPointOfSale()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    desk.click(u"Points of sale › Till 2"_s);
    QTRY_COMPARE(desk.find<QLineEdit>(u"posId"_s)->text(), u"TILL2"_s);
    QVERIFY(desk.find<PointsOfSalePage>()->isVisible());
}

void TestFindPalette::runsEveryCommand_data()
{
    QTest::addColumn<int>("command");
    for (const Command command : kCommands)
        QTest::newRow(qPrintable(wordsOf(command).title)) << int(command);
}

void TestFindPalette::runsEveryCommand()
{
    QFETCH(int, command);
    FindDesk desk;
    desk.window->goTo(Place::Today);
    desk.settle();
    const auto visible = [] {
        int count = 0;
        for (const QWidget *widget : QApplication::topLevelWidgets())
            count += widget->isVisible() ? 1 : 0;
        return count;
    };
    const int before = visible();
    const qsizetype calls = desk.payments.calls.size();
    desk.goTo(wordsOf(Command(command)).title);
    Desk::press(Qt::Key_Return);
    QVERIFY(!desk.palette().isVisible());
    // Each command opens a window or a view, or reads the lists again.
    QVERIFY(visible() > before || desk.window->place() != Place::Today
            || desk.payments.calls.size() > calls);
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget != desk.window.get())
            widget->close();
    }
}

void TestFindPalette::remembersWhatWasOpened()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    desk.goTo(u"Payout of batch tills"_s);
    Desk::press(Qt::Key_Return);
    desk.window->close();
    QTRY_VERIFY((desk.settle(), desk.find<QPushButton>(u"closeAnyway"_s)));
    desk.find<QPushButton>(u"closeAnyway"_s)->click();
    MainWindow again(desk.gateways, desk.theme, desk.preferences);
    again.show();
    again.activateWindow();
    desk.settle();
    again.finder().openWith({});
    const auto *row = again.findChild<FindList *>()->current();
    QCOMPARE(row->title.text, u"Payout of batch tills"_s);
    QCOMPARE(row->why.text, u"Payouts"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(again.place(), Place::Payouts);
}

void TestFindPalette::selectsTheTextOfTheLastTime()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    Desk::press(Qt::Key_Return);
    desk.settle();
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(desk.field()->selectedText(), u"24,50"_s);
    QCOMPARE(desk.search.texts.size(), 2); // searched for again, without a pause
}

void TestFindPalette::opensTheRecordInTheClipboard()
{
    FindDesk desk;
    desk.palette().dismiss();
    const QString id = desk.payments.payments.last().id.text();
    QApplication::clipboard()->setText(id);
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(desk.search.texts.last(), id);
    desk.search.flush();
    desk.settle();
    QCOMPARE(desk.current(), u"Open %1… from the clipboard"_s.arg(id.first(8)));
    Desk::press(Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.paymentsTable()->chosenId(), id);
}

void TestFindPalette::opensFromTheBox()
{
    FindDesk desk;
    desk.palette().dismiss();
    QTest::mouseClick(desk.find<FindBox>(), Qt::LeftButton);
    QVERIFY(desk.field()->hasFocus());
    Desk::press(Qt::Key_Escape);
    desk.find<FindBox>()->setFocus();
    Desk::press(Qt::Key_Return);
    QVERIFY(desk.field()->hasFocus());
}

void TestFindPalette::saysThatASearchIsSlow()
{
    FindDesk desk;
    Desk::type(u"24,50"_s);
    auto *progress = desk.find<QProgressBar>(u"findProgress"_s);
    QVERIFY(!progress->isVisible());
    const QRect list = desk.list()->geometry();
    QTRY_VERIFY(progress->isVisible());
    QCOMPARE(desk.list()->geometry(), list);
    desk.search.flush();
    desk.settle();
    QVERIFY(!progress->isVisible());
}

void TestFindPalette::retriesAFailedSearch()
{
    for (int i = 0; i < 2; ++i)
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"a search failed"_s));
    FindDesk desk;
    desk.search.error = Error{ErrorCode::Busy, u"full"_s};
    desk.look(u"24,50"_s);
    QVERIFY(showsText(&desk.palette(), u"The search did not work"_s));
    QVERIFY(desk.field()->accessibleDescription().startsWith(u"The search did not work"_s));
    Desk::press(Qt::Key_Return);
    desk.search.flush();
    desk.settle();
    QVERIFY(showsText(&desk.palette(), u"The search did not work"_s));
    desk.search.error.reset();
    for (auto *button : desk.palette().findChildren<QPushButton *>()) {
        if (button->text() == u"Retry"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    desk.search.flush();
    desk.settle();
    QVERIFY(!showsText(&desk.palette(), u"The search did not work"_s));
    QCOMPARE(desk.current(), u"Order 10482"_s);
    QVERIFY(desk.field()->hasFocus());
}

void TestFindPalette::namesEveryPartForScreenReaders()
{
    FindDesk desk;
    desk.look(u"24,50"_s);
    QCOMPARE(desk.palette().accessibleName(), u"Find anything"_s);
    QCOMPARE(desk.field()->accessibleName(), u"Find anything"_s);
    QCOMPARE(desk.list()->accessibleName(), u"Results"_s);
    // The field keeps the focus, so its description is the current row.
    QCOMPARE(desk.field()->accessibleDescription(),
             u"Order 10482, amount is €\u00A024.50, Pending, today 14:32:10, €\u00A024.50"_s);
    Desk::press(Qt::Key_Down);
    QVERIFY(desk.field()->accessibleDescription().startsWith(u"Till 3 - 0501"_s));
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(desk.list());
    QVERIFY(list->childCount() >= 16);
    for (int i = 0; i < list->childCount(); ++i)
        QVERIFY(!list->child(i)->text(QAccessible::Name).isEmpty());
    for (const auto *button : desk.palette().findChildren<QAbstractButton *>()) {
        if (button->isVisible() && !qobject_cast<QLineEdit *>(button->parent()))
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     button->metaObject()->className());
    }
    QCOMPARE(desk.tab(u"Payments"_s)->accessibleName(), u"Payments 9"_s);
}

void TestFindPalette::hasRoomForEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"en"_s, u"nl"_s, u"fr"_s, u"de"_s})
        QTest::newRow(qPrintable(language)) << language;
}

void TestFindPalette::hasRoomForEveryLanguage()
{
    QFETCH(QString, language);
    installTranslations(*qApp, language);
    FindDesk desk;
    desk.window->resize(900, 620);
    Hit &part = desk.search.groups.first().hits[2];
    part.amount = Amount::fromCents(Amount::kMaxCents);
    part.status = PaymentStatus::PendingMerchantAcknowledgement;
    desk.look(u"24,50"_s);
    const auto *panel = desk.field()->parentWidget()->parentWidget();
    QVERIFY(desk.palette().rect().contains(panel->geometry()));
    for (const auto *label : desk.palette().findChildren<QLabel *>()) {
        if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
    for (const auto *tab : desk.palette().findChildren<TabButton *>()) {
        if (tab->isVisible())
            QVERIFY2(tab->width() >= tab->sizeHint().width()
                         && tab->geometry().right() <= tab->parentWidget()->width(),
                     qPrintable(tab->text()));
    }
}

TILLDESK_TEST(TestFindPalette, QApplication)
#include "tst_find_palette.moc"
