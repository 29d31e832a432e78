#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/environment_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/provider_watch.h"
#include "ui/models/find/find_sources.h"
#include "ui/widgets/common/environment_bar.h"
#include "ui/widgets/new_payment/new_payment_dialog.h"
#include "ui/widgets/settings/connection_page.h"
#include "ui/widgets/settings/page_list.h"
#include "ui/widgets/till/customer_display.h"
#include "ui/widgets/till/till_view.h"
#include "ui/widgets/today/today_tile.h"

#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace std::chrono_literals;
using namespace tilldesk::ui;
using test::Desk;
using test::SettingsDesk;

namespace {

/// Puts the bakery's profiles into environments, in their order.
void putInto(Desk &desk, const QList<Environment> &environments)
{
    for (qsizetype i = 0; i < environments.size(); ++i)
        desk.merchants.entries[i].profile.environment = environments[i];
    Q_EMIT desk.merchants.changed();
    desk.settle();
}

QString word(const Desk &desk)
{
    return desk.find<QLabel>(u"environmentWord"_s)->text();
}

constexpr auto kProduction = Environment::Production;
constexpr auto kPreProduction = Environment::PreProduction;
constexpr auto kLocal = Environment::Local;

} // namespace

class TestEnvironment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void init() { QTest::failOnWarning(QRegularExpression(u"no icon is named"_s)); }
    void saysLocalInEveryView();
    void claimsNothingBeforeTheProfilesAreKnown();
    void takesTheStrictestAndCountsTheOthers();
    void followsTheChosenProfile();
    void leadsToTheConnectionByMouseAndByKeyboard();
    void badgesEachProfileOfTheSwitcher();
    void leavesOutWhatAProviderDoesNotOffer();
    void isNotOnTheCustomerDisplay();
    void isInEveryWindowOfThePayments();
    void showsTheWordAloneInANarrowWindow();
    void findsNoSimulationOfRealMoney();
    void saysHowTheProviderAnswers_data();
    void saysHowTheProviderAnswers();
    void saysNothingOfProvidersInALocalShop();
};

void TestEnvironment::saysLocalInEveryView()
{
    Desk desk;
    const auto *bar = desk.find<EnvironmentBar>();
    for (const Place place : kPlaces) {
        if (place == Place::Lock)
            continue;
        desk.window->goTo(place);
        desk.settle();
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->height(), 30);
        QCOMPARE(bar->width(), desk.window->width());
        QCOMPARE(word(desk), u"LOCAL"_s);
    }
    QVERIFY(bar->accessibleName().contains(u"No provider and no bank are involved."_s));
    QVERIFY(desk.find<QPushButton>(u"connectionLink"_s)->isHidden());
}

void TestEnvironment::claimsNothingBeforeTheProfilesAreKnown()
{
    test::Shop shop;
    const ProfileChoice profiles(shop.gateways);
    const Theme theme(*qApp, ThemeChoice::Light);
    const EnvironmentBar bar(theme, profiles);
    QVERIFY(bar.accessibleName().isEmpty());
    QVERIFY(bar.findChild<QLabel *>(u"environmentWord"_s)->text().isEmpty());
}

void TestEnvironment::takesTheStrictestAndCountsTheOthers()
{
    Desk desk;
    putInto(desk, {kLocal, kPreProduction, kLocal});
    QCOMPARE(word(desk), u"PRE-PRODUCTION"_s);
    QCOMPARE(desk.find<QLabel>(u"environmentOthers"_s)->text(), u"and 2 local profiles"_s);
    QCOMPARE(desk.find<QLabel>(u"environmentBadge"_s)->text(), u"PRE-PRODUCTION"_s);
    putInto(desk, {kProduction, kPreProduction, kProduction});
    QCOMPARE(word(desk), u"PRODUCTION"_s);
    QCOMPARE(desk.find<QLabel>(u"environmentOthers"_s)->text(),
             u"and 1 profile in pre-production"_s);
    putInto(desk, {kProduction, kProduction, kProduction});
    QVERIFY(desk.find<QLabel>(u"environmentOthers"_s)->isHidden());
}

void TestEnvironment::followsTheChosenProfile()
{
    Desk desk;
    putInto(desk, {kPreProduction, kLocal, kLocal});
    const auto actions = desk.find<QToolButton>(u"profile"_s)->menu()->actions();
    for (QAction *action : actions) {
        if (action->text().contains(u"Tills"_s))
            action->trigger();
    }
    desk.settle();
    QCOMPARE(word(desk), u"LOCAL"_s);
    QVERIFY(desk.find<QLabel>(u"environmentOthers"_s)->isHidden());
}

void TestEnvironment::leadsToTheConnectionByMouseAndByKeyboard()
{
    Desk desk;
    putInto(desk, {kLocal, kPreProduction, kLocal});
    auto *link = desk.find<QPushButton>(u"connectionLink"_s);
    QTest::mouseClick(link, Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Settings);
    QVERIFY(desk.find<ConnectionPage>()->isVisible());
    QCOMPARE(desk.find<PageList>()->currentItem()->text(), titleOf(SettingsPageId::Profiles));
    desk.window->goTo(Place::Today);
    link->setFocus();
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.window->place(), Place::Settings);
}

void TestEnvironment::badgesEachProfileOfTheSwitcher()
{
    Desk desk;
    const auto texts = [&desk] {
        QStringList all;
        for (const QAction *action : desk.find<QToolButton>(u"profile"_s)->menu()->actions())
            all << action->text();
        return all.join(u'\n');
    };
    QVERIFY(!texts().contains(u"LOCAL"_s)); // the bar says it of all
    putInto(desk, {kLocal, kPreProduction, kLocal});
    QVERIFY(texts().contains(u"Webshop\tLOCAL"_s));
    QVERIFY(texts().contains(u"Tills\tPRE-PRODUCTION"_s));
}

void TestEnvironment::leavesOutWhatAProviderDoesNotOffer()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    putInto(desk, {kProduction, kProduction, kProduction});
    desk.window->run(Command::Refresh);
    desk.settle();
    auto *list = desk.find<PageList>();
    for (int row = 0; row < list->count(); ++row) {
        if (list->item(row)->text() == titleOf(SettingsPageId::Simulation))
            QVERIFY(list->item(row)->isHidden());
    }
    QVERIFY(list->currentItem()->text() != titleOf(SettingsPageId::Simulation));
    desk.window->goTo(Place::Payouts);
    desk.settle();
    QVERIFY(desk.find<QPushButton>(u"payNow"_s)->isHidden());
    QCOMPARE(desk.find<QLabel>(u"nextTitle"_s)->text(), u"Next payout, expected"_s);
    desk.window->goTo(Place::Today);
    desk.settle();
    QVERIFY(std::ranges::any_of(desk.window->findChildren<TodayTile *>(), [](const auto *tile) {
        return tile->accessibleName().startsWith(u"Next payout, expected"_s);
    }));
}

void TestEnvironment::isNotOnTheCustomerDisplay()
{
    Desk desk;
    desk.window->goTo(Place::Till);
    auto *till = desk.find<TillView>();
    till->toggleCustomerDisplay();
    QVERIFY(till->customerDisplay()->findChild<EnvironmentBar *>() == nullptr);
    till->toggleCustomerDisplay();
}

void TestEnvironment::isInEveryWindowOfThePayments()
{
    Desk desk;
    putInto(desk, {kProduction, kProduction, kProduction});
    desk.window->newPayment();
    desk.settle();
    const auto *bar = desk.find<NewPaymentDialog>()->findChild<EnvironmentBar *>();
    QVERIFY(bar != nullptr && bar->isVisible());
    QVERIFY(bar->accessibleName().startsWith(u"PRODUCTION"_s));
    QVERIFY(bar->findChild<QPushButton *>(u"connectionLink"_s)->isHidden());
}

void TestEnvironment::showsTheWordAloneInANarrowWindow()
{
    const Desk desk;
    const std::unique_ptr<EnvironmentBar> bar(EnvironmentBar::like(desk.window.get()));
    const auto *sentence = bar->findChild<QLabel *>(u"environmentSentence"_s);
    bar->resize(1000, bar->height());
    bar->show();
    QCoreApplication::processEvents();
    QVERIFY(sentence->isVisible());
    QVERIFY(sentence->width() >= sentence->sizeHint().width()); // whole
    bar->resize(240, bar->height());
    QCoreApplication::processEvents();
    QVERIFY(sentence->isHidden());
    QCOMPARE(bar->findChild<QLabel *>(u"environmentWord"_s)->text(), u"LOCAL"_s);
    QVERIFY(bar->accessibleName().contains(sentence->text()));
    bar->resize(1000, bar->height());
    QCoreApplication::processEvents();
    QVERIFY(sentence->isVisible());
}

void TestEnvironment::findsNoSimulationOfRealMoney()
{
    const auto hasSimulation = [](Environment strictest) {
        return std::ranges::any_of(settingsWith({}, {}, strictest), [](const FindRow &row) {
            return row.target == FindTarget(SettingsPageId::Simulation);
        });
    };
    QVERIFY(hasSimulation(kLocal));
    QVERIFY(hasSimulation(kPreProduction));
    QVERIFY(!hasSimulation(kProduction));
    Desk desk;
    putInto(desk, {kProduction, kProduction, kProduction});
    Desk::press(Qt::Key_K, Qt::ControlModifier);
    for (const QChar letter : u"simulation"_s)
        Desk::press(Qt::Key(letter.toUpper().unicode()));
    QVERIFY(!test::showsText(desk.window.get(), titleOf(SettingsPageId::Simulation)));
}

void TestEnvironment::saysHowTheProviderAnswers_data()
{
    QTest::addColumn<HostedContact>("contact");
    QTest::addColumn<QString>("words");
    QTest::newRow("answers") << HostedContact{.profileId = {}, .answeredAgo = 2s, .status = 200}
                             << u"Provider answered 2 s ago"_s;
    QTest::newRow("answers with an error")
        << HostedContact{.profileId = {}, .answeredAgo = 70s, .status = 404}
        << u"Provider answered 1 min ago"_s;
    QTest::newRow("refuses the key")
        << HostedContact{.profileId = {}, .answeredAgo = 2s, .status = 401}
        << u"Provider refuses access (401): check the connection"_s;
    QTest::newRow("lost") << HostedContact{.profileId = {},
                                           .answeredAgo = 40s,
                                           .failedAgo = 3s,
                                           .status = 200}
                          << u"Provider does not answer; it last did 40 s ago"_s;
    QTest::newRow("never reached")
        << HostedContact{.profileId = {}, .failedAgo = 3s} << u"Provider does not answer"_s;
    QTest::newRow("clock ahead") << HostedContact{.profileId = {},
                                                  .answeredAgo = 2s,
                                                  .status = 200,
                                                  .skew = 7200ms}
                                 << u"This computer’s clock is 7 s ahead of the provider’s"_s;
    QTest::newRow("clock almost right")
        << HostedContact{.profileId = {}, .answeredAgo = 2s, .status = 200, .skew = -4900ms}
        << u"Provider answered 2 s ago"_s;
    QTest::newRow("reads what it has missed")
        << HostedContact{.profileId = {},
                         .answeredAgo = 0s,
                         .status = 200,
                         .found = 12'400,
                         .foundUpTo = *parseIsoTime(u"2026-11-03T12:00:00Z"_s)}
        << u"Reading payments: %1 so far, up to 3 Nov 2026"_s.arg(wholeNumber(12'400));
}

void TestEnvironment::saysHowTheProviderAnswers()
{
    QFETCH(HostedContact, contact);
    QFETCH(QString, words);
    Desk desk;
    contact.profileId = desk.merchants.entries.first().profile.id;
    contact.perMinute = 31;
    contact.took = 212ms;
    desk.hosted.met = {contact};
    Q_EMIT desk.hosted.changed();
    desk.settle();
    const auto *label = desk.find<QLabel>(u"provider"_s);
    QVERIFY(label->isVisible());
    QCOMPARE(label->text(), words);
    QVERIFY(label->toolTip().contains(u"31"_s));
    // The words follow the service without a change of the shop.
    desk.hosted.met.first() = {.profileId = contact.profileId, .answeredAgo = 9s, .status = 200};
    for (int tick = 0; tick < ProviderWatch::kEvery; ++tick)
        desk.window->ticker().tick();
    desk.settle();
    QCOMPARE(label->text(), u"Provider answered 9 s ago"_s);
}

void TestEnvironment::saysNothingOfProvidersInALocalShop()
{
    Desk desk;
    QVERIFY(!desk.find<QLabel>(u"provider"_s)->isVisible());
}

TILLDESK_TEST(TestEnvironment, QApplication)
#include "tst_environment.moc"
