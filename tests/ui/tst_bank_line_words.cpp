#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/models/common/bank_line_words.h"
#include "ui/widgets/settings/profile_switcher.h"

#include <QApplication>
#include <QMenu>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

class TestBankLineWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void marksWhatTheBankLineCutsOff();
    void namesWhatBanksRefuse();
    void neverTakesTypedTextForMarkup();
    void saysHowMuchOfAShopsNameIsSeen();
    void saysHowBanksWriteTheMerchant();
    void foreseesThePayoutsText();
    void warnsOfBulkIdsOfDifferentLengths();
    void warnsWhileAProfileIsEdited();
    void comparesOnlyWithOtherProfilesOfTheMerchant();
    void cutsTheNameShownToCustomers();
    void cutsTheShopNameOfAPointOfSale();
};

void TestBankLineWords::marksWhatTheBankLineCutsOff()
{
    QVERIFY(BankLineWords::description({}).text.isEmpty());
    QVERIFY(BankLineWords::description(u"  "_s).text.isEmpty());
    const BankLineNote fits = BankLineWords::description(u"2 sourdough"_s);
    QCOMPARE(fits.text, u"Remittance text on the statement: “2 sourdough”"_s);
    QCOMPARE(fits.html, fits.text);
    QVERIFY(!fits.isProblem);
    const BankLineNote cut =
        BankLineWords::description(u"2 sourdough, 1 tart, 12 croissants for Saturday"_s);
    QCOMPARE(
        cut.html,
        u"Remittance text on the statement: “2 sourdough, 1 tart, 12 croissants <s>for Saturday</s>”"_s);
    QCOMPARE(cut.text,
             u"Remittance text on the statement: “2 sourdough, 1 tart, 12 croissants ”; "
             "the bank cuts off “for Saturday”"_s);
}

void TestBankLineWords::namesWhatBanksRefuse()
{
    const BankLineNote one = BankLineWords::description(u"Bread & butter & jam"_s);
    QCOMPARE(one.text, u"Banks do not accept the character “&”."_s);
    QVERIFY(one.isProblem);
    QCOMPARE(BankLineWords::description(u"50 % off #1"_s).text,
             u"Banks do not accept the characters “%”, “#”."_s);
}

void TestBankLineWords::neverTakesTypedTextForMarkup()
{
    const BankLineNote note = BankLineWords::description(u"<b>bold</b>"_s);
    QVERIFY(!note.html.contains(u'<'));
    QVERIFY(note.text.contains(u"“<”, “>”"_s));
}

void TestBankLineWords::saysHowMuchOfAShopsNameIsSeen()
{
    QCOMPARE(BankLineWords::shopName({}), u"23 characters fit into the remittance text"_s);
    QCOMPARE(BankLineWords::shopName(u"Bakkerij Janssens Markt"_s),
             u"23 characters fit into the remittance text"_s);
    QCOMPARE(BankLineWords::shopName(u"Bakkerij Janssens Markt 1"_s),
             u"Remittance text on the statement: “Bakkerij Janssens Markt”"_s);
    QCOMPARE(BankLineWords::shopName(u"Zoe & Fils"_s),
             u"Remittance text on the statement: “Zoe + Fils”"_s);
    QCOMPARE(BankLineWords::shopName(u"Café Zoé & Fils"_s),
             u"Remittance text on the statement: “Café Zoé + Fils”; at banks that know basic "
             "letters only: “Cafe Zoe + Fils”"_s);
}

void TestBankLineWords::saysHowBanksWriteTheMerchant()
{
    QCOMPARE(BankLineWords::merchantName({}), u"The name that staff and customers read"_s);
    QCOMPARE(BankLineWords::merchantName({.name = u"Janssens"_s}),
             u"The name that staff and customers read"_s);
    QCOMPARE(BankLineWords::merchantName({.name = u"Zoe & Fils"_s}), u"Banks write “Zoe + Fils”"_s);
    QCOMPARE(BankLineWords::merchantName({.name = u"Café Zoé & Fils"_s}),
             u"Banks write “Café Zoé + Fils”, or in basic letters “Cafe Zoe + Fils”"_s);
}

void TestBankLineWords::foreseesThePayoutsText()
{
    Profile profile = test::someProfiles().first().profile;
    profile.bulkId = u"webshop"_s;
    const QString text = BankLineWords::payouts(profile, QDate(2026, 11, 20));
    QVERIFY(
        text.endsWith(u": 20261120-xxxxxxxxxxxxxxxxxxxxxxxx-webshop-6a0b1c2d3e4f5a6b7c8d9e00"_s));
    profile.merchantId = MerchantId(QString(120, u'm'));
    QVERIFY(BankLineWords::payouts(profile, QDate(2026, 11, 20))
                .endsWith(u"The text has 162 characters, but banks transmit 140, so the end "
                          "may be missing."_s));
}

void TestBankLineWords::warnsOfBulkIdsOfDifferentLengths()
{
    QVERIFY(BankLineWords::bulkIdWarning({u"shop"_s, u"till"_s, u""_s}).isEmpty());
    QVERIFY(BankLineWords::bulkIdWarning({u"webshop"_s, u"tills"_s, u"tent"_s})
                .startsWith(u"The batch IDs of this merchant's profiles have from 4 to 7 "
                            "characters."_s));
}

void TestBankLineWords::warnsWhileAProfileIsEdited()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    auto *warning = desk.field<QLabel>(u"bulkWarning"_s);
    auto *line = desk.field<QLabel>(u"payoutLine"_s);
    QVERIFY(!warning->isVisible());
    QVERIFY(line->text().contains(u"-NONE-"_s));
    desk.merchants.entries[1].profile.bulkId = u"tills1"_s;
    desk.window->activateWindow();
    QTest::keyClick(desk.window.get(), Qt::Key_F5);
    desk.settle();
    desk.fill(u"bulkId"_s, u"shop1"_s);
    QVERIFY(warning->isVisible());
    QVERIFY(warning->text().contains(u"from 5 to 6 characters"_s));
    QVERIFY(line->text().contains(u"-shop1-"_s));
    desk.fill(u"bulkId"_s, u"shop01"_s);
    QVERIFY(!warning->isVisible());
}

void TestBankLineWords::comparesOnlyWithOtherProfilesOfTheMerchant()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.merchants.entries[0].profile.bulkId = u"old"_s; // the stored bulk id, before the edit
    ProfileEntry other = desk.merchants.entries[1];
    other.merchant.id = other.profile.merchantId = MerchantId(u"6a0b1c2d3e4f5a6b7c8d9eff"_s);
    other.profile.id = ProfileId(u"6a0b1c2d3e4f5a6b7c8d9efe"_s);
    other.profile.bulkId = u"another"_s;
    desk.merchants.entries << other;
    QTest::keyClick(desk.window.get(), Qt::Key_F5);
    desk.settle();
    desk.fill(u"bulkId"_s, u"shop01"_s);
    QVERIFY(desk.field<QLabel>(u"payoutLine"_s)->text().contains(u"-shop01-"_s));
    QVERIFY(!desk.field<QLabel>(u"bulkWarning"_s)->isVisible());
}

void TestBankLineWords::cutsTheNameShownToCustomers()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    QVERIFY(desk.shows(u"23 characters fit into the remittance text"_s));
    desk.fill(u"creditorName"_s, u"Bakkerij Janssens Antwerpen"_s);
    QVERIFY(desk.shows(u"Remittance text on the statement: “Bakkerij Janssens Antwe”"_s));
    desk.fill(u"creditorName"_s, u"Zoe & Fils"_s);
    QVERIFY(desk.shows(u"Remittance text on the statement: “Zoe + Fils”"_s));
    QVERIFY(desk.button(u"save"_s)->isEnabled());
    desk.press(u"save"_s);
    QCOMPARE(desk.profile(0).creditorName, u"Zoe & Fils"_s);
    desk.fill(u"name"_s, u"Zoe & Co"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.field<ProfileSwitcher>(u"profileSwitcher"_s)->text(), u"Zoe && Co"_s);
}

void TestBankLineWords::cutsTheShopNameOfAPointOfSale()
{
    SettingsDesk desk(SettingsPageId::PointsOfSale);
    for (QAction *action : desk.field<ProfileSwitcher>(u"profileSwitcher"_s)->menu()->actions()) {
        if (action->text() == u"Tills"_s)
            action->trigger();
    }
    desk.settle();
    desk.fill(u"shopName"_s, u"Bakkerij Janssens op de Markt"_s);
    QVERIFY(desk.shows(u"Remittance text on the statement: “Bakkerij Janssens op de”"_s));
}

TILLDESK_TEST(TestBankLineWords, QApplication)
#include "tst_bank_line_words.moc"
