#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/models/common/text.h"
#include "ui/models/common/ticker.h"
#include "ui/widgets/activity/activity_view.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/add_till_card.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/till_dialog.h"

#include <QComboBox>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

namespace {

struct TillsDesk : SettingsDesk {
    TillsDesk() : SettingsDesk(SettingsPageId::Tills) {}

    [[nodiscard]] TextTableView *table() const { return field<TextTableView>(u"tills"_s); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    void select(const TillId &id)
    {
        table()->select(id.text());
        settle();
    }
    [[nodiscard]] AddTillCard *card() const { return window->findChild<AddTillCard *>(); }
    AddTillCard *add()
    {
        press(u"addTill"_s);
        return card();
    }
    /// Clicks a button of a dialog.
    void choose(QWidget *dialog, const QString &name)
    {
        dialog->findChild<QPushButton *>(name)->click();
        settle();
    }
    void confirm(const QString &name) { choose(top<QuestionDialog>(), name); }
    void tick() { window->ticker().tick(); }
};

QString textIn(const QWidget *dialog, const QString &label)
{
    const auto *found = dialog->findChild<QLabel *>(label);
    return found->isVisible() ? found->text() : QString();
}

} // namespace

/// Settings > Tills.
class TestSettingsTills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void saysWhatAShopWithoutTillsCanDo();
    void letsOtherComputersConnect();
    void asksBeforeItClosesToOtherComputers();
    void saysThatThePortIsTaken();
    void listsTillsWithTheirState();
    void showsLinkCodeAndFingerprint();
    void countsTheTimeDownAndEndsTheCode();
    void asksBeforeATillIsAdded();
    void turnsATillAway();
    void waitsAgainWhenTheTillHasGone();
    void turnsTheTillAwayWhenTheCardIsClosed();
    void answersATillThatWasInvitedElsewhere();
    void saysThatTheTillWasAdded();
    void endsAfterTooManyWrongCodes();
    void saysThatAnotherCodeHasReplacedThisOne();
    void withdrawsTheCodeWhenTheCardIsHidden_data();
    void withdrawsTheCodeWhenTheCardIsHidden();
    void makesALinkWithAnotherAddress();
    void saysWhyNoCodeCouldBeMade();
    void changesATill();
    void removesARevokedTillAfterAQuestion();
    void saysThatATillIsTooOld();
    void showsTheLogOfTheTills();
    void revokesATillAfterAQuestion();
    void revokesWithTheDeleteKey();
    void saysWhatThePersonMayNotDo();
};

void TestSettingsTills::saysWhatAShopWithoutTillsCanDo()
{
    TillsDesk desk;
    QVERIFY(!desk.table()->isVisible());
    QVERIFY(desk.shows(u"Other computers of the shop can be tills."_s));
    QVERIFY(desk.button(u"addTill"_s)->isEnabled());
}

void TestSettingsTills::letsOtherComputersConnect()
{
    TillsDesk desk;
    std::ignore = desk.tills.setOn(false);
    desk.settle();
    QVERIFY(desk.shows(u"Only this computer may connect"_s));
    QVERIFY(!desk.button(u"addTill"_s)->isEnabled());
    QVERIFY(!desk.button(u"addTill"_s)->toolTip().isEmpty());
    Q_EMIT desk.field<MessagePage>(u"tillsMessage"_s)->actionTriggered();
    desk.settle();
    QVERIFY(desk.tills.now.isOn);
    QVERIFY(desk.button(u"addTill"_s)->isEnabled());
}

void TestSettingsTills::asksBeforeItClosesToOtherComputers()
{
    TillsDesk desk;
    desk.press(u"tillsSwitch"_s);
    QVERIFY(desk.tills.now.isOn);
    desk.confirm(u"confirmCloseTills"_s);
    QVERIFY(!desk.tills.now.isOn);
}

void TestSettingsTills::saysThatThePortIsTaken()
{
    TillsDesk desk;
    desk.tills.now.port = 0;
    desk.tills.now.error = u"port 8444: The bound address is already in use"_s;
    Q_EMIT desk.tills.changed();
    desk.settle();
    QVERIFY(desk.shows(u"cannot open the port for tills"_s));
    QVERIFY(!desk.shows(u"bound address"_s));
    QVERIFY(!desk.button(u"addTill"_s)->isEnabled());
}

void TestSettingsTills::listsTillsWithTheirState()
{
    TillsDesk desk;
    const StaffId sofie = desk.staff.hire(u"Sofie Janssens"_s, StaffRole::Owner, u"4711"_s);
    desk.staff.open(sofie);
    const TillId old = desk.tills.add(u"Old laptop"_s, 900h);
    std::ignore = desk.tills.revoke(old);
    const TillId left = desk.tills.add(u"Counter left"_s, 20s);
    const TillId right = desk.tills.add(u"Counter right"_s, 20s);
    desk.tills.add(u"Market van"_s, 70h);
    desk.tills.connectTill(left, desk.staff.people.first());
    desk.tills.connectTill(right);
    desk.settle();
    QVERIFY(desk.cell(0, 0).startsWith(u"Office"_s)); // the computer of the service
    QCOMPARE(desk.cell(0, 5), u"192.168.1.20"_s);
    desk.select(TillId(u"office"_s));
    QCOMPARE(desk.button(u"revokeTill"_s)->toolTip(), u"The shop’s computer cannot be revoked"_s);
    QVERIFY(desk.cell(1, 0).startsWith(u"Counter left"_s));
    QCOMPARE(desk.cell(1, 2), u"Connected"_s);
    QCOMPARE(desk.cell(1, 3), u"Sofie Janssens"_s);
    QCOMPARE(desk.cell(1, 5), u"192.168.1.32"_s);
    QCOMPARE(desk.cell(1, 6), u"1.4.0"_s);
    QCOMPARE(desk.cell(2, 3), u"Locked"_s);
    QCOMPARE(desk.cell(3, 2), u"Not connected"_s);
    QVERIFY(desk.cell(4, 0).startsWith(u"Old laptop"_s)); // revoked tills come last
    QCOMPARE(desk.cell(4, 2), u"Revoked"_s);
    QCOMPARE(desk.field<QLabel>(u"tillsSummary"_s)->text(), u"2 of 3 connected, 1 revoked"_s);
    desk.select(old);
    QVERIFY(!desk.button(u"revokeTill"_s)->isVisible());
    QVERIFY(!desk.button(u"changeTill"_s)->isEnabled());
}

void TestSettingsTills::showsLinkCodeAndFingerprint()
{
    TillsDesk desk;
    const auto *dialog = desk.add();
    QVERIFY(dialog->findChild<CodeBox *>(u"tillLink"_s)
                ->text()
                .startsWith(u"tilldesk://192.168.1.20:8444/?fingerprint=5d91c07e"_s));
    QCOMPARE(textIn(dialog, u"tillCode"_s), u"482 917"_s);
    QVERIFY(textIn(dialog, u"tillFingerprint"_s).startsWith(u"5D91 C07E 2B64 F8A3 "_s));
    QCOMPARE(textIn(dialog, u"tillTime"_s), u"Ends in 10:00"_s);
    QVERIFY(!dialog->findChild<QComboBox *>(u"tillAddress"_s)->isVisible()); // only one
}

void TestSettingsTills::countsTheTimeDownAndEndsTheCode()
{
    TillsDesk desk;
    const auto *dialog = desk.add();
    desk.clock.advance(48s);
    desk.tick();
    QCOMPARE(textIn(dialog, u"tillTime"_s), u"Ends in 9:12"_s);
    desk.clock.advance(10min);
    desk.tick();
    QVERIFY(textIn(dialog, u"tillProblem"_s).contains(u"ten minutes are over"_s));
    QCOMPARE(textIn(dialog, u"tillCode"_s), QString());
    QCOMPARE(textIn(dialog, u"tillTime"_s), QString());
    QVERIFY(dialog->findChild<CodeBox *>(u"tillLink"_s)->text().isEmpty());
    QVERIFY(dialog->findChild<QPushButton *>(u"newTillCode"_s)->hasFocus());
}

void TestSettingsTills::asksBeforeATillIsAdded()
{
    TillsDesk desk;
    auto *dialog = desk.add();
    QVERIFY(!dialog->findChild<QPushButton *>(u"acceptTill"_s)->isVisible());
    const QString fingerprint = textIn(dialog, u"tillFingerprint"_s);
    desk.tills.ask(u"Counter middle"_s);
    desk.settle();
    QCOMPARE(textIn(dialog, u"tillState"_s),
             u"“Counter middle” asks to be added. Does its screen show the same fingerprint?"_s);
    QCOMPARE(textIn(dialog, u"tillCompared"_s), fingerprint);
    QCOMPARE(textIn(dialog, u"tillFrom"_s), u"Address 192.168.1.33, version 1.4.0"_s);
    QCOMPARE(textIn(dialog, u"tillCode"_s), QString());
    QVERIFY(!textIn(dialog, u"tillTime"_s).isEmpty());
    // A key that was pressed by chance adds no till.
    QVERIFY(dialog->findChild<QPushButton *>(u"refuseTill"_s)->hasFocus());
    desk.choose(dialog, u"acceptTill"_s);
    QVERIFY(desk.tills.calls.contains(u"accept asking"_s));
    QVERIFY(textIn(dialog, u"tillState"_s).startsWith(u"“Counter middle” was added"_s));
}

void TestSettingsTills::turnsATillAway()
{
    TillsDesk desk;
    auto *dialog = desk.add();
    desk.tills.ask(u"Counter middle"_s);
    desk.settle();
    QTest::keyClick(dialog->findChild<QPushButton *>(u"refuseTill"_s), Qt::Key_Space);
    desk.settle();
    QVERIFY(desk.tills.calls.contains(u"refuse asking"_s));
    QCOMPARE(textIn(dialog, u"tillProblem"_s),
             u"“Counter middle” was turned away, and its code has ended."_s);
    QVERIFY(desk.tills.all.isEmpty());
    QVERIFY(dialog->findChild<QPushButton *>(u"newTillCode"_s)->hasFocus());
}

void TestSettingsTills::waitsAgainWhenTheTillHasGone()
{
    TillsDesk desk;
    auto *dialog = desk.add();
    desk.tills.ask(u"Counter middle"_s);
    desk.settle();
    desk.tills.pairing.asking.reset(); // the window has not heard of it yet
    desk.choose(dialog, u"acceptTill"_s);
    QCOMPARE(textIn(dialog, u"tillProblem"_s), u"“Counter middle” no longer asks."_s);
    QVERIFY(dialog->findChild<Pill *>(u"tillWaits"_s)->isVisible());
    QCOMPARE(textIn(dialog, u"tillState"_s), QString());
    QCOMPARE(textIn(dialog, u"tillCode"_s), u"482 917"_s);
    QVERIFY(desk.tills.all.isEmpty());
}

void TestSettingsTills::turnsTheTillAwayWhenTheCardIsClosed()
{
    TillsDesk desk;
    auto *dialog = desk.add();
    desk.tills.ask(u"Counter middle"_s);
    desk.settle();
    dialog->close();
    desk.settle();
    QVERIFY(desk.tills.calls.contains(u"stopInviting"_s));
    QVERIFY(!desk.tills.pairing.asking);
}

void TestSettingsTills::answersATillThatWasInvitedElsewhere()
{
    TillsDesk desk;
    std::ignore = desk.tills.invite({}); // by a command
    desk.settle();
    QVERIFY(!desk.button(u"answerTill"_s)->isVisible());
    desk.tills.ask(u"Counter middle"_s);
    desk.settle();
    QVERIFY(desk.shows(u"“Counter middle” asks to be added as a till."_s));
    desk.press(u"answerTill"_s);
    auto *dialog = desk.card();
    QVERIFY(dialog);
    QVERIFY(!desk.button(u"answerTill"_s)->isVisible());
    QVERIFY(textIn(dialog, u"tillCompared"_s).startsWith(u"5D91 C07E 2B64 F8A3 "_s));
    desk.choose(dialog, u"acceptTill"_s);
    QCOMPARE(desk.tills.all.size(), 1);
    QCOMPARE(desk.tills.calls.count(u"invite "_s), 1); // no further code
}

void TestSettingsTills::saysThatTheTillWasAdded()
{
    TillsDesk desk;
    auto *dialog = desk.add();
    desk.tills.addWithCode(u"Counter middle"_s);
    desk.settle();
    QVERIFY(textIn(dialog, u"tillState"_s).startsWith(u"“Counter middle” was added"_s));
    QCOMPARE(textIn(dialog, u"tillCode"_s), QString());
    desk.choose(dialog, u"tillDone"_s);
    QVERIFY(!desk.card());
    QVERIFY(!desk.tills.calls.contains(u"stopInviting"_s));
    QVERIFY(desk.cell(1, 0).startsWith(u"Counter middle"_s));
}

void TestSettingsTills::endsAfterTooManyWrongCodes()
{
    TillsDesk desk;
    auto *dialog = desk.add();
    desk.tills.setPairing({.state = TillPairing::State::TooManyTries,
                           .until = desk.tills.pairing.until,
                           .triesLeft = 0});
    desk.settle();
    QCOMPARE(textIn(dialog, u"tillProblem"_s), u"Too many wrong codes. Make a new one."_s);
    desk.choose(dialog, u"newTillCode"_s);
    QCOMPARE(textIn(dialog, u"tillProblem"_s), QString());
    QCOMPARE(textIn(dialog, u"tillCode"_s), u"482 917"_s);
}

void TestSettingsTills::saysThatAnotherCodeHasReplacedThisOne()
{
    TillsDesk desk;
    auto *dialog = desk.add();
    desk.clock.advance(1s);
    std::ignore = desk.tills.invite({}); // in another window
    desk.settle();
    QVERIFY(textIn(dialog, u"tillProblem"_s).contains(u"withdrawn or replaced"_s));
    desk.choose(dialog, u"tillDone"_s);
    QCOMPARE(desk.tills.pairing.state, TillPairing::State::Waiting); // the other code still waits
}

void TestSettingsTills::withdrawsTheCodeWhenTheCardIsHidden_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"stopped", "escape", "another page", "locked window"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestSettingsTills::withdrawsTheCodeWhenTheCardIsHidden()
{
    QFETCH(QString, how);
    TillsDesk desk;
    auto *card = desk.add();
    QVERIFY(card->findChild<Pill *>(u"tillWaits"_s)->isVisible());
    QVERIFY(!desk.button(u"addTill"_s)->isVisible());
    if (how == u"stopped"_s)
        desk.choose(card, u"tillDone"_s);
    else if (how == u"escape"_s)
        QTest::keyClick(card, Qt::Key_Escape);
    else if (how == u"another page"_s)
        desk.open(SettingsPageId::Staff);
    else
        desk.window->centralWidget()->hide();
    desk.settle();
    QVERIFY(!desk.card());
    if (how == u"stopped"_s)
        QVERIFY(desk.button(u"addTill"_s)->isVisible());
    QCOMPARE(desk.tills.calls.count(u"stopInviting"_s), 1);
    QCOMPARE(desk.tills.pairing.state, TillPairing::State::None);
}

void TestSettingsTills::makesALinkWithAnotherAddress()
{
    TillsDesk desk;
    desk.tills.now.addresses << u"10.0.0.5"_s;
    Q_EMIT desk.tills.changed();
    desk.settle();
    auto *dialog = desk.add();
    auto *address = dialog->findChild<QComboBox *>(u"tillAddress"_s);
    QVERIFY(address->isVisible());
    address->setCurrentIndex(1);
    Q_EMIT address->activated(1);
    desk.settle();
    QVERIFY(dialog->findChild<CodeBox *>(u"tillLink"_s)
                ->text()
                .startsWith(u"tilldesk://10.0.0.5:8444/"_s));
}

void TestSettingsTills::saysWhyNoCodeCouldBeMade()
{
    TillsDesk desk;
    desk.tills.error = Error{ErrorCode::Busy, u"queue is full"_s};
    auto *dialog = desk.add();
    QVERIFY(!textIn(dialog, u"tillProblem"_s).isEmpty());
    QVERIFY(!textIn(dialog, u"tillProblem"_s).contains(u"queue"_s));
    desk.tills.error.reset();
    desk.choose(dialog, u"newTillCode"_s);
    QCOMPARE(textIn(dialog, u"tillCode"_s), u"482 917"_s);
}

void TestSettingsTills::changesATill()
{
    TillsDesk desk;
    const TillId left = desk.tills.add(u"Counter left"_s, 20s);
    desk.tills.add(u"Counter right"_s, 20s);
    desk.settle();
    desk.select(left);
    desk.press(u"changeTill"_s);
    auto *dialog = desk.top<TillDialog>();
    auto *name = dialog->findChild<QLineEdit *>(u"name"_s);
    auto *save = dialog->findChild<QPushButton *>(u"saveTill"_s);
    QCOMPARE(name->text(), u"Counter left"_s);
    QVERIFY(!save->isEnabled()); // nothing was changed yet
    name->setText(u"counter RIGHT"_s);
    QVERIFY(test::showsText(dialog, u"Another till has this name"_s));
    QVERIFY(!save->isEnabled());
    name->setText(u" Tea   room "_s);
    auto *place = dialog->findChild<QComboBox *>(u"posId"_s);
    QCOMPARE(place->itemText(0), u"Chosen at the till"_s);
    place->setCurrentIndex(1);
    dialog->findChild<QComboBox *>(u"atMost"_s)->setCurrentIndex(2);
    save->click();
    desk.settle();
    const Till &till = desk.tills.all.first();
    QCOMPARE(till.name, u"Tea room"_s);
    QVERIFY(!till.posId.isEmpty());
    QCOMPARE(till.atMost, StaffRole::Cashier);
    QVERIFY(!desk.top<TillDialog>());
    QVERIFY(desk.cell(1, 0).startsWith(u"Tea room"_s));
    QVERIFY(desk.cell(1, 1).contains(till.posId) || desk.cell(1, 1).contains(place->itemText(1)));
}

void TestSettingsTills::removesARevokedTillAfterAQuestion()
{
    TillsDesk desk;
    const TillId old = desk.tills.add(u"Old laptop"_s, 20s);
    desk.tills.all.first().revokedAt = desk.clock.now();
    Q_EMIT desk.tills.changed();
    desk.settle();
    desk.select(old);
    QVERIFY(!desk.button(u"revokeTill"_s)->isVisible());
    desk.table()->setFocus();
    QTest::keyClick(desk.table(), Qt::Key_Delete);
    QVERIFY(test::showsText(desk.top<QuestionDialog>(), u"Remove “Old laptop”?"_s));
    desk.confirm(u"confirmRemoveTill"_s);
    QVERIFY(desk.tills.calls.contains(u"remove t1"_s));
    QVERIFY(desk.tills.all.isEmpty());
}

void TestSettingsTills::saysThatATillIsTooOld()
{
    TillsDesk desk;
    const TillId left = desk.tills.add(u"Counter left"_s, 20s);
    desk.tills.now.tooOld << left;
    Q_EMIT desk.tills.changed();
    desk.settle();
    QCOMPARE(desk.cell(1, 2), u"Too old"_s);
}

void TestSettingsTills::showsTheLogOfTheTills()
{
    TillsDesk desk;
    desk.tills.add(u"Counter left"_s, 20s);
    desk.settle();
    desk.press(u"tillsLog"_s);
    QCOMPARE(desk.window->place(), Place::Activity);
    auto *log = desk.window->findChild<ActivityView *>();
    QVERIFY(log->presenter().isChosen(AuditGroup::Settings));
}

void TestSettingsTills::revokesATillAfterAQuestion()
{
    TillsDesk desk;
    const TillId left = desk.tills.add(u"Counter left"_s, 20s);
    desk.settle();
    desk.select(left);
    desk.press(u"revokeTill"_s);
    QVERIFY(test::showsText(desk.top<QuestionDialog>(), u"Revoke “Counter left”?"_s));
    QVERIFY(!desk.tills.calls.contains(u"revoke t1"_s));
    desk.confirm(u"confirmRevokeTill"_s);
    QVERIFY(desk.tills.calls.contains(u"revoke t1"_s));
    QCOMPARE(desk.cell(1, 2), u"Revoked"_s);
}

void TestSettingsTills::revokesWithTheDeleteKey()
{
    TillsDesk desk;
    const TillId left = desk.tills.add(u"Counter left"_s, 20s);
    desk.settle();
    desk.select(left);
    desk.table()->setFocus();
    QTest::keyClick(desk.table(), Qt::Key_Delete);
    QVERIFY(desk.top<QuestionDialog>());
    desk.confirm(u"confirmRevokeTill"_s);
    QVERIFY(desk.tills.all.first().revokedAt);
}

void TestSettingsTills::saysWhatThePersonMayNotDo()
{
    TillsDesk desk;
    const TillId left = desk.tills.add(u"Counter left"_s, 20s);
    desk.settle();
    desk.select(left);
    desk.tills.error = Error{ErrorCode::AccessDenied, u"role"_s};
    desk.press(u"revokeTill"_s);
    desk.confirm(u"confirmRevokeTill"_s);
    QVERIFY(!desk.tills.all.first().revokedAt);
    desk.tills.error.reset();
    desk.press(u"changeTill"_s);
    desk.tills.error = Error{ErrorCode::AccessDenied, u"role"_s};
    auto *dialog = desk.top<TillDialog>();
    dialog->findChild<QLineEdit *>(u"name"_s)->setText(u"x"_s);
    dialog->findChild<QPushButton *>(u"saveTill"_s)->click();
    desk.settle();
    QCOMPARE(desk.tills.all.first().name, u"Counter left"_s);
    QVERIFY(test::showsText(dialog, Text::sentence(*desk.tills.error)));
}

TILLDESK_TEST(TestSettingsTills, QApplication)
#include "tst_settings_tills.moc"
