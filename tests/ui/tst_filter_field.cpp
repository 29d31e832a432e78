#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/date_field.h"
#include "ui/widgets/common/name_dialog.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/filters/filter_field.h"
#include "ui/widgets/filters/filter_popup.h"
#include "ui/widgets/filters/filter_token.h"
#include "ui/widgets/lists/period_dialog.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

namespace {

/// The payments, with the keyboard focus in their filter field.
struct Field : Desk {
    Field()
    {
        search.values[FilterWord::Status] = {{u"paid"_s, {}, 7}, {u"pending"_s, {}, 1}};
        search.values[FilterWord::Payer] = {{u"Lotte"_s, {}, {}}};
        search.values[FilterWord::Day] = {{u"today"_s, {}, 16}};
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(edit()->hasFocus());
    }

    [[nodiscard]] QLineEdit *edit() const { return find<QLineEdit>(u"filterText"_s); }
    [[nodiscard]] FilterInput &input() const { return find<PaymentsView>()->presenter().filters(); }
    [[nodiscard]] qsizetype rows() const { return paymentsTable()->model()->rowCount(); }
    [[nodiscard]] bool hasPopup() const
    {
        auto *popup = find<FilterPopup>();
        return popup && popup->isVisible();
    }
    [[nodiscard]] QString current() const
    {
        return find<QListView>(u"filterSuggestions"_s)->currentIndex().data().toString();
    }
    [[nodiscard]] QList<FilterToken *> tokens() const
    {
        QList<FilterToken *> tokens;
        for (FilterToken *token : find<FilterField>()->findChildren<FilterToken *>()) {
            if (token->isVisible())
                tokens << token;
        }
        return tokens;
    }
    [[nodiscard]] TabButton *tab(const QString &name) const
    {
        for (auto *button : find<PaymentsView>()->findChildren<TabButton *>()) {
            if (button->isVisible() && button->text() == name)
                return button;
        }
        return nullptr;
    }
    void say(const QString &text)
    {
        type(text);
        settle();
    }
    void hit(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        press(key, modifiers);
        settle();
    }
    /// Saves what is shown as a view, by keyboard.
    void save(const QString &name)
    {
        find<QPushButton>(u"saveView"_s)->setFocus();
        hit(Qt::Key_Space);
        auto *dialog = find<NameDialog>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>()->setFocus();
        say(name);
        hit(Qt::Key_Return);
        QTRY_VERIFY(!find<NameDialog>());
        window->activateWindow();
        edit()->setFocus();
        settle();
    }
    /// Chooses an entry of the menu of a view's tab.
    void choose(const QString &view, const QString &entry)
    {
        TabButton *button = tab(view);
        QVERIFY(button);
        Q_EMIT button->customContextMenuRequested(button->rect().center());
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text() == entry) {
                QVERIFY(action->isEnabled());
                action->trigger();
            }
        }
        menu->close();
        settle();
    }
};

} // namespace

class TestFilterField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filtersByKeyboardAlone();
    void completesByKeyboard();
    void completesByMouse();
    void keepsTypedValuesOnEnter();
    void walksOverChipsAndRemovesThem();
    void removesAndEditsAChipByMouse();
    void saysWhatIsWrongAndKeepsTheList();
    void opensACalendar();
    void closesOnlyTheTopmostThingOnEscape();
    void listsAllFiltersOnF1();
    void movesOnWithTab();
    void wrapsInANarrowWindow();
    void addsNoEmptyLineBehindItsChips();
    void opensTheCompletionAtTheCaret();
    void savesAndOpensAView();
    void marksAViewThatIsChanged();
    void renamesMovesAndDeletesAView();
    void refusesANameTwice();
    void keepsViewsForTheNextWindow();
    void putsManyViewsIntoAMenu();
    void leavesTheViewForALinkFromElsewhere();
};

void TestFilterField::filtersByKeyboardAlone()
{
    Field field;
    QCOMPARE(field.rows(), 16);

    field.say(u"status:failed "_s);
    QCOMPARE(field.rows(), 2);
    QCOMPARE(field.tokens().size(), 1);
    QCOMPARE(field.tokens()[0]->accessibleName(), u"status: failed"_s);
    QCOMPARE(field.tab(u"Failed"_s)->accessibleName(), u"Failed 2"_s);
    QCOMPARE(field.tab(u"Paid"_s)->accessibleName(), u"Paid 0"_s);

    field.say(u"10478"_s);
    QCOMPARE(field.rows(), 2); // text filters when Enter ends it
    field.hit(Qt::Key_Return);
    QCOMPARE(field.rows(), 1);
    QVERIFY(field.edit()->hasFocus());
    QVERIFY(field.edit()->text().isEmpty());
}

void TestFilterField::completesByKeyboard()
{
    Field field;
    field.say(u"pa"_s);
    QVERIFY(field.hasPopup());
    QCOMPARE(field.current(), u"payer:"_s);
    field.hit(Qt::Key_Down);
    QCOMPARE(field.current(), u"payout:"_s);
    field.hit(Qt::Key_Down);
    QCOMPARE(field.current(), u"status:paid"_s);
    field.hit(Qt::Key_Down);
    field.hit(Qt::Key_Up);
    field.hit(Qt::Key_Return);
    QCOMPARE(field.input().query(), u"status:paid"_s);
    QVERIFY(!field.hasPopup());

    field.say(u"pay"_s);
    field.hit(Qt::Key_Tab);
    QCOMPARE(field.edit()->text(), u"payer:"_s);
    QVERIFY(field.hasPopup());
    QCOMPARE(field.current(), u"payer:Lotte"_s);
    field.hit(Qt::Key_Tab);
    QCOMPARE(field.input().query(), u"status:paid payer:Lotte"_s);
    QVERIFY(field.edit()->hasFocus());
}

void TestFilterField::completesByMouse()
{
    Field field;
    field.say(u"status:"_s);
    auto *list = field.find<QListView>(u"filterSuggestions"_s);
    const QRect second = list->visualRect(list->model()->index(1, 0));
    QTest::mouseMove(list->viewport(), second.center());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, second.center());
    field.settle();
    QCOMPARE(field.input().query(), u"status:pending"_s);
    QCOMPARE(field.rows(), 1);
    QVERIFY(field.edit()->hasFocus());
}

void TestFilterField::keepsTypedValuesOnEnter()
{
    Field field;
    field.say(u"payer:lot"_s);
    QVERIFY(field.hasPopup());
    field.hit(Qt::Key_Return);
    QCOMPARE(field.input().query(), u"payer:lot"_s);
}

void TestFilterField::walksOverChipsAndRemovesThem()
{
    Field field;
    field.say(u"status:paid amount:>=20 day:today "_s);
    field.hit(Qt::Key_Left);
    QVERIFY(field.tokens()[2]->hasFocus());
    field.hit(Qt::Key_Left);
    QVERIFY(field.tokens()[1]->hasFocus());
    field.hit(Qt::Key_Right);
    field.hit(Qt::Key_Right);
    QVERIFY(field.edit()->hasFocus());

    field.hit(Qt::Key_Backspace); // chooses the chip
    QCOMPARE(field.tokens().size(), 3);
    QVERIFY(field.tokens()[2]->hasFocus());
    field.hit(Qt::Key_Backspace); // removes it
    QCOMPARE(field.input().query(), u"status:paid amount:>=20"_s);
    QVERIFY(field.edit()->hasFocus());

    field.hit(Qt::Key_Left);
    field.hit(Qt::Key_Return); // edits it
    QCOMPARE(field.edit()->text(), u"amount:>=20"_s);
    field.say(u"0"_s);
    field.hit(Qt::Key_Return);
    QCOMPARE(field.input().query(), u"status:paid amount:>=200"_s);

    field.hit(Qt::Key_Left);
    field.say(u"z"_s); // typing goes on in the text
    QCOMPARE(field.edit()->text(), u"z"_s);
    QVERIFY(field.edit()->hasFocus());
}

void TestFilterField::removesAndEditsAChipByMouse()
{
    Field field;
    field.say(u"status:paid amount:>=20 "_s);
    FilterToken *second = field.tokens()[1];
    QTest::mouseDClick(second, Qt::LeftButton, {}, QPoint(20, 12));
    field.settle();
    QCOMPARE(field.edit()->text(), u"amount:>=20"_s);
    field.hit(Qt::Key_Return);

    FilterToken *first = field.tokens()[0];
    QTest::mouseClick(first, Qt::LeftButton, {}, QPoint(first->width() - 12, 12));
    field.settle();
    QCOMPARE(field.input().query(), u"amount:>=20"_s);
    field.find<QToolButton>(u"clearFilters"_s)->click();
    field.settle();
    QCOMPARE(field.rows(), 16);
    QVERIFY(!field.find<QToolButton>(u"clearFilters"_s)->isVisible());
}

void TestFilterField::saysWhatIsWrongAndKeepsTheList()
{
    Field field;
    field.say(u"stat:paid"_s);
    field.hit(Qt::Key_Return);
    auto *problem = field.find<QLabel>(u"filterProblem"_s);
    QVERIFY(problem->isVisible());
    QCOMPARE(problem->text(), u"“stat” is no filter. Did you mean status?"_s);
    QCOMPARE(field.edit()->accessibleDescription(), problem->text());
    QCOMPARE(field.edit()->text(), u"stat:paid"_s);
    QCOMPARE(field.rows(), 16);
    field.hit(Qt::Key_Backspace);
    QVERIFY(!problem->isVisible());
}

void TestFilterField::opensACalendar()
{
    Field field;
    field.say(u"day:"_s);
    field.hit(Qt::Key_Up); // the last suggestion
    field.hit(Qt::Key_Return);
    auto *dialog = field.find<PeriodDialog>();
    QVERIFY(dialog);
    const auto days = dialog->findChildren<DateField *>();
    days[0]->setDate(QDate(2026, 11, 19));
    days[1]->setDate(QDate(2026, 11, 20));
    dialog->accept();
    field.settle();
    QCOMPARE(field.input().query(), u"day:2026-11-19..2026-11-20"_s);
    QVERIFY(field.edit()->text().isEmpty());
}

void TestFilterField::closesOnlyTheTopmostThingOnEscape()
{
    Field field;
    field.say(u"status:paid pa"_s);
    QVERIFY(field.hasPopup());
    field.hit(Qt::Key_Escape);
    QVERIFY(!field.hasPopup());
    QCOMPARE(field.edit()->text(), u"pa"_s);
    field.hit(Qt::Key_Escape);
    QVERIFY(field.edit()->text().isEmpty());
    QCOMPARE(field.input().query(), u"status:paid"_s);
}

void TestFilterField::listsAllFiltersOnF1()
{
    Field field;
    field.hit(Qt::Key_F1);
    QVERIFY(field.hasPopup());
    QCOMPARE(field.find<QListView>(u"filterSuggestions"_s)->model()->rowCount(),
             int(wordsOf(FilterList::Payments).size()));
    field.hit(Qt::Key_Tab);
    QCOMPARE(field.edit()->text(), u"status:"_s);
    field.find<QPushButton>(u"allFilterWords"_s)->click();
    QCOMPARE(field.find<QListView>(u"filterSuggestions"_s)->model()->rowCount(),
             int(wordsOf(FilterList::Payments).size()));
    field.paymentsTable()->setFocus();
    field.settle();
    QVERIFY(!field.hasPopup());
}

void TestFilterField::movesOnWithTab()
{
    Field field;
    field.say(u"status:paid "_s);
    field.hit(Qt::Key_Tab);
    QVERIFY(!field.edit()->hasFocus()); // nothing is typed
    field.hit(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(field.edit()->hasFocus());
}

void TestFilterField::wrapsInANarrowWindow()
{
    Field field;
    const auto *write = field.find<QPushButton>(u"exportPayments"_s);
    QVERIFY(write->text().isEmpty()); // the field needs the width
    QCOMPARE(write->accessibleName(), u"Export"_s);
    QVERIFY(!write->toolTip().isEmpty());
    field.window->resize(1024, 680);
    field.say(u"status:paid amount:10..2000 day:2026-09-01..2026-11-30 payer:Lotte pos:T1"
              " channel:online type:dynamic "_s);
    const auto tokens = field.tokens();
    QCOMPARE(tokens.size(), 7);
    const auto *box = field.find<QWidget>(u"filterBox"_s);
    for (const FilterToken *token : tokens) {
        const QRect place(token->mapTo(box, QPoint()), token->size());
        QVERIFY2(box->rect().contains(place), qPrintable(token->accessibleName()));
    }
    QVERIFY(tokens.last()->y() > tokens.first()->y());
    QVERIFY(box->rect().contains(QRect(field.edit()->mapTo(box, QPoint()), field.edit()->size())));
}

void TestFilterField::addsNoEmptyLineBehindItsChips()
{
    Field field;
    field.say(u"status:paid day:2026-09-01..2026-11-30 payer:Lotte pos:T1 channel:online "_s);
    field.paymentsTable()->setFocus();
    const auto *box = field.find<QWidget>(u"filterBox"_s);
    int inOneLine = 0;
    for (int width = 960; width < 1200; ++width) { // in one width, the chips just fill the line
        field.window->resize(width, 700);
        field.settle();
        if (field.tokens().last()->y() > field.tokens().first()->y())
            continue;
        ++inOneLine;
        QVERIFY2(box->height() < 40, qPrintable(QString::number(width)));
    }
    QVERIFY(inOneLine > 0 && inOneLine < 240);
}

void TestFilterField::opensTheCompletionAtTheCaret()
{
    Field field;
    field.window->resize(1024, 680);
    field.say(u"status:paid amount:10..2000 day:2026-09-01..2026-11-30 payer:Lotte pos:T1 "_s);
    for (const QString &typed : {u"s"_s, u"st"_s, u"sta"_s}) {
        field.say(typed.last(1));
        QVERIFY(field.hasPopup());
        const QPoint caret = field.edit()->mapTo(field.window.get(), QPoint());
        const QRect popup = field.find<FilterPopup>()->geometry();
        QVERIFY(std::abs(popup.left() - caret.x()) < 20 || popup.right() > 1000);
        QVERIFY(std::abs(popup.top() - caret.y() - field.edit()->height()) < 20);
    }
}

void TestFilterField::savesAndOpensAView()
{
    Field field;
    auto *save = field.find<QPushButton>(u"saveView"_s);
    QVERIFY(!save->isEnabled());
    field.say(u"status:failed "_s);
    QVERIFY(save->isEnabled());
    field.save(u"Failed today"_s);
    TabButton *tab = field.tab(u"Failed today"_s);
    QVERIFY(tab && tab->isChecked());
    field.settle();
    QCOMPARE(tab->accessibleName(), u"Failed today 2"_s);

    QTest::mouseClick(field.tab(u"Paid"_s), Qt::LeftButton);
    field.settle();
    QVERIFY(!tab->isChecked());
    QCOMPARE(field.input().query(), QString());           // the tab replaces statuses
    QCOMPARE(tab->accessibleName(), u"Failed today 2"_s); // counts by its own filter

    QTest::mouseClick(tab, Qt::LeftButton);
    field.settle();
    QVERIFY(tab->isChecked());
    QCOMPARE(field.input().query(), u"status:failed"_s);
    QCOMPARE(field.rows(), 2);
}

void TestFilterField::marksAViewThatIsChanged()
{
    Field field;
    field.say(u"status:failed "_s);
    field.save(u"Failed"_s + u" view"_s);
    QVERIFY(field.tab(u"Failed view"_s));
    field.edit()->setFocus();
    field.say(u"amount:>=1 "_s);
    QVERIFY(field.tab(u"Failed view •"_s) && field.tab(u"Failed view •"_s)->isChecked());

    field.choose(u"Failed view •"_s, u"Update to these filters"_s);
    QVERIFY(field.tab(u"Failed view"_s));
    QTest::mouseClick(field.tab(u"All"_s), Qt::LeftButton);
    field.find<QToolButton>(u"clearFilters"_s)->click();
    QTest::mouseClick(field.tab(u"Failed view"_s), Qt::LeftButton);
    field.settle();
    QCOMPARE(field.input().query(), u"status:failed amount:>=1"_s);
}

void TestFilterField::renamesMovesAndDeletesAView()
{
    Field field;
    field.say(u"status:failed "_s);
    field.save(u"A"_s);
    field.save(u"B"_s);
    field.choose(u"B"_s, u"Move left"_s);
    QVERIFY(field.tab(u"B"_s)->x() < field.tab(u"A"_s)->x());

    field.choose(u"A"_s, u"Rename …"_s);
    auto *dialog = field.find<NameDialog>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>()->setText(u"C"_s);
    dialog->accept();
    field.settle();
    QVERIFY(field.tab(u"C"_s) && !field.tab(u"A"_s));

    field.choose(u"C"_s, u"Delete"_s);
    QVERIFY(!field.tab(u"C"_s));
    QVERIFY(test::showsText(field.window.get(), u"The view “C” is deleted."_s));
    field.find<QPushButton>(u"undoDelete"_s)->click();
    field.settle();
    QVERIFY(field.tab(u"C"_s));
    QVERIFY(!test::showsText(field.window.get(), u"The view “C” is deleted."_s));
}

void TestFilterField::refusesANameTwice()
{
    Field field;
    field.say(u"status:failed "_s);
    field.save(u"A"_s);
    field.find<QPushButton>(u"saveView"_s)->click();
    auto *dialog = field.find<NameDialog>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>()->setText(u"a"_s);
    dialog->accept();
    QVERIFY(dialog->isVisible());
    QCOMPARE(dialog->findChild<QLabel *>(u"newNameProblem"_s)->text(),
             u"Another view has this name."_s);
    dialog->reject();
}

void TestFilterField::keepsViewsForTheNextWindow()
{
    Field field;
    field.say(u"status:failed day:today "_s);
    field.save(u"Today's failures"_s);
    field.window = std::make_unique<MainWindow>(field.gateways, field.theme, field.preferences);
    field.window->resize(1600, 900); // all tabs fit
    field.window->show();
    field.window->activateWindow();
    field.window->goTo(Place::Payments);
    field.settle();
    QVERIFY(field.tab(u"Today's failures"_s));
    field.clock.advance(std::chrono::hours(24));
    QTest::mouseClick(field.tab(u"Today's failures"_s), Qt::LeftButton);
    field.settle();
    QCOMPARE(field.input().query(), u"status:failed day:today"_s);
    QCOMPARE(field.rows(), 0); // today is another day
}

void TestFilterField::putsManyViewsIntoAMenu()
{
    Field field;
    QVERIFY(!field.find<QToolButton>(u"moreViews"_s)->isVisible());
    field.say(u"status:failed "_s);
    for (const char *name : {"A", "B", "C", "D", "E", "F"})
        field.save(QString::fromLatin1(name));
    QVERIFY(field.tab(u"A"_s) && field.tab(u"F"_s) && !field.tab(u"E"_s));
    auto *more = field.find<QToolButton>(u"moreViews"_s);
    QVERIFY(more->isVisible());
    more->click();
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    menu->actions().last()->trigger();
    menu->close();
    field.settle();
    QVERIFY(field.tab(u"E"_s) && field.tab(u"E"_s)->isChecked());
}

void TestFilterField::leavesTheViewForALinkFromElsewhere()
{
    Field field;
    field.say(u"status:failed "_s);
    field.save(u"A"_s);
    field.find<PaymentsView>()->presenter().showOnly(PaymentTab::Paid, {Period::Kind::Today});
    field.settle();
    QVERIFY(!field.tab(u"A"_s)->isChecked());
    QVERIFY(field.tab(u"Paid"_s)->isChecked());
}

TILLDESK_TEST(TestFilterField, QApplication)
#include "tst_filter_field.moc"
