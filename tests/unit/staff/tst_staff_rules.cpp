#include "core/domain/permissions.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

/// The rules of PINs, names and permissions.
class TestStaffRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksPins_data();
    void checksPins();
    void waitsLongerAfterEachBlock();
    void shortensNames();
    void hasTheTableOfThePicture_data();
    void hasTheTableOfThePicture();
    void letsNobodyGiveACommandThatTheRoleLacks();
};

void TestStaffRules::checksPins_data()
{
    QTest::addColumn<QString>("pin");
    QTest::addColumn<bool>("isFine");
    const auto add = [](const char *pin, bool isFine) {
        QTest::newRow(pin) << QString::fromLatin1(pin) << isFine;
    };
    add("4711", true);
    add("19283746", true);
    add("1357", true);
    add("471", false);
    add("471147114", false);
    add("47a1", false);
    add(" 4711", false);
    add("0000", false);
    add("77777777", false);
    add("1234", false);
    add("456789", false);
    add("9876", false);
    add("1212", false);
    add("909090", false);
    QTest::newRow("digits of another script") << u"٤٧١١"_s << false;
}

void TestStaffRules::checksPins()
{
    QFETCH(QString, pin);
    QFETCH(bool, isFine);
    const auto checked = checkPin(pin);
    QCOMPARE(checked.has_value(), isFine);
    if (!isFine)
        QCOMPARE(checked.error().field, u"pin"_s);
}

void TestStaffRules::waitsLongerAfterEachBlock()
{
    using std::chrono::minutes;
    QCOMPARE(blockAfter(0), minutes(1));
    QCOMPARE(blockAfter(1), minutes(5));
    QCOMPARE(blockAfter(2), minutes(15));
    QCOMPARE(blockAfter(50), minutes(15));
}

void TestStaffRules::shortensNames()
{
    QCOMPARE(shortStaffName(u"Anna De Smet"_s), u"Anna D."_s);
    QCOMPARE(shortStaffName(u" anna  d "_s), u"anna D."_s);
    QCOMPARE(shortStaffName(u"Anna"_s), u"Anna"_s);
}

void TestStaffRules::hasTheTableOfThePicture_data()
{
    QTest::addColumn<Permission>("permission");
    QTest::addColumn<QString>("roles"); ///< first letters of those that have it
    const auto add = [](const char *name, Permission permission, const QString &roles) {
        QTest::newRow(name) << permission << roles;
    };
    add("take payments", Permission::TakePayments, u"omc"_s);
    add("cancel", Permission::CancelPayments, u"omc"_s);
    add("look up", Permission::LookUpPayments, u"omcb"_s);
    add("close the day", Permission::CloseDay, u"omc"_s);
    add("payouts and reports", Permission::SeePayouts, u"omb"_s);
    add("exports", Permission::Export, u"omb"_s);
    add("activity", Permission::SeeActivity, u"omb"_s);
    add("approve", Permission::ApproveRefunds, u"om"_s);
    add("account numbers", Permission::SeeAccountNumbers, u"om"_s);
    add("acknowledge", Permission::Acknowledge, u"om"_s);
    add("settings", Permission::ChangeSettings, u"o"_s);
    add("keys", Permission::ManageKeys, u"o"_s);
    add("staff", Permission::ManageStaff, u"o"_s);
    add("tills", Permission::ManageTills, u"o"_s);
    add("backups", Permission::KeepSafe, u"o"_s);
}

void TestStaffRules::hasTheTableOfThePicture()
{
    QFETCH(Permission, permission);
    QFETCH(QString, roles);
    for (const StaffRole role : kStaffRoles)
        QCOMPARE(kRolePermissions.allows(role, permission),
                 roles.contains(QString(toText(role)).first(1)));
}

void TestStaffRules::letsNobodyGiveACommandThatTheRoleLacks()
{
    int refusals = 0;
    for (const StaffCommand command : enumerators<StaffCommand>()) {
        QVERIFY(!toText(command).isEmpty());
        for (const StaffRole role : kStaffRoles) {
            QCOMPARE(mayGive(role, command), kRolePermissions.allows(role, permissionOf(command)));
            refusals += mayGive(role, command) ? 0 : 1;
        }
        QVERIFY(mayGive(StaffRole::Owner, command));
    }
    QVERIFY(refusals > 40);
}

TILLDESK_TEST(TestStaffRules, QCoreApplication)
#include "tst_staff_rules.moc"
