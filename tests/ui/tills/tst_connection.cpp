#include "tests/support/test_program.h"
#include "tests/ui/remote_window.h"
#include "ui/models/common/connection_status.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/widgets/settings/file_field.h"
#include "ui/widgets/setup/connect_dialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

using State = gateway::Connection::State;

namespace {

const QString kLink = u"tilldesk://192.168.1.20:8444/?fingerprint=%1&code=482917"_s.arg(
    u"5d91c07e2b64f8a390ae17d26c3b84f5"_s + QString(32, u'0'));

} // namespace

/// The window of a till: its connection, and its pairing.
class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_BE"_s)); }
    void showsNoBarWhileConnected();
    void saysSinceWhenTheShopIsLost();
    void leavesOutTheAttemptsInANarrowWindow();
    void triesNowAtTheButtonAndAtF5();
    void saysWhatCanBeDoneWithoutTheShop();
    void saysWhoRevokedTheTill();
    void tellsWhatChangedMeanwhile();
    void endsTheGoodNewsAfterFiveSeconds();
    void saysWhyTheServiceRefuses_data();
    void saysWhyTheServiceRefuses();
    void takesNoPaymentWithoutTheShop();
    void keepsViewsOpenWithoutTheShop();
    void closesWithoutAQuestion();
    void asksForTheLink();
    void takesTheLinkFromAScanner();
    void saysWhatIsWrongWithALink();
    void joinsWithTheLinkAndTheName();
    void saysWhichPathsAreOnTheShopsComputer();
    void waitsForTheAnswerOfTheShop();
    void saysWhyAPairingFails_data();
    void saysWhyAPairingFails();
};

void TestConnection::showsNoBarWhileConnected()
{
    RemoteWindow desk;
    QVERIFY(!desk.child<QFrame>(u"connectionBar"_s)->isVisible());
}

void TestConnection::saysSinceWhenTheShopIsLost()
{
    RemoteWindow desk;
    desk.window->resize(1440, 900);
    const auto lost = fromMillis(QDateTime(QDate(2026, 11, 20), QTime(14, 2)).toMSecsSinceEpoch());
    desk.connection.lose(lost);
    QVERIFY(desk.child<QFrame>(u"connectionBar"_s)->isVisible());
    QCOMPARE(desk.child<QLabel>(u"connectionSentence"_s)->text(),
             u"No connection to the shop since 14:02. You see what was last known."_s);
    QCOMPARE(desk.child<QLabel>(u"connectionCountdown"_s)->text(), u"Trying again in 1 s"_s);
    QCOMPARE(desk.child<QLabel>(u"connectionAttempts"_s)->text(),
             u"1 attempt, 192.168.1.20:8444"_s);
    desk.connection.failed = 3;
    desk.connection.restOfPause = std::chrono::milliseconds(3'200);
    desk.window->ticker().tick();
    QCOMPARE(desk.child<QLabel>(u"connectionCountdown"_s)->text(), u"Trying again in 4 s"_s);
    QCOMPARE(desk.child<QLabel>(u"connectionAttempts"_s)->text(),
             u"3 attempts, 192.168.1.20:8444"_s);
}

void TestConnection::leavesOutTheAttemptsInANarrowWindow()
{
    RemoteWindow desk;
    const auto *attempts = desk.child<QLabel>(u"connectionAttempts"_s);
    desk.window->resize(1440, 900);
    desk.connection.lose(kSomeNow);
    QTRY_VERIFY(attempts->isVisible());
    desk.window->resize(1024, 680);
    QTRY_VERIFY(!attempts->isVisible());
    QCOMPARE(desk.child<QLabel>(u"connectionCountdown"_s)->toolTip(),
             u"1 attempt, 192.168.1.20:8444"_s);
}

void TestConnection::triesNowAtTheButtonAndAtF5()
{
    RemoteWindow desk;
    desk.connection.lose(kSomeNow);
    QTest::mouseClick(desk.child<QPushButton>(u"tryNow"_s), Qt::LeftButton);
    QCOMPARE(desk.connection.triedNow, 1);
    desk.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
    QTest::keyClick(desk.window.get(), Qt::Key_F5);
    QCOMPARE(desk.connection.triedNow, 2);
}

void TestConnection::saysWhatCanBeDoneWithoutTheShop()
{
    RemoteWindow desk;
    desk.connection.lose(kSomeNow);
    QCOMPARE(desk.child<QProgressBar>(u"connectionPause"_s)->value(), 200); // 0.8 of 1 s are left
    QTest::mouseClick(desk.child<QPushButton>(u"connectionAdvice"_s), Qt::LeftButton);
    auto *help = desk.child<QDialog>(u"connectionHelp"_s);
    QVERIFY(help->isVisible());
    QVERIFY(help->accessibleDescription().contains(u"(192.168.1.20:8444)"_s));
    QTest::keyClick(help, Qt::Key_Return);
    QCOMPARE(desk.connection.triedNow, 1);
    QVERIFY(!help->isVisible());
}

void TestConnection::saysWhoRevokedTheTill()
{
    RemoteWindow desk;
    desk.connection.revoked = Revocation{
        fromMillis(QDateTime(QDate(2026, 11, 20), QTime(9, 0)).toMSecsSinceEpoch()), u"An V."_s};
    desk.connection.set(State::Refused, Error{ErrorCode::AccessDenied, {}, u"token"_s});
    QCOMPARE(desk.child<QLabel>(u"connectionSentence"_s)->text(),
             u"This till was revoked by An V. on 20 Nov 2026. Ask the owner to pair it again."_s);
}

void TestConnection::tellsWhatChangedMeanwhile()
{
    RemoteWindow desk;
    desk.connection.lose(kSomeNow);
    desk.connection.lost.reset();
    desk.connection.set(State::Connected);
    auto *sentence = desk.child<QLabel>(u"connectionSentence"_s);
    QCOMPARE(sentence->text(), u"Connected again."_s);
    const auto change = [](const QString &id) {
        return PaymentChange{PaymentId(id), ProfileId(u"q"_s), PaymentStatus::Succeeded, false};
    };
    Q_EMIT desk.payments.changed({change(u"1"_s), change(u"2"_s)});
    Q_EMIT desk.payments.changed({change(u"2"_s)});
    QCOMPARE(sentence->text(), u"Connected again. 2 payments have changed."_s);
}

void TestConnection::endsTheGoodNewsAfterFiveSeconds()
{
    RemoteWindow desk;
    auto *bar = desk.child<QFrame>(u"connectionBar"_s);
    desk.connection.lose(kSomeNow);
    desk.connection.set(State::Connected);
    for (int second = 1; second < ui::ConnectionStatus::kBackTime.count(); ++second)
        desk.window->ticker().tick();
    QVERIFY(bar->isVisible());
    desk.window->ticker().tick();
    QVERIFY(!bar->isVisible());
}

void TestConnection::saysWhyTheServiceRefuses_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<Error>("problem");
    QTest::addColumn<QString>("words");
    QTest::newRow("another certificate")
        << State::Wrong << Error{ErrorCode::Unauthorized, {}, u"fingerprint"_s}
        << u"its certificate is another one"_s;
    QTest::newRow("revoked") << State::Refused << Error{ErrorCode::AccessDenied, {}, u"token"_s}
                             << u"This till was revoked."_s;
    QTest::newRow("unknown") << State::Refused << Error{ErrorCode::Unauthorized, {}, u"token"_s}
                             << u"The service does not know this till."_s;
    QTest::newRow("second window") << State::Refused << Error{ErrorCode::Busy, {}, u"token"_s}
                                   << u"connected in another window"_s;
    QTest::newRow("the shop said no")
        << State::Refused << Error{ErrorCode::AccessDenied, {}, u"code"_s} << u"has said no"_s;
    QTest::newRow("nobody answered")
        << State::Refused << Error{ErrorCode::RequestTimeout, {}, u"code"_s} << u"Nobody"_s;
    QTest::newRow("version") << State::Refused
                             << Error{ErrorCode::BadRequest, u"update the window"_s, u"protocol"_s}
                             << u"update the window"_s;
}

void TestConnection::saysWhyTheServiceRefuses()
{
    QFETCH(State, state);
    QFETCH(Error, problem);
    QFETCH(QString, words);
    RemoteWindow desk;
    desk.connection.set(state, problem);
    QVERIFY(desk.child<QLabel>(u"connectionSentence"_s)->text().contains(words));
    QVERIFY(!desk.child<QPushButton>(u"tryNow"_s)->isVisible());
    QSignalSpy asked(desk.window.get(), &ui::MainWindow::pairingRequested);
    QTest::mouseClick(desk.child<QPushButton>(u"pairAgain"_s), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
}

void TestConnection::takesNoPaymentWithoutTheShop()
{
    RemoteWindow desk;
    auto *button = desk.child<QPushButton>(u"newPayment"_s);
    QVERIFY(button->isEnabled());
    desk.staff.now.isCutOff = true;
    desk.connection.lose(kSomeNow);
    QVERIFY(!button->isEnabled());
    QCOMPARE(button->toolTip(), u"Needs the shop. Possible when the connection is back."_s);
    desk.staff.now.isCutOff = false;
    desk.connection.set(State::Connected);
    QVERIFY(button->isEnabled());
}

void TestConnection::keepsViewsOpenWithoutTheShop()
{
    StaffSession session;
    session.isCutOff = true;
    for (const ui::Place place : ui::kPlaces)
        QVERIFY(ui::mayOpen(session, place));
    QVERIFY(ui::mayRun(session, ui::Command::Keys));
    QVERIFY(!ui::mayRun(session, ui::Command::NewPayment));
    QVERIFY(!ui::mayRun(session, ui::Command::ExportPayments));
    QVERIFY(!ui::whyNotPermitted(session, StaffCommand::CreateRefund).isEmpty());
}

void TestConnection::closesWithoutAQuestion()
{
    RemoteWindow desk;
    QVERIFY(desk.window->close());
    QVERIFY(!desk.window->isVisible());
}

void TestConnection::asksForTheLink()
{
    FakeConnection connection;
    ui::ConnectDialog dialog(connection, {}, u"counter-2"_s);
    dialog.show();
    auto *go = dialog.findChild<QPushButton *>(u"connectGo"_s);
    QVERIFY(!go->isEnabled());
    QCOMPARE(go->toolTip(), u"Paste the link, or scan its QR code"_s);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"connectLink"_s), kLink);
    QVERIFY(go->isEnabled());
    QCOMPARE(dialog.findChild<QLabel *>(u"connectWords"_s)->text(),
             u"Leads to the service at 192.168.1.20, port 8444."_s);
    QCOMPARE(dialog.findChild<QLabel *>(u"connectFingerprint"_s)->text(),
             u"5D91 C07E 2B64 F8A3 90AE 17D2 6C3B 84F5"_s + u" 0000"_s.repeated(8));
    dialog.findChild<QLineEdit *>(u"connectName"_s)->clear();
    QCOMPARE(go->toolTip(), u"Name this till"_s);
}

/// A scanner types what it reads, and then Enter.
void TestConnection::takesTheLinkFromAScanner()
{
    FakeConnection connection;
    ui::ConnectDialog dialog(connection, {}, u"counter-2"_s);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(dialog.findChild<QLineEdit *>(u"connectLink"_s)->hasFocus()); // without a click
    QTest::keyClicks(QApplication::focusWidget(), kLink);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(connection.joinedAs, u"counter-2"_s);
    QCOMPARE(connection.joined->code, u"482917"_s);
}

void TestConnection::saysWhatIsWrongWithALink()
{
    FakeConnection connection;
    ui::ConnectDialog dialog(connection, u"https://192.168.1.20:8444"_s, u"counter-2"_s);
    dialog.show();
    QVERIFY(dialog.findChild<QLabel *>(u"connectWords"_s)->text().contains(u"tilldesk://"_s));
    QVERIFY(!dialog.findChild<QPushButton *>(u"connectGo"_s)->isEnabled());
    QVERIFY(!dialog.findChild<QLabel *>(u"connectFingerprint"_s)->isVisible());
}

void TestConnection::joinsWithTheLinkAndTheName()
{
    FakeConnection connection;
    ui::ConnectDialog dialog(connection, kLink, u"counter-2"_s);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(connection.joinedAs, u"counter-2"_s);
    QCOMPARE(connection.joined->code, u"482917"_s);
    QVERIFY(!dialog.findChild<QPushButton *>(u"connectGo"_s)->isEnabled()); // not twice
    connection.set(State::Connected);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

void TestConnection::saysWhyAPairingFails_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<Error>("problem");
    QTest::addColumn<QString>("words");
    QTest::newRow("no answer") << State::Waiting << Error{} << u"Nothing answers"_s;
    QTest::newRow("another certificate")
        << State::Wrong << Error{ErrorCode::Unauthorized, {}, u"fingerprint"_s}
        << u"Another service answers"_s;
    QTest::newRow("wrong code") << State::Refused << Error{ErrorCode::Unauthorized, {}, u"code"_s}
                                << u"refuses the code"_s;
    QTest::newRow("version") << State::Refused
                             << Error{ErrorCode::BadRequest, u"update the window"_s, u"protocol"_s}
                             << u"update the window"_s;
}

void TestConnection::saysWhyAPairingFails()
{
    QFETCH(State, state);
    QFETCH(Error, problem);
    QFETCH(QString, words);
    FakeConnection connection;
    ui::ConnectDialog dialog(connection, kLink, u"counter-2"_s);
    dialog.show();
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"connectGo"_s), Qt::LeftButton);
    connection.set(state, problem);
    QVERIFY(dialog.isVisible());
    QVERIFY(dialog.findChild<QLabel *>(u"connectFailure"_s)->text().contains(words));
    QVERIFY(dialog.findChild<QPushButton *>(u"connectGo"_s)->isEnabled()); // again
    QCOMPARE(connection.stoppedJoining, 1); // a till is not paired behind the person's back
}

void TestConnection::saysWhichPathsAreOnTheShopsComputer()
{
    RemoteWindow till;
    for (const auto page : {ui::SettingsPageId::Safekeeping, ui::SettingsPageId::Endpoint}) {
        till.window->showSettings(page);
        const auto files = till.window->findChildren<ui::FileField *>();
        const bool isAnyShown = std::ranges::any_of(files, &QWidget::isVisible);
        QVERIFY(isAnyShown);
        for (const ui::FileField *file : files) {
            QVERIFY(!file->findChild<QLabel *>(u"fileAtTheShop"_s)->isHidden());
            QVERIFY(file->findChild<QPushButton *>()->isHidden());
        }
    }
    till.window->showSettings(ui::SettingsPageId::Safekeeping);
    const auto *restore = till.child<QPushButton>(u"restoreBackup"_s);
    QVERIFY(!restore->isEnabled());
    QVERIFY(restore->toolTip().contains(u"at the shop’s computer"_s));
    QVERIFY(!till.child<QPushButton>(u"openBackups"_s)->isVisible());
}

void TestConnection::waitsForTheAnswerOfTheShop()
{
    FakeConnection connection;
    {
        ui::ConnectDialog dialog(connection, kLink, u"counter-2"_s);
        dialog.show();
        const auto *asked = dialog.findChild<QLabel *>(u"connectAsked"_s);
        QVERIFY(!asked->isVisible());
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"connectGo"_s), Qt::LeftButton);
        connection.asked = kSomeNow;
        connection.asks = true;
        connection.set(State::Connecting);
        QVERIFY(asked->isVisible());
        QVERIFY(asked->text().contains(ui::inShopZone(kSomeNow).toString(u"HH:mm"_s)));
        QVERIFY(!dialog.findChild<QPushButton *>(u"connectGo"_s)->isEnabled());
        QCOMPARE(connection.stoppedJoining, 0);
    }
    QCOMPARE(connection.stoppedJoining, 1);
}

TILLDESK_TEST(TestConnection, QApplication)
#include "tst_connection.moc"
