#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/models/settings/settings_staff.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/settings_view.h"
#include "ui/widgets/settings/staff_member_dialog.h"

#include <QComboBox>
#include <QPushButton>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace tilldesk::ui;

namespace {

/// The window at Settings > Staff.
struct StaffDesk : Desk {
    explicit StaffDesk(bool hasStaff = true)
    {
        if (hasStaff) {
            sofie = staff.hire(u"Sofie Janssens"_s, StaffRole::Owner, u"4711"_s);
            anna = staff.hire(u"Anna De Smet"_s, StaffRole::Cashier, u"2468"_s);
            staff.roleLimits = {
                {StaffRole::Manager, {Amount::fromCents(50000), Amount::fromCents(150000)}},
                {StaffRole::Cashier, {Amount::fromCents(5000), Amount::fromCents(15000)}}};
            staff.open(sofie);
        }
        (void)QTest::qWaitForWindowActive(window.get());
        window->goTo(Place::Settings);
        find<SettingsView>()->goTo(SettingsPageId::Staff);
        settle();
    }
    [[nodiscard]] TextTableView *people() const { return find<TextTableView>(u"people"_s); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return people()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] StaffMemberDialog *dialog() const { return top<StaffMemberDialog>(); }
    void click(const QString &name)
    {
        for (auto *button : window->findChildren<QPushButton *>(name)) {
            if (button->isVisible()) // other pages have a button "save" too
                button->click();
        }
        settle();
    }
    void clickInDialog(const QString &name)
    {
        dialog()->findChild<QPushButton *>(name)->click();
        settle();
    }
    void edit(const StaffId &id)
    {
        people()->select(id.text());
        Q_EMIT people()->activated(people()->currentIndex()); // Enter, or a double click
        settle();
    }

    StaffId sofie;
    StaffId anna;
};

} // namespace

/// Settings > Staff.
class TestSettingsStaff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void listsPeopleWithTheStateOfTheirPins();
    void saysWhatAnEmptyShopCanDo();
    void addsSomebodyAndShowsThePinOnce();
    void changesNameAndRole();
    void saysWhatTheCoreRefuses_data();
    void saysWhatTheCoreRefuses();
    void setsAndRemovesThePasswordForAnotherComputer();
    void unblocksAndRecordsWhoLeft();
    void showsWhatEachRoleMayDo();
    void setsTheLimitsOfRefunds();
    void refusesADayBelowOneRefund();
};

void TestSettingsStaff::listsPeopleWithTheStateOfTheirPins()
{
    StaffDesk desk;
    QVERIFY(desk.cell(0, 0).startsWith(u"Sofie Janssens"_s));
    QCOMPARE(desk.cell(0, 1), u"Owner"_s);
    QCOMPARE(desk.cell(0, 2), u"Now"_s);
    QCOMPARE(desk.cell(1, 2), u"Never"_s);
    QCOMPARE(desk.cell(1, 3), u"PIN set"_s);
    StaffMember member = desk.staff.people[1];
    const Timestamp now = desk.clock.now();
    member.blockedUntil = now + 1min;
    QVERIFY(SettingsStaff::pinOf(member, now).text.startsWith(u"Blocked until "_s));
    QCOMPARE(SettingsStaff::pinOf(member, now + 1min).text, u"PIN set"_s);
    member.pin = PinState::Temporary;
    QCOMPARE(SettingsStaff::pinOf(member, now + 1min).text, u"Temporary until sign-in"_s);
    member.leftAt = now;
    QCOMPARE(SettingsStaff::pinOf(member, now).text, u"No access"_s);
}

void TestSettingsStaff::saysWhatAnEmptyShopCanDo()
{
    StaffDesk desk(false);
    QVERIFY(!desk.people()->isVisible());
    QVERIFY(desk.find<QLabel>(u"staffHint"_s)->text().contains(u"Add the owner first"_s));
    desk.click(u"addMember"_s);
    QCOMPARE(desk.dialog()->findChild<QComboBox *>()->currentText(), u"Owner"_s);
}

void TestSettingsStaff::addsSomebodyAndShowsThePinOnce()
{
    StaffDesk desk;
    desk.click(u"addMember"_s);
    QVERIFY(!desk.dialog()->findChild<QPushButton *>(u"saveMember"_s)->isEnabled());
    desk.dialog()->findChild<QLineEdit *>(u"name"_s)->setText(u"  Youssef   Amrani "_s);
    desk.clickInDialog(u"saveMember"_s);
    desk.settle();
    QCOMPARE(desk.staff.people.last().name, u"Youssef Amrani"_s);
    QCOMPARE(desk.staff.people.last().role, StaffRole::Cashier);
    QVERIFY(showsText(desk.dialog(), u"Give this PIN to Youssef."_s));
    QVERIFY(desk.staff.calls.contains(u"givePin Youssef Amrani"_s));
    desk.clickInDialog(u"pinDone"_s);
    QVERIFY(!desk.dialog());
    QCOMPARE(desk.cell(2, 3), u"Temporary until sign-in"_s);
    desk.edit(desk.staff.people.last().id);
    QVERIFY(!showsText(desk.dialog(), desk.staff.temporaryPin)); // never shown again
}

void TestSettingsStaff::changesNameAndRole()
{
    StaffDesk desk;
    desk.edit(desk.anna);
    desk.dialog()->findChild<QLineEdit *>(u"name"_s)->setText(u"Anna Desmet"_s);
    auto *role = desk.dialog()->findChild<QComboBox *>();
    role->setCurrentIndex(role->findText(u"Manager"_s));
    desk.clickInDialog(u"saveMember"_s);
    QVERIFY(!desk.dialog());
    QCOMPARE(desk.staff.people[1].name, u"Anna Desmet"_s);
    QCOMPARE(desk.staff.people[1].role, StaffRole::Manager);
    QCOMPARE(desk.cell(1, 1), u"Manager"_s);
}

void TestSettingsStaff::saysWhatTheCoreRefuses_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("words");
    QTest::newRow("last owner") << u"role"_s << u"The shop needs an owner."_s;
    QTest::newRow("same name") << u"name"_s << u"There is a Anna D. already; add a letter."_s;
    QTest::newRow("no PIN of an owner") << u"pin"_s << u"An owner needs a PIN first."_s;
}

void TestSettingsStaff::saysWhatTheCoreRefuses()
{
    QFETCH(QString, field);
    QFETCH(QString, words);
    StaffDesk desk;
    desk.edit(desk.anna);
    desk.dialog()->findChild<QLineEdit *>(u"name"_s)->setText(u"Anna Dam"_s);
    desk.staff.error = Error{ErrorCode::FieldInvalid, u"no"_s, field};
    desk.clickInDialog(u"saveMember"_s);
    QVERIFY(desk.dialog());
    QVERIFY(showsText(desk.dialog(), words));
}

void TestSettingsStaff::setsAndRemovesThePasswordForAnotherComputer()
{
    StaffDesk desk;
    desk.edit(desk.anna);
    auto *field = desk.dialog()->findChild<QLineEdit *>(u"memberPassword"_s);
    auto *set = desk.dialog()->findChild<QPushButton *>(u"setPassword"_s);
    auto *remove = desk.dialog()->findChild<QPushButton *>(u"removePassword"_s);
    QCOMPARE(field->echoMode(), QLineEdit::Password);
    QVERIFY(!set->isEnabled() && !remove->isEnabled());
    field->setText(u"too short"_s);
    desk.clickInDialog(u"setPassword"_s);
    QVERIFY(showsText(desk.dialog(), u"A password has 10 to 128 characters."_s));
    field->setText(u"a long password"_s);
    desk.clickInDialog(u"setPassword"_s);
    QCOMPARE(desk.staff.password, u"a long password"_s);
    QVERIFY(field->text().isEmpty()); // never shown again
    QCOMPARE(field->placeholderText(), u"A password is set"_s);
    QVERIFY(remove->isEnabled());
    desk.clickInDialog(u"removePassword"_s);
    QVERIFY(!desk.staff.people[1].hasPassword);
    QCOMPARE(field->placeholderText(), u"Not set"_s);
}

void TestSettingsStaff::unblocksAndRecordsWhoLeft()
{
    StaffDesk desk;
    desk.staff.people[1].blockedUntil = desk.clock.now() + 5min;
    Q_EMIT desk.staff.changed();
    desk.edit(desk.anna);
    desk.clickInDialog(u"unblockMember"_s);
    QVERIFY(!desk.staff.people[1].blockedUntil);
    desk.clickInDialog(u"memberLeft"_s);
    Desk::top<QuestionDialog>()->findChild<QPushButton *>(u"confirmLeft"_s)->click();
    desk.settle();
    QVERIFY(desk.staff.people[1].leftAt.has_value());
    QVERIFY(!desk.dialog());
    QCOMPARE(desk.cell(1, 3), u"No access"_s); // stays in the list
    QCOMPARE(desk.cell(1, 4), QString());      // nothing to edit
    desk.edit(desk.anna);
    QVERIFY(!desk.dialog());
}

void TestSettingsStaff::showsWhatEachRoleMayDo()
{
    StaffDesk desk;
    const auto *roles = desk.find<TextTableView>(u"roles"_s)->model();
    QCOMPARE(roles->columnCount(), 5);
    const int last = roles->rowCount() - 1;
    QCOMPARE(roles->index(last, 0).data().toString(),
             u"Settings, staff, tills, keys and backups"_s);
    QVERIFY(roles->index(last, 1).data().toString().startsWith(u'✓'));
    const QModelIndex cell = roles->index(last, 3);
    QCOMPARE(cell.data().toString(), u"–"_s);
    QVERIFY(cell.data(Qt::AccessibleTextRole).toString().contains(u"not allowed"_s));
}

void TestSettingsStaff::setsTheLimitsOfRefunds()
{
    StaffDesk desk;
    auto *one = desk.find<QLineEdit>(u"cashierRefund"_s);
    QCOMPARE(one->text(), u"50.00"_s);
    one->setText(u"0"_s);
    desk.find<QLineEdit>(u"managerDay"_s)->clear(); // no limit
    desk.click(u"save"_s);
    QCOMPARE(desk.staff.roleLimits[StaffRole::Cashier].perRefund, Amount());
    QCOMPARE(desk.staff.roleLimits[StaffRole::Manager].perDay, std::nullopt);
    QCOMPARE(desk.staff.calls.filter(u"setLimits"_s).size(), 2);
}

void TestSettingsStaff::refusesADayBelowOneRefund()
{
    StaffDesk desk;
    desk.find<QLineEdit>(u"cashierDay"_s)->setText(u"49.99"_s);
    QVERIFY(showsText(desk.find<SettingsView>(), u"Less than one refund."_s));
    desk.click(u"save"_s); // disabled
    QVERIFY(desk.staff.calls.filter(u"setLimits"_s).isEmpty());
    desk.click(u"discard"_s);
    QCOMPARE(desk.find<QLineEdit>(u"cashierDay"_s)->text(), u"150.00"_s);
}

TILLDESK_TEST(TestSettingsStaff, QApplication)
#include "tst_settings_staff.moc"
