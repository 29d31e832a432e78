#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/models/common/provider_watch.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/name_dialog.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/settings/connection_check_view.h"
#include "ui/widgets/settings/connection_page.h"

#include <QDesktopServices>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace std::chrono_literals;
using std::chrono::milliseconds;
using test::Desk;
using test::SettingsDesk;

namespace {

const QString kSecret = u"tk_live_0123456789abcdef7Qx2"_s;

/// The page of a profile's connection.
struct ConnectionDesk : SettingsDesk {
    explicit ConnectionDesk(const HostedConnection &first = {})
        : SettingsDesk(SettingsPageId::Merchants)
    {
        for (const ProfileEntry &entry : std::as_const(merchants.entries)) {
            HostedConnection connection;
            if (hosted.all.isEmpty())
                connection = first;
            connection.profileId = entry.profile.id;
            hosted.all << connection;
        }
        open(SettingsPageId::Connection);
    }
    void choose(Environment environment)
    {
        auto *box = field<ComboBox>(u"environment"_s);
        box->setCurrentIndex(box->findData(int(environment)));
    }
    [[nodiscard]] const HostedConnection &stored() const { return hosted.all.first(); }
};

/// Notes the letters that a mail program would open.
class OpenedMail : public QObject
{
    Q_OBJECT

public:
    OpenedMail() { QDesktopServices::setUrlHandler(u"mailto"_s, this, "take"); }
    ~OpenedMail() override { QDesktopServices::unsetUrlHandler(u"mailto"_s); }

    QList<QUrl> opened;

public Q_SLOTS:
    void take(const QUrl &url) { opened << url; }
};

HostedConnection someConnection(Environment environment)
{
    HostedConnection connection;
    connection.environment = environment;
    connection.baseUrl = u"https://preprod.provider.example"_s;
    connection.keySetUrl = u"https://preprod.provider.example/jwks"_s;
    connection.hostedProfileId = u"01a168c9641f2d7709c41e55"_s;
    connection.issuer = u"Tilldesk"_s;
    connection.claimNamespace = u"https://provider.example"_s;
    connection.apiKeyEnd = u"7Qx2"_s;
    return connection;
}

ConnectionReport someReport(bool isOver)
{
    ConnectionReport report;
    for (const CheckStep step : kCheckSteps)
        report.steps << CheckedStep{.step = step,
                                    .state = CheckState::Holds,
                                    .finding = CheckFinding::KeyAccepted,
                                    .took = milliseconds(12)};
    report.steps[int(CheckStep::Signature)] = {.step = CheckStep::Signature,
                                               .state = CheckState::Fails,
                                               .finding = CheckFinding::SignatureRefused,
                                               .took = milliseconds(96),
                                               .status = 401,
                                               .code = u"UNAUTHORIZED"_s,
                                               .traceId = u"9f2c41d07be5"_s,
                                               .text = u"janssens-2026-11"_s};
    report.steps[int(CheckStep::Refunds)] = {.step = CheckStep::Refunds,
                                             .finding = CheckFinding::NeedsEarlierStep};
    report.startedAt = test::kSomeNow;
    report.isOver = isOver;
    return report;
}

} // namespace

class TestSettingsConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void init() { QTest::failOnWarning(QRegularExpression(u"no icon is named"_s)); }
    void connectsALocalProfile();
    void neverShowsTheApiKeyAgain();
    void keepsAnApiKeyThatIsNotReplaced();
    void needsHttpsForProduction();
    void asksToTypeTheNameBeforeProduction();
    void makesASigningKey();
    void mailsThePublicKeys();
    void allowsPaymentsThenRefunds();
    void wantsOlderPaymentsFromADay_data();
    void wantsOlderPaymentsFromADay();
    void showsARefusedFieldBesideIt();
    void saysWhyADayCannotBeginTheOlderPayments_data();
    void saysWhyADayCannotBeginTheOlderPayments();
    void checksStepByStep();
    void stopsTheCheckWithEscape();
    void checksNothingUnsaved();
    void isATabOfTheProfile();
    void isReachedWithTheKeyboardOnly();
    void goesBackToTheProfileByItsRow();
    void hasItsFieldsInOrder();
    void marksTheProfilesWhileSomethingIsUnsaved();
    void marksTheProfilesWhenTheCheckFails();
    void saysHowFarTheSearchForMissedPaymentsIs();
};

void TestSettingsConnection::connectsALocalProfile()
{
    ConnectionDesk desk;
    QVERIFY(!desk.field<QLineEdit>(u"baseUrl"_s)->isVisible()); // local: nothing to fill in
    desk.choose(Environment::PreProduction);
    desk.fill(u"baseUrl"_s, u"https://preprod.provider.example"_s);
    desk.fill(u"hostedProfileId"_s, u"01a168c9641f2d7709c41e55"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.stored().environment, Environment::PreProduction);
    QCOMPARE(desk.stored().baseUrl, u"https://preprod.provider.example"_s);
    QCOMPARE(desk.stored().hostedProfileId, u"01a168c9641f2d7709c41e55"_s);
    QVERIFY(desk.hosted.apiKeys.isEmpty());
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsConnection::neverShowsTheApiKeyAgain()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    QCOMPARE(desk.field<QLabel>(u"apiKeyEnd"_s)->text(), u"•••• 7Qx2"_s);
    desk.press(u"replaceApiKey"_s);
    desk.fill(u"newApiKey"_s, kSecret);
    desk.press(u"save"_s);
    QCOMPARE(desk.hosted.apiKeys, QStringList{kSecret});
    QCOMPARE(desk.field<QLabel>(u"apiKeyEnd"_s)->text(), u"•••• 7Qx2"_s);
    QVERIFY(!desk.field<QLineEdit>(u"newApiKey"_s)->isVisible());
    for (const auto *line : desk.window->findChildren<QLineEdit *>())
        QVERIFY(!line->text().contains(kSecret));
    for (const auto *label : desk.window->findChildren<QLabel *>())
        QVERIFY(!label->text().contains(kSecret));
}

void TestSettingsConnection::keepsAnApiKeyThatIsNotReplaced()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    desk.press(u"replaceApiKey"_s);
    desk.fill(u"newApiKey"_s, kSecret);
    desk.press(u"replaceApiKey"_s); // keep the old one
    desk.fill(u"issuer"_s, u"Bakkerij"_s);
    desk.press(u"save"_s);
    QVERIFY(desk.hosted.apiKeys.isEmpty());
    QCOMPARE(desk.stored().issuer, u"Bakkerij"_s);
}

void TestSettingsConnection::needsHttpsForProduction()
{
    ConnectionDesk desk;
    desk.choose(Environment::Production);
    desk.fill(u"baseUrl"_s, u"http://127.0.0.1:8400"_s);
    QVERIFY(desk.shows(u"Needs https."_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.choose(Environment::PreProduction);
    QVERIFY(!desk.shows(u"Needs https."_s)); // this computer, for tests
}

void TestSettingsConnection::asksToTypeTheNameBeforeProduction()
{
    ConnectionDesk desk;
    desk.choose(Environment::Production);
    desk.fill(u"baseUrl"_s, u"https://provider.example"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.stored().environment, Environment::Local);
    auto *dialog = desk.find<NameDialog>(u"confirmProduction"_s);
    QVERIFY(dialog);
    auto *name = dialog->findChild<QLineEdit *>(u"newName"_s);
    name->setText(u"webshop"_s);
    dialog->accept();
    QVERIFY(dialog->isVisible());
    QCOMPARE(desk.stored().environment, Environment::Local);
    name->setText(u"Webshop"_s);
    dialog->accept();
    desk.settle();
    QCOMPARE(desk.stored().environment, Environment::Production);
}

void TestSettingsConnection::makesASigningKey()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    QVERIFY(!desk.button(u"savePublicKeys"_s)->isVisible());
    desk.press(u"makeSigningKey"_s);
    QCOMPARE(desk.stored().kid, u"made-here"_s);
    QVERIFY(desk.field<QLabel>(u"signingKey"_s)->text().startsWith(u"made-here"_s));
    QVERIFY(desk.button(u"savePublicKeys"_s)->isVisible());
    QVERIFY(desk.field<QrCode>(u"publicKeysQr"_s)->isVisible());
    desk.press(u"makeSigningKey"_s); // a further one signs from tomorrow on
    QVERIFY(desk.find<QuestionDialog>() != nullptr);
}

void TestSettingsConnection::mailsThePublicKeys()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    desk.press(u"makeSigningKey"_s);
    OpenedMail mail;
    desk.press(u"mailPublicKeys"_s);
    QCOMPARE(mail.opened.size(), 1);
    const QString letter =
        QUrlQuery(mail.opened.first()).queryItemValue(u"body"_s, QUrl::FullyDecoded);
    QVERIFY(letter.contains(QString::fromUtf8(desk.stored().publicKeys)));
    QVERIFY(letter.contains(desk.stored().hostedProfileId));
    QVERIFY(!letter.contains(u"7Qx2"_s)); // nothing of the API key
}

void TestSettingsConnection::allowsPaymentsThenRefunds()
{
    ConnectionDesk desk(someConnection(Environment::Production));
    QVERIFY(desk.shows(u"No payment and no refund is made from here."_s));
    QVERIFY(!desk.button(u"allowRefunds"_s)->isVisible());
    desk.press(u"allowPayments"_s);
    QCOMPARE(desk.stored().allowed, RealMoney::ReadOnly);
    QTest::mouseClick(desk.find<QPushButton>(u"confirmAllow"_s), Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.stored().allowed, RealMoney::Payments);
    QVERIFY(desk.button(u"allowRefunds"_s)->isVisible());
    desk.press(u"allowNothing"_s); // less needs no question
    QCOMPARE(desk.stored().allowed, RealMoney::ReadOnly);
}

void TestSettingsConnection::wantsOlderPaymentsFromADay_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QDate>("day");
    QTest::addColumn<bool>("isRight");
    const QDate day(2026, 1, 5);
    QTest::newRow("as shown") << u"05/01/2026"_s << day << true;
    QTest::newRow("short") << u"5/1/2026"_s << day << true;
    QTest::newRow("as commands take it") << u" 2026-01-05 "_s << day << true;
    QTest::newRow("none") << QString() << QDate() << true;
    QTest::newRow("no day of the year") << u"31/02/2026"_s << QDate() << false;
    QTest::newRow("words") << u"last year"_s << QDate() << false;
}

void TestSettingsConnection::wantsOlderPaymentsFromADay()
{
    QFETCH(const QString, typed);
    QFETCH(const QDate, day);
    QFETCH(const bool, isRight);
    HostedConnection stored = someConnection(Environment::PreProduction);
    stored.historyFrom = QDate(2026, 3, 31);
    ConnectionDesk desk(stored);
    QCOMPARE(desk.field<QLineEdit>(u"historyFrom"_s)->text(), u"31/03/2026"_s);
    desk.fill(u"historyFrom"_s, typed);
    QCOMPARE(desk.button(u"save"_s)->isEnabled(), isRight);
    QCOMPARE(desk.shows(u"Enter a day such as 31/01/2026."_s), !isRight);
    if (!isRight)
        return;
    desk.press(u"save"_s);
    QCOMPARE(desk.stored().historyFrom, day);
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsConnection::showsARefusedFieldBesideIt()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    desk.hosted.error = Error{ErrorCode::FieldInvalid, u"x"_s, u"hostedProfileId"_s};
    desk.fill(u"hostedProfileId"_s, u"abc"_s);
    desk.press(u"save"_s);
    QVERIFY(desk.shows(u"An ID has 24 digits"_s));
    desk.hosted.error.reset();
}

void TestSettingsConnection::saysWhyADayCannotBeginTheOlderPayments_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("why");
    QTest::newRow("stored payouts have them") << u"05/01/2026"_s << u"Enter a later day: "_s;
    QTest::newRow("too old") << u"05/01/1999"_s << u"Enter a day of the last 10 years."_s;
}

void TestSettingsConnection::saysWhyADayCannotBeginTheOlderPayments()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, why);
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    desk.hosted.error = Error{ErrorCode::FieldInvalid, u"x"_s, u"historyFrom"_s};
    desk.fill(u"historyFrom"_s, typed);
    desk.press(u"save"_s);
    QVERIFY(desk.shows(why));
    desk.hosted.error.reset();
}

void TestSettingsConnection::checksStepByStep()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    QVERIFY(desk.shows(u"The address is found"_s));
    desk.press(u"checkConnection"_s);
    QCOMPARE(desk.hosted.checks, QList<ProfileId>{desk.stored().profileId});
    QVERIFY(desk.shows(u"Running…"_s));
    QCOMPARE(desk.button(u"checkConnection"_s)->text().trimmed(), u"Stop"_s);
    desk.hosted.setReport(someReport(true));
    desk.settle();
    QVERIFY(desk.shows(u"Signed requests are refused"_s));
    QVERIFY(desk.shows(u"401"_s));
    QVERIFY(desk.shows(u"janssens-2026-11"_s));
    QVERIFY(desk.shows(u"Send the provider your public key"_s));
    QVERIFY(desk.shows(u"9f2c41d07be5"_s));
    QVERIFY(desk.shows(u"Not tried: it needs a step that fails."_s));
    QVERIFY(desk.shows(u"6 of 8 hold"_s));
    QCOMPARE(desk.button(u"checkConnection"_s)->text().trimmed(), u"Check again"_s);
}

void TestSettingsConnection::stopsTheCheckWithEscape()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    auto *check = desk.button(u"checkConnection"_s);
    check->setFocus();
    QTest::keyClick(desk.window->focusWidget(), Qt::Key_Space);
    desk.settle();
    QCOMPARE(desk.window->focusWidget(), check); // "Stop"
    QTest::keyClick(desk.window->focusWidget(), Qt::Key_Escape);
    desk.settle();
    QVERIFY(desk.hosted.isStopped);
    QCOMPARE(desk.window->place(), Place::Settings); // Escape did nothing else
    QVERIFY(desk.shows(u"Not tried: the check was stopped."_s));
}

void TestSettingsConnection::checksNothingUnsaved()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    desk.fill(u"issuer"_s, u"Other"_s);
    QVERIFY(!desk.button(u"checkConnection"_s)->isEnabled());
    desk.press(u"discard"_s);
    QVERIFY(desk.button(u"checkConnection"_s)->isEnabled());
}

void TestSettingsConnection::isATabOfTheProfile()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    desk.open(SettingsPageId::Profiles);
    const QListWidgetItem *profiles = desk.row(SettingsPageId::Profiles);
    QVERIFY(desk.row(SettingsPageId::Connection)->isHidden());
    desk.click(ProfileTab::Connection);
    QVERIFY(qobject_cast<ConnectionPage *>(desk.page()));
    QCOMPARE(desk.currentTab(), ProfileTab::Connection);
    QCOMPARE(desk.find<PageList>()->currentItem(), profiles);
    for (const ProfileTab tab : {ProfileTab::Rules, ProfileTab::Callbacks, ProfileTab::Account}) {
        desk.click(tab);
        QVERIFY(!qobject_cast<ConnectionPage *>(desk.page()));
        QCOMPARE(desk.currentTab(), tab);
        desk.click(ProfileTab::Connection);
        QVERIFY(qobject_cast<ConnectionPage *>(desk.page()));
        QCOMPARE(desk.currentTab(), ProfileTab::Connection);
    }
}

void TestSettingsConnection::isReachedWithTheKeyboardOnly()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    desk.open(SettingsPageId::Profiles);
    desk.find<PageList>()->setFocus();
    for (int i = 0; i < 4 && QApplication::focusWidget() != desk.tab(ProfileTab::Account); ++i)
        Desk::press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), desk.tab(ProfileTab::Account));
    for (int i = 0; i < 3; ++i) {
        Desk::press(Qt::Key_Right);
        desk.settle();
    }
    QVERIFY(qobject_cast<ConnectionPage *>(desk.page()));
    QCOMPARE(QApplication::focusWidget(), desk.tab(ProfileTab::Connection));
    Desk::press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"environment"_s);
    Desk::press(Qt::Key_Tab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), desk.tab(ProfileTab::Connection));
    Desk::press(Qt::Key_Left);
    desk.settle();
    QVERIFY(!qobject_cast<ConnectionPage *>(desk.page()));
    QCOMPARE(desk.currentTab(), ProfileTab::Rules);
    QCOMPARE(QApplication::focusWidget(), desk.tab(ProfileTab::Rules));
}

void TestSettingsConnection::goesBackToTheProfileByItsRow()
{
    ConnectionDesk desk;
    auto *list = desk.find<PageList>();
    const QRect row = list->visualItemRect(desk.row(SettingsPageId::Profiles));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    desk.settle();
    QVERIFY(!qobject_cast<ConnectionPage *>(desk.page()));
    QCOMPARE(desk.currentTab(), ProfileTab::Account);
}

void TestSettingsConnection::hasItsFieldsInOrder()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    desk.press(u"makeSigningKey"_s);
    desk.choose(Environment::Production);
    desk.tab(ProfileTab::Connection)->setFocus();
    QStringList order;
    for (int i = 0; i < 30; ++i) {
        Desk::press(Qt::Key_Tab);
        order << QApplication::focusWidget()->objectName();
    }
    qsizetype before = -1;
    for (const QString &field :
         {u"environment"_s, u"baseUrl"_s, u"keySetUrl"_s, u"hostedProfileId"_s, u"replaceApiKey"_s,
          u"makeSigningKey"_s, u"savePublicKeys"_s, u"mailPublicKeys"_s, u"discard"_s, u"save"_s}) {
        const qsizetype at = order.indexOf(field);
        QVERIFY2(at > before, qPrintable(field + u": "_s + order.join(u' ')));
        before = at;
    }
    desk.press(u"discard"_s);
    auto *box = desk.field<ComboBox>(u"environment"_s);
    box->setFocus();
    Desk::press(Qt::Key_Down);
    QCOMPARE(box->currentData().toInt(), int(Environment::Production));
}

void TestSettingsConnection::marksTheProfilesWhileSomethingIsUnsaved()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    const QListWidgetItem *profiles = desk.row(SettingsPageId::Profiles);
    desk.fill(u"issuer"_s, u"Other"_s);
    QCOMPARE(profiles->toolTip(), u"There are unsaved changes"_s);
    desk.click(ProfileTab::Account); // asks nothing, as between pages
    QCOMPARE(profiles->toolTip(), u"There are unsaved changes"_s);
    desk.click(ProfileTab::Connection);
    QCOMPARE(desk.field<QLineEdit>(u"issuer"_s)->text(), u"Other"_s);
    desk.press(u"save"_s);
    QCOMPARE(profiles->toolTip(), QString());
}

void TestSettingsConnection::marksTheProfilesWhenTheCheckFails()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    const QListWidgetItem *profiles = desk.row(SettingsPageId::Profiles);
    desk.press(u"checkConnection"_s);
    QCOMPARE(profiles->toolTip(), QString());
    desk.hosted.setReport(someReport(true));
    desk.settle();
    QCOMPARE(profiles->toolTip(), u"The check of the connection has failed"_s);
    desk.fill(u"issuer"_s, u"Other"_s);
    QCOMPARE(profiles->toolTip(), u"There are unsaved changes"_s);
    desk.press(u"save"_s); // possible all the same
    QCOMPARE(desk.stored().issuer, u"Other"_s);
    QCOMPARE(profiles->toolTip(), u"The check of the connection has failed"_s);
    desk.choose(Environment::Local);
    desk.press(u"save"_s);
    QCOMPARE(profiles->toolTip(), QString()); // nothing to check
}

void TestSettingsConnection::saysHowFarTheSearchForMissedPaymentsIs()
{
    ConnectionDesk desk(someConnection(Environment::PreProduction));
    const auto *words = desk.field<QLabel>(u"readingPayments"_s);
    QVERIFY(!words->isVisible());
    HostedContact contact{.profileId = desk.stored().profileId,
                          .answeredAgo = 0s,
                          .status = 200,
                          .found = 800,
                          .foundUpTo = *parseIsoTime(u"2026-11-03T12:00:00Z"_s)};
    desk.hosted.met = {contact};
    Q_EMIT desk.hosted.changed();
    desk.settle();
    QVERIFY(words->isVisible());
    QCOMPARE(words->text(), u"Reading payments: 800 so far, up to 3 Nov 2026"_s);
    QCOMPARE(words->text(), desk.find<QLabel>(u"provider"_s)->text()); // of the status bar
    contact.found = 900;
    desk.hosted.met = {contact};
    const auto tick = [&desk] {
        for (int i = 0; i < ProviderWatch::kEvery; ++i)
            desk.window->ticker().tick();
        desk.settle();
    };
    tick();
    QVERIFY(words->text().contains(u"900"_s));
    desk.hosted.met = {{.profileId = contact.profileId, .answeredAgo = 0s, .status = 200}};
    tick();
    QVERIFY(!words->isVisible());
}

TILLDESK_TEST(TestSettingsConnection, QApplication)
#include "tst_settings_connection.moc"
