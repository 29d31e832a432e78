#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/profile_switcher.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

namespace {

/// Chooses the entry of the page title's profile menu that begins with `words`.
void chooseProfile(const SettingsDesk &desk, const QString &words)
{
    for (QAction *action : desk.field<ProfileSwitcher>(u"profileSwitcher"_s)->menu()->actions()) {
        if (action->isSeparator() || !action->text().startsWith(words))
            continue;
        action->trigger();
        QCoreApplication::processEvents();
        return;
    }
    QFAIL(qPrintable(words));
}

/// Returns whether a field is where the page is scrolled to, whole.
bool isInSight(const SettingsDesk &desk, const QString &key)
{
    const auto *field = desk.field<QWidget>(key);
    return field->visibleRegion().boundingRect() == field->rect();
}

QString textOf(const SettingsDesk &desk, const QString &key)
{
    return desk.field<QLineEdit>(key)->text();
}

} // namespace

class TestSettingsProfiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsEveryFieldOfTheProfile();
    void savesEveryField();
    void savesNothingUntilSomethingIsChangedAndRight();
    void putsBlanksIntoTheAccountWhileItIsTyped();
    void checksTheAccountWhileItIsTyped();
    void checksTheAddresses();
    void saysWhetherBulkIdsAreOfOneLength();
    void putsTheServicesRefusalBesideTheField();
    void saysWhyItCouldNotSave();
    void discardsWhatWasChanged();
    void keepsWhatIsFilledInWhileOthersChangeTheProfile();
    void keepsWhatIsFilledInOnAnotherPageAndMarksIt();
    void asksBeforeAnotherProfileTakesItsPlace();
    void asksBeforeTheWindowCloses();
    void renamesAMerchantAndTakesItsDetails();
    void keepsUnsavedDetailsWhenAnotherMerchantIsChosen();
    void addsAMerchantAndItsFirstProfile();
    void saysThatThereIsNoMerchantYet();
    void saysThatTheProfilesCannotBeRead();
    void isUsedWithTheKeyboardOnly();
    void scrollsToTheSectionOfATab();
    void marksTheTabOfTheSectionThatIsScrolledTo();
    void hasNoTabsBeforeAProfileIsStored();
};

void TestSettingsProfiles::showsEveryFieldOfTheProfile()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    QVERIFY(desk.shows(desk.profile(0).id.text()));
    QCOMPARE(textOf(desk, u"name"_s), u"Webshop"_s);
    QCOMPARE(textOf(desk, u"creditorName"_s), u"Bakkerij Janssens"_s);
    QCOMPARE(textOf(desk, u"iban"_s), u"BE68 5390 0754 7034"_s);
    QCOMPARE(desk.field<QComboBox>(u"channel"_s)->currentText(), u"Online"_s);
    QVERIFY(desk.field<Switch>(u"isOpen"_s)->isChecked());

    chooseProfile(desk, u"Market stall (closed)"_s);
    QCOMPARE(textOf(desk, u"name"_s), u"Market stall"_s);
    QVERIFY(!desk.field<Switch>(u"isOpen"_s)->isChecked());
}

void TestSettingsProfiles::savesEveryField()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.fill(u"name"_s, u"Shop"_s);
    desk.merchants.entries[0].profile.jwksUrl = u"https://shop.example/keys"_s;
    Q_EMIT desk.merchants.changed();
    desk.settle();
    desk.fill(u"creditorName"_s, u"Janssens"_s);
    desk.fill(u"iban"_s, u"be71096123456769"_s);
    desk.field<QComboBox>(u"channel"_s)->setCurrentIndex(2);
    desk.fill(u"bulkId"_s, u"shop"_s);
    desk.fill(u"callbackUrl"_s, u"https://shop.example/a"_s);
    desk.fill(u"identifyCallbackUrl"_s, u"https://shop.example/b"_s);
    desk.field<QComboBox>(u"callbackHeader"_s)->setCurrentIndex(1);
    for (const QString &key :
         {u"isOpen"_s, u"allowsLoopbackCallbacks"_s, u"allowsPrivateCallbacks"_s,
          u"hasSynchronousCallback"_s, u"allowsRefunds"_s, u"refundsAcceptApiKey"_s,
          u"asksAcknowledgement"_s})
        desk.field<Switch>(key)->click();
    desk.press(u"save"_s);

    Profile expected = test::someProfiles().first().profile;
    expected.name = u"Shop"_s;
    expected.creditorName = u"Janssens"_s;
    expected.iban = u"BE71096123456769"_s;
    expected.channel = PaymentChannel::Invoice;
    expected.bulkId = u"shop"_s;
    expected.callbackUrl = u"https://shop.example/a"_s;
    expected.identifyCallbackUrl = u"https://shop.example/b"_s;
    expected.callbackHeader = CallbackHeader::Extended;
    expected.isOpen = false;
    expected.allowsLoopbackCallbacks = expected.allowsRefunds = true;
    expected.allowsPrivateCallbacks = expected.hasSynchronousCallback = true;
    expected.refundsAcceptApiKey = expected.asksAcknowledgement = true;
    expected.jwksUrl = u"https://shop.example/keys"_s; // set on another page: kept
    QCOMPARE(desk.profile(0), expected);
    QVERIFY(desk.shows(u"Saved"_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsProfiles::savesNothingUntilSomethingIsChangedAndRight()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    auto *save = desk.button(u"save"_s);
    QVERIFY(!save->isEnabled());
    QCOMPARE(save->toolTip(), u"Nothing has been changed"_s);
    desk.fill(u"name"_s, u"A&B"_s);
    QVERIFY(save->isEnabled());
    desk.fill(u"name"_s, {});
    QVERIFY(desk.shows(u"The profile needs a name."_s));
    QVERIFY(!save->isEnabled());
    QCOMPARE(save->toolTip(), u"Correct the marked fields first"_s);
    desk.fill(u"name"_s, u"A+B"_s);
    QVERIFY(save->isEnabled());
    desk.fill(u"name"_s, u"Webshop"_s); // the saved name
    QVERIFY(!save->isEnabled());
}

void TestSettingsProfiles::putsBlanksIntoTheAccountWhileItIsTyped()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.fill(u"iban"_s, u"be710961"_s);
    QCOMPARE(textOf(desk, u"iban"_s), u"BE71 0961"_s);
    auto *iban = desk.field<QLineEdit>(u"iban"_s);
    iban->setCursorPosition(2);
    QTest::keyClicks(iban, u"9"_s);
    QCOMPARE(iban->text(), u"BE97 1096 1"_s);
    QCOMPARE(iban->cursorPosition(), 3);
}

void TestSettingsProfiles::checksTheAccountWhileItIsTyped()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.fill(u"iban"_s, u"BE7109612345676"_s);
    QVERIFY(desk.shows(u"This is not a valid IBAN"_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    QTest::keyClicks(desk.field<QLineEdit>(u"iban"_s), u"9"_s);
    QVERIFY(!desk.shows(u"This is not a valid IBAN"_s));
    QVERIFY(desk.shows(u"The check digits are correct"_s));
    QVERIFY(desk.button(u"save"_s)->isEnabled());
    desk.fill(u"iban"_s, u"BE72096123456769"_s);
    QVERIFY(desk.shows(u"This is not a valid IBAN"_s));
    desk.fill(u"iban"_s, {});
    QVERIFY(desk.shows(u"Without an account the profile takes no payments"_s));
    QVERIFY(desk.button(u"save"_s)->isEnabled());
}

void TestSettingsProfiles::checksTheAddresses()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.fill(u"callbackUrl"_s, u"http://shop.example/notify"_s);
    QVERIFY(desk.shows(u"Type an https address"_s));
    desk.fill(u"callbackUrl"_s, u"http://localhost:9000/notify"_s);
    QVERIFY(desk.shows(u"This address is on this computer"_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.field<Switch>(u"allowsLoopbackCallbacks"_s)->click();
    QVERIFY(!desk.shows(u"This address is on this computer"_s));
    QVERIFY(desk.button(u"save"_s)->isEnabled());
    desk.fill(u"callbackUrl"_s, u"http://192.168.1.20/notify"_s);
    QVERIFY(desk.shows(u"This address is on a private network"_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.field<Switch>(u"allowsPrivateCallbacks"_s)->click();
    QVERIFY(desk.button(u"save"_s)->isEnabled());
    desk.fill(u"identifyCallbackUrl"_s, u"shop"_s);
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsProfiles::saysWhetherBulkIdsAreOfOneLength()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.merchants.entries[1].profile.bulkId = u"tills1"_s;
    Q_EMIT desk.merchants.changed();
    desk.settle();
    desk.fill(u"bulkId"_s, u"shop01"_s);
    QVERIFY(desk.shows(u"Same length as your other profiles"_s));
    desk.fill(u"bulkId"_s, u"shop1"_s);
    QVERIFY(desk.shows(u"Your other profiles use 6 characters"_s));
}

void TestSettingsProfiles::putsTheServicesRefusalBesideTheField()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.merchants.error = Error{ErrorCode::FieldInvalid, u"no"_s, u"bulkId"_s};
    desk.fill(u"bulkId"_s, u"shop"_s);
    desk.press(u"save"_s);
    auto *field = desk.field<QLineEdit>(u"bulkId"_s);
    QVERIFY(field->property("problem").toBool());
    QVERIFY(field->accessibleDescription().contains(u"not filled in correctly"_s));
    QVERIFY(desk.profile(0).bulkId.isEmpty());

    desk.merchants.error.reset();
    desk.fill(u"bulkId"_s, u"shop2"_s);
    QVERIFY(!field->property("problem").toBool());
    desk.press(u"save"_s);
    QCOMPARE(desk.profile(0).bulkId, u"shop2"_s);
}

void TestSettingsProfiles::saysWhyItCouldNotSave()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.merchants.error = Error{ErrorCode::Storage, u"disk"_s};
    desk.fill(u"name"_s, u"Shop"_s);
    desk.press(u"save"_s);
    QVERIFY(desk.shows(u"The data could not be read or written."_s));
    QVERIFY(!desk.shows(u"Saved"_s));
    QCOMPARE(textOf(desk, u"name"_s), u"Shop"_s);
    desk.merchants.error.reset();
    desk.press(u"save"_s);
    QVERIFY(!desk.shows(u"The data could not be read or written."_s));
    QCOMPARE(desk.profile(0).name, u"Shop"_s);
}

void TestSettingsProfiles::discardsWhatWasChanged()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.fill(u"name"_s, u"Shop"_s);
    desk.fill(u"iban"_s, u"x"_s);
    desk.press(u"discard"_s);
    QCOMPARE(textOf(desk, u"name"_s), u"Webshop"_s);
    QCOMPARE(textOf(desk, u"iban"_s), u"BE68 5390 0754 7034"_s);
    QVERIFY(!desk.button(u"discard"_s)->isEnabled());
    QCOMPARE(desk.profile(0), test::someProfiles().first().profile);
}

void TestSettingsProfiles::keepsWhatIsFilledInWhileOthersChangeTheProfile()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.merchants.entries[0].profile.name = u"Renamed"_s;
    Q_EMIT desk.merchants.changed();
    desk.settle();
    QCOMPARE(textOf(desk, u"name"_s), u"Renamed"_s);

    desk.fill(u"creditorName"_s, u"Janssens"_s);
    desk.merchants.entries[0].profile.name = u"Again"_s;
    Q_EMIT desk.merchants.changed();
    desk.settle();
    QCOMPARE(textOf(desk, u"creditorName"_s), u"Janssens"_s);
}

void TestSettingsProfiles::keepsWhatIsFilledInOnAnotherPageAndMarksIt()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.fill(u"name"_s, u"Shop"_s);
    desk.open(SettingsPageId::Appearance);
    QCOMPARE(desk.row(SettingsPageId::Profiles)->toolTip(), u"There are unsaved changes"_s);
    desk.window->goTo(Place::Payments);
    desk.open(SettingsPageId::Profiles);
    QCOMPARE(textOf(desk, u"name"_s), u"Shop"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.row(SettingsPageId::Profiles)->toolTip(), QString());
}

void TestSettingsProfiles::asksBeforeAnotherProfileTakesItsPlace()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.fill(u"name"_s, u"Shop"_s);
    chooseProfile(desk, u"Tills"_s);
    auto *question = desk.find<QuestionDialog>();
    QVERIFY(question && question->isVisible());
    QTest::keyClick(question, Qt::Key_Return); // "Keep editing" is the default
    desk.settle();
    QCOMPARE(textOf(desk, u"name"_s), u"Shop"_s);

    chooseProfile(desk, u"Tills"_s);
    desk.find<QuestionDialog>()->findChild<QPushButton *>(u"discardAll"_s)->click();
    QCOMPARE(textOf(desk, u"name"_s), u"Tills"_s);
    QCOMPARE(desk.profile(0).name, u"Webshop"_s);
}

void TestSettingsProfiles::asksBeforeTheWindowCloses()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.fill(u"name"_s, u"Shop"_s);
    QVERIFY(!desk.window->close());
    QVERIFY(desk.window->isVisible());
    desk.find<QuestionDialog>()->findChild<QPushButton *>(u"discardAll"_s)->click();
    QTRY_VERIFY((desk.settle(), desk.find<QPushButton>(u"closeAnyway"_s))); // payments are open
    desk.find<QPushButton>(u"closeAnyway"_s)->click();
    QVERIFY(!desk.window->isVisible());
}

void TestSettingsProfiles::renamesAMerchantAndTakesItsDetails()
{
    SettingsDesk desk(SettingsPageId::Merchants);
    const Merchant before = desk.merchants.entries.first().merchant;
    QCOMPARE(textOf(desk, u"name"_s), before.name);
    desk.fill(u"name"_s, u"Café Zoé & Fils"_s);
    QVERIFY(desk.shows(u"Banks write “Café Zoé + Fils”, or in basic letters “Cafe Zoe + Fils”"_s));
    desk.fill(u"companyName"_s, u"Zoé SRL"_s);
    desk.field<QPlainTextEdit>(u"address"_s)->setPlainText(u"Rue Haute 12\n1000 Bruxelles"_s);
    desk.fill(u"vatNumber"_s, u"BE0403019262"_s);
    QVERIFY(desk.shows(u"A Belgian VAT number has 10 digits after BE: the first is 0 or 1, and the "
                       "last two are check digits."_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.fill(u"vatNumber"_s, u"be 0403.019.261"_s);
    desk.press(u"save"_s);
    desk.settle();
    const Merchant wanted{.id = before.id,
                          .name = u"Café Zoé & Fils"_s,
                          .companyName = u"Zoé SRL"_s,
                          .address = u"Rue Haute 12\n1000 Bruxelles"_s,
                          .vatNumber = u"BE0403019261"_s};
    QCOMPARE(desk.merchants.entries.first().merchant, wanted);
    QVERIFY(desk.shows(u"Saved"_s));
    QVERIFY(!desk.page()->isChanged());
    auto *table = desk.page()->findChild<TextTableView *>();
    QCOMPARE(table->model()->index(0, 0).data().toString(), wanted.name);
}

void TestSettingsProfiles::keepsUnsavedDetailsWhenAnotherMerchantIsChosen()
{
    SettingsDesk desk(SettingsPageId::Merchants);
    desk.press(u"addMerchant"_s);
    desk.fill(u"name"_s, u"Frituur Nele"_s);
    desk.press(u"save"_s);
    desk.settle();
    const QString first = desk.merchants.entries.first().merchant.name;
    desk.fill(u"companyName"_s, u"Nele BV"_s);
    auto *table = desk.page()->findChild<TextTableView *>();
    table->select(desk.merchants.entries.first().merchant.id.text());
    desk.settle();
    QCOMPARE(textOf(desk, u"companyName"_s), u"Nele BV"_s);
    desk.find<QuestionDialog>()->findChild<QPushButton *>(u"discardAll"_s)->click();
    desk.settle();
    QCOMPARE(textOf(desk, u"name"_s), first);
    QVERIFY(!desk.page()->isChanged());
}

void TestSettingsProfiles::addsAMerchantAndItsFirstProfile()
{
    SettingsDesk desk(SettingsPageId::Merchants);
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.press(u"addMerchant"_s);
    QVERIFY(desk.field<QLineEdit>(u"name"_s)->hasFocus());
    desk.fill(u"name"_s, u"Frituur Nele"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.merchants.newMerchants.size(), 1);
    QVERIFY(desk.shows(u"Saved"_s));
    desk.settle();
    QCOMPARE(textOf(desk, u"name"_s), u"Frituur Nele"_s);
    auto *table = desk.page()->findChild<TextTableView *>();
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(1, 1).data().toString(), u"0"_s);

    desk.press(u"newProfile"_s);
    QCOMPARE(textOf(desk, u"creditorName"_s), u"Frituur Nele"_s);
    QVERIFY(desk.field<QLineEdit>(u"name"_s)->hasFocus());
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    QCOMPARE(desk.button(u"save"_s)->toolTip(), u"Nothing has been changed"_s);
    test::Desk::type(u"Counter"_s);
    desk.press(u"save"_s);
    desk.settle();
    const ProfileEntry added = desk.merchants.entries.last();
    QCOMPARE(added.merchant.name, u"Frituur Nele"_s);
    QCOMPARE(added.profile.name, u"Counter"_s);
    QCOMPARE(textOf(desk, u"name"_s), u"Counter"_s);
    QVERIFY(desk.shows(added.profile.id.text()));
    QVERIFY(!desk.page()->isChanged());
}

void TestSettingsProfiles::saysThatThereIsNoMerchantYet()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.merchants.entries.clear();
    Q_EMIT desk.merchants.changed();
    desk.settle();
    QVERIFY(desk.shows(u"No merchant yet"_s));
    QVERIFY(!desk.field<QLineEdit>(u"name"_s)->isVisible());
    QVERIFY(!desk.button(u"save"_s)->isVisible());
    for (auto *button : desk.page()->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Go to merchants"_s)
            button->click();
    }
    desk.settle();
    QVERIFY(desk.shows(u"There is no merchant yet."_s));
}

void TestSettingsProfiles::saysThatTheProfilesCannotBeRead()
{
    test::Desk plain;
    plain.merchants.readError = Error{ErrorCode::Storage, {}};
    plain.window->goTo(Place::Settings);
    plain.settle();
    QVERIFY(test::showsText(plain.window.get(), u"The profiles could not be read"_s));
    plain.merchants.readError.reset();
    for (auto *button : plain.window->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Try again"_s)
            button->click();
    }
    plain.settle();
    QCOMPARE(plain.find<QLineEdit>(u"iban"_s)->text(), u"BE68 5390 0754 7034"_s);
}

void TestSettingsProfiles::isUsedWithTheKeyboardOnly()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    auto *list = desk.find<PageList>();
    list->setFocus();
    test::Desk::press(Qt::Key_Up);
    desk.settle();
    QVERIFY(desk.shows(u"Merchants"_s));
    test::Desk::press(Qt::Key_Down);
    desk.settle();
    QStringList order;
    for (int i = 0; i < 14; ++i) {
        test::Desk::press(Qt::Key_Tab);
        order << QApplication::focusWidget()->objectName();
    }
    QVERIFY(order.contains(u"profileSwitcher"_s));
    QVERIFY(order.indexOf(u"name"_s) < order.indexOf(u"creditorName"_s));
    QVERIFY(order.indexOf(u"creditorName"_s) < order.indexOf(u"iban"_s));
    QVERIFY(order.indexOf(u"iban"_s) < order.indexOf(u"channel"_s));
    QVERIFY(order.indexOf(u"bulkId"_s) < order.indexOf(u"isOpen"_s));
}

void TestSettingsProfiles::scrollsToTheSectionOfATab()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.window->resize(1024, 680);
    desk.settle();
    QCOMPARE(desk.currentTab(), ProfileTab::Account);
    desk.click(ProfileTab::Callbacks);
    QCOMPARE(desk.currentTab(), ProfileTab::Callbacks);
    QVERIFY(isInSight(desk, u"callbackUrl"_s));
    QVERIFY(!isInSight(desk, u"name"_s));
    desk.click(ProfileTab::Rules);
    QCOMPARE(desk.currentTab(), ProfileTab::Rules);
    QVERIFY(isInSight(desk, u"asksAcknowledgement"_s));
    desk.click(ProfileTab::Account);
    QVERIFY(isInSight(desk, u"name"_s));
    // By keyboard: the arrow keys choose.
    QCOMPARE(QApplication::focusWidget(), desk.tab(ProfileTab::Account));
    test::Desk::press(Qt::Key_Right);
    test::Desk::press(Qt::Key_Right);
    desk.settle();
    QCOMPARE(desk.currentTab(), ProfileTab::Rules);
    QCOMPARE(QApplication::focusWidget(), desk.tab(ProfileTab::Rules));
    QVERIFY(isInSight(desk, u"asksAcknowledgement"_s));
}

void TestSettingsProfiles::marksTheTabOfTheSectionThatIsScrolledTo()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    desk.window->resize(1024, 680);
    desk.settle();
    QScrollBar *bar = desk.page()->findChild<QScrollArea *>()->verticalScrollBar();
    desk.click(ProfileTab::Callbacks);
    const int callbacks = bar->value();
    bar->setValue(callbacks - 1);
    QCOMPARE(desk.currentTab(), ProfileTab::Account);
    bar->setValue(callbacks);
    QCOMPARE(desk.currentTab(), ProfileTab::Callbacks);
    bar->setValue(bar->maximum());
    QCOMPARE(desk.currentTab(), ProfileTab::Rules);
    bar->setValue(0);
    QCOMPARE(desk.currentTab(), ProfileTab::Account);
}

void TestSettingsProfiles::hasNoTabsBeforeAProfileIsStored()
{
    SettingsDesk desk(SettingsPageId::Profiles);
    QVERIFY(desk.field<TabStrip>(u"profileTabs"_s)->isVisible());
    chooseProfile(desk, u"New profile"_s);
    QVERIFY(!desk.field<TabStrip>(u"profileTabs"_s)->isVisible());
    desk.press(u"discard"_s);
    QVERIFY(desk.field<TabStrip>(u"profileTabs"_s)->isVisible());
    desk.merchants.entries.clear();
    Q_EMIT desk.merchants.changed();
    desk.settle();
    QVERIFY(!desk.field<TabStrip>(u"profileTabs"_s)->isVisible());
}

TILLDESK_TEST(TestSettingsProfiles, QApplication)
#include "tst_settings_profiles.moc"
