#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/switch.h"

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

namespace {

struct CompatibleDesk : SettingsDesk {
    CompatibleDesk() : SettingsDesk(SettingsPageId::Compatible) {}

    [[nodiscard]] bool isExtended() const
    {
        return field<QComboBox>(u"callbackHeader"_s)->currentData().toInt()
            == int(CallbackHeader::Extended);
    }
};

} // namespace

/// The settings page that sets everything an existing client of the interface expects.
class TestSettingsCompatible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsWhatHolds();
    void savesAllAtOnce();
    void savesTheNamesAlone();
    void savesTheProfileAlone();
    void refusesNames_data();
    void refusesNames();
    void keepsWhatIsFilledInWhenItIsRefused();
    void leavesTheProfileWhenTheNamesAreRefused();
    void discards();
};

void TestSettingsCompatible::showsWhatHolds()
{
    CompatibleDesk desk;
    QCOMPARE(desk.field<QLineEdit>(u"issuer"_s)->text(), u"Tilldesk"_s);
    QCOMPARE(desk.field<QLineEdit>(u"claimNamespace"_s)->text(), u"https://tilldesk.invalid"_s);
    QVERIFY(!desk.isExtended());
    QVERIFY(!desk.field<Switch>(u"refundsAcceptApiKey"_s)->isChecked());
    QVERIFY(desk.button(u"fillIn"_s)->isEnabled());
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsCompatible::savesAllAtOnce()
{
    CompatibleDesk desk;
    desk.fill(u"issuer"_s, u" Example Pay "_s);
    desk.fill(u"claimNamespace"_s, u"https://claims.example"_s);
    desk.press(u"fillIn"_s);
    QVERIFY(desk.isExtended());
    QVERIFY(desk.field<Switch>(u"refundsAcceptApiKey"_s)->isChecked());
    QVERIFY(!desk.button(u"fillIn"_s)->isEnabled());
    QVERIFY(desk.page()->isChanged());
    desk.press(u"save"_s);
    QCOMPARE(desk.endpoint.wantedNames,
             ServiceNames(u"Example Pay"_s, u"https://claims.example"_s));
    QCOMPARE(desk.profile(0).callbackHeader, CallbackHeader::Extended);
    QVERIFY(desk.profile(0).refundsAcceptApiKey);
    QCOMPARE(desk.profile(1).callbackHeader, CallbackHeader::Specified);
    QVERIFY(desk.shows(u"Saved"_s));
    QVERIFY(!desk.page()->isChanged());
}

void TestSettingsCompatible::savesTheNamesAlone()
{
    CompatibleDesk desk;
    desk.merchants.error = Error{ErrorCode::Storage, {}, {}};
    desk.fill(u"issuer"_s, u"Example Pay"_s);
    desk.press(u"save"_s); // only the names are saved, not the profile
    QCOMPARE(desk.endpoint.wantedNames.issuer(), u"Example Pay"_s);
    QVERIFY(!desk.page()->isChanged());
}

void TestSettingsCompatible::savesTheProfileAlone()
{
    CompatibleDesk desk;
    desk.endpoint.namesError = Error{ErrorCode::Storage, {}, {}};
    desk.press(u"fillIn"_s);
    desk.press(u"save"_s); // only the profile is saved, not the names
    QCOMPARE(desk.profile(0).callbackHeader, CallbackHeader::Extended);
    QVERIFY(!desk.page()->isChanged());
}

void TestSettingsCompatible::refusesNames_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const QString address = u"without a slash at the end"_s;
    QTest::newRow("no issuer") << u"issuer"_s << QString() << QString();
    QTest::newRow("long issuer") << u"issuer"_s << QString(101, u'x') << u"At most 100"_s;
    QTest::newRow("no namespace") << u"claimNamespace"_s << QString() << QString();
    QTest::newRow("http") << u"claimNamespace"_s << u"http://claims.example"_s << address;
    QTest::newRow("slash") << u"claimNamespace"_s << u"https://claims.example/"_s << address;
    QTest::newRow("no address") << u"claimNamespace"_s << u"claims"_s << address;
}

void TestSettingsCompatible::refusesNames()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    QFETCH(QString, says);
    CompatibleDesk desk;
    desk.fill(field, text);
    QVERIFY(says.isEmpty() || desk.shows(says));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsCompatible::keepsWhatIsFilledInWhenItIsRefused()
{
    CompatibleDesk desk;
    desk.endpoint.namesError = Error{ErrorCode::FieldInvalid, u"must be one line"_s, u"issuer"_s};
    desk.fill(u"issuer"_s, u"Example Pay"_s);
    desk.press(u"save"_s);
    QVERIFY(desk.shows(u"The name must be on one line."_s));
    QCOMPARE(desk.field<QLineEdit>(u"issuer"_s)->text(), u"Example Pay"_s);
    QVERIFY(desk.page()->isChanged());
}

void TestSettingsCompatible::leavesTheProfileWhenTheNamesAreRefused()
{
    CompatibleDesk desk;
    desk.endpoint.namesError = Error{ErrorCode::Storage, {}, {}};
    desk.fill(u"issuer"_s, u"Example Pay"_s);
    desk.press(u"fillIn"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.profile(0).callbackHeader, CallbackHeader::Specified);
    QVERIFY(desk.page()->isChanged());
}

void TestSettingsCompatible::discards()
{
    CompatibleDesk desk;
    desk.fill(u"issuer"_s, u"Example Pay"_s);
    desk.press(u"fillIn"_s);
    desk.press(u"discard"_s);
    QCOMPARE(desk.field<QLineEdit>(u"issuer"_s)->text(), u"Tilldesk"_s);
    QVERIFY(!desk.isExtended());
    QVERIFY(!desk.page()->isChanged());
}

TILLDESK_TEST(TestSettingsCompatible, QApplication)
#include "tst_settings_compatible.moc"
