#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/models/settings/settings_simulation.h"
#include "ui/widgets/common/switch.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTimeEdit>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

class TestSettingsSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsTheTimeAndFollowsIt();
    void switchesOffAndOn();
    void stopsTheClockAndLetsItRun();
    void goesOnByTheUsualSpans_data();
    void goesOnByTheUsualSpans();
    void goesOnByWhatIsTyped();
    void refusesWhatIsNoSpan();
    void setsTheClockInTheTimeOfTheShop();
    void givesTheClockBack();
    void saysHowTheClockGoes_data();
    void saysHowTheClockGoes();
    void isNeverOnInProduction();
    void saysWhyTheClockDidNotMove();
    void setsAFaultOfCallbacks();
    void letsRefundsAndPayoutsFail();
    void switchesTheInbox();
};

void TestSettingsSimulation::showsTheTimeAndFollowsIt()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    QVERIFY(desk.shows(u"Friday 20 November 2026, 14:32:10"_s));
    desk.clock.advance(5s);
    desk.window->ticker().tick();
    QVERIFY(desk.shows(u"14:32:15"_s));
}

void TestSettingsSimulation::switchesOffAndOn()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    desk.field<Switch>(u"isOn"_s)->click();
    desk.settle();
    QCOMPARE(desk.simulation.calls, QStringList{u"off"_s});
    for (const QString &name : {u"freeze"_s, u"by20"_s, u"setClock"_s}) {
        QVERIFY2(!desk.button(name)->isEnabled(), qPrintable(name));
    }
    QCOMPARE(desk.button(u"freeze"_s)->toolTip(), u"Switch the simulation on first"_s);
    desk.field<Switch>(u"isOn"_s)->click();
    desk.settle();
    QCOMPARE(desk.simulation.calls, (QStringList{u"off"_s, u"on"_s}));
    QVERIFY(desk.button(u"by20"_s)->isEnabled());
}

void TestSettingsSimulation::stopsTheClockAndLetsItRun()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    QCOMPARE(desk.button(u"freeze"_s)->text(), u"Stop the clock"_s);
    desk.press(u"freeze"_s);
    QCOMPARE(desk.simulation.calls, QStringList{u"freeze"_s});
    QVERIFY(desk.shows(u"The clock stands still"_s));
    QCOMPARE(desk.button(u"freeze"_s)->text(), u"Let it run"_s);
    desk.press(u"freeze"_s);
    QCOMPARE(desk.simulation.calls, (QStringList{u"freeze"_s, u"run"_s}));
}

void TestSettingsSimulation::goesOnByTheUsualSpans_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<qint64>("millis");
    QTest::newRow("1 min") << u"by1"_s << qint64(60'000);
    QTest::newRow("20 min") << u"by20"_s << qint64(1'200'000);
    QTest::newRow("1 day") << u"by1440"_s << qint64(86'400'000);
    QTest::newRow("7 days") << u"by10080"_s << qint64(604'800'000);
}

void TestSettingsSimulation::goesOnByTheUsualSpans()
{
    QFETCH(QString, button);
    QFETCH(qint64, millis);
    SettingsDesk desk(SettingsPageId::Simulation);
    desk.press(button);
    QCOMPARE(desk.simulation.calls, QStringList{u"advance %1"_s.arg(millis)});
    QCOMPARE(desk.clock.now(), test::kSomeNow + std::chrono::milliseconds(millis));
}

void TestSettingsSimulation::goesOnByWhatIsTyped()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    desk.fill(u"byNumber"_s, u"3"_s);
    desk.field<QComboBox>(u"byUnit"_s)->setCurrentIndex(1);
    QTest::keyClick(desk.field<QLineEdit>(u"byNumber"_s), Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.simulation.calls, QStringList{u"advance 10800000"_s});
    QVERIFY(desk.field<QLineEdit>(u"byNumber"_s)->text().isEmpty());
    desk.fill(u"byNumber"_s, u"2"_s);
    desk.field<QComboBox>(u"byUnit"_s)->setCurrentIndex(2);
    desk.press(u"byTyped"_s);
    QCOMPARE(desk.simulation.calls.last(), u"advance 172800000"_s);
}

void TestSettingsSimulation::refusesWhatIsNoSpan()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    for (const QString &text : {QString(), u"0"_s, u"-1"_s, u"x"_s, u"1.5"_s}) {
        desk.fill(u"byNumber"_s, text);
        QVERIFY2(!desk.button(u"byTyped"_s)->isEnabled(), qPrintable(text));
        QTest::keyClick(desk.field<QLineEdit>(u"byNumber"_s), Qt::Key_Return);
    }
    QVERIFY(desk.simulation.calls.isEmpty());
    QCOMPARE(desk.button(u"byTyped"_s)->toolTip(), u"Type a whole number"_s);
    using Unit = SettingsSimulation::Unit;
    QCOMPARE(SettingsSimulation::span(u"90"_s, Unit::Minutes), 90min);
    QCOMPARE(SettingsSimulation::span(u"400"_s, Unit::Days), 400 * 24h);
}

void TestSettingsSimulation::setsTheClockInTheTimeOfTheShop()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    auto *moment = desk.field<QDateTimeEdit>(u"moment"_s);
    QCOMPARE(moment->text(), u"20/11/2026 14:32:10"_s);
    moment->setDate(QDate(2026, 7, 1));
    moment->setTime(QTime(12, 0));
    desk.press(u"setClock"_s);
    // In July daylight saving time applies.
    QCOMPARE(desk.simulation.calls, QStringList{u"set 2026-07-01T10:00:00.000Z"_s});
}

void TestSettingsSimulation::givesTheClockBack()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    QVERIFY(!desk.button(u"reset"_s)->isEnabled());
    desk.simulation.setState({true, false, {.offset = 1h, .frozenAt = {}}});
    QVERIFY(desk.button(u"reset"_s)->isEnabled());
    desk.press(u"reset"_s);
    QCOMPARE(desk.simulation.calls, QStringList{u"reset"_s});
    QVERIFY(desk.shows(u"The clock shows the computer's time"_s));
}

void TestSettingsSimulation::saysHowTheClockGoes_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("words");
    QTest::newRow("computer's") << qint64(0) << u"The clock shows the computer's time"_s;
    QTest::newRow("a little") << qint64(30) << u"less than a minute"_s;
    QTest::newRow("ahead") << qint64(7 * 86'400 + 3 * 3600 + 120) << u"7 d 3 h 2 min ahead"_s;
    QTest::newRow("behind") << qint64(-3600) << u"1 h behind"_s;
}

void TestSettingsSimulation::saysHowTheClockGoes()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, words);
    SettingsDesk desk(SettingsPageId::Simulation);
    desk.simulation.setState(
        {true, false, {.offset = std::chrono::seconds(seconds), .frozenAt = {}}});
    QVERIFY(desk.shows(words));
}

void TestSettingsSimulation::isNeverOnInProduction()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    desk.simulation.setState({false, true, {}});
    QVERIFY(desk.shows(u"This is a production database."_s));
    QVERIFY(!desk.field<Switch>(u"isOn"_s)->isEnabled());
    QVERIFY(!desk.button(u"freeze"_s)->isEnabled());
    QVERIFY(!desk.field<QLineEdit>(u"byNumber"_s)->isEnabled());
}

void TestSettingsSimulation::saysWhyTheClockDidNotMove()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    desk.simulation.error = Error{ErrorCode::FieldInvalid, u"too far"_s, u"by"_s};
    desk.press(u"by1"_s);
    QVERIFY(desk.shows(u"at most 400 days"_s));
    desk.simulation.error = Error{ErrorCode::Storage, {}};
    desk.press(u"by1"_s);
    QVERIFY(desk.shows(u"The data could not be read or written."_s));
    desk.simulation.error.reset();
    desk.press(u"by1"_s);
    QVERIFY(!desk.shows(u"The data could not be read or written."_s));
}

void TestSettingsSimulation::setsAFaultOfCallbacks()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    auto *fault = desk.field<QComboBox>(u"fault"_s);
    QCOMPARE(fault->count(), 12);
    QVERIFY(desk.shows(u"Callbacks are sent normally."_s));
    fault->setFocus();
    QTest::keyClick(fault, Qt::Key_Down);
    desk.settle();
    QCOMPARE(desk.simulation.calls, QStringList{u"fault lost"_s});
    QVERIFY(desk.shows(u"Callbacks are not sent."_s));
    desk.simulation.error = Error{ErrorCode::Storage, {}};
    QTest::keyClick(fault, Qt::Key_Down);
    desk.settle();
    QCOMPARE(fault->currentText(), u"Lost"_s); // reverts to the stored value
    desk.simulation.error.reset();
    desk.field<Switch>(u"isOn"_s)->click();
    desk.settle();
    QVERIFY(!fault->isEnabled());
    QCOMPARE(fault->toolTip(), u"Switch the simulation on first"_s);
}

void TestSettingsSimulation::letsRefundsAndPayoutsFail()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    auto *refunds = desk.field<Switch>(u"refundsFail"_s);
    auto *payouts = desk.field<Switch>(u"payoutsFail"_s);
    QVERIFY(!refunds->isChecked() && !payouts->isChecked());
    refunds->setFocus();
    QTest::keyClick(refunds, Qt::Key_Space);
    desk.settle();
    payouts->click();
    desk.settle();
    QCOMPARE(desk.simulation.calls, (QStringList{u"refunds fail"_s, u"payouts fail"_s}));
    QVERIFY(refunds->isChecked() && payouts->isChecked());
    desk.simulation.error = Error{ErrorCode::Storage, {}};
    payouts->click();
    desk.settle();
    QVERIFY(payouts->isChecked()); // reverts to the stored value
    desk.simulation.error.reset();
    payouts->click();
    desk.settle();
    QCOMPARE(desk.simulation.calls.last(), u"payouts succeed"_s);
    desk.field<Switch>(u"isOn"_s)->click();
    desk.settle();
    QVERIFY(!refunds->isEnabled() && !payouts->isEnabled());
    QCOMPARE(refunds->toolTip(), u"Switch the simulation on first"_s);
}

void TestSettingsSimulation::switchesTheInbox()
{
    SettingsDesk desk(SettingsPageId::Simulation);
    auto *inbox = desk.field<Switch>(u"hasInbox"_s);
    QVERIFY(!inbox->isChecked());
    inbox->click();
    desk.settle();
    QVERIFY(desk.callbacks.calls.contains(u"inbox on"_s));
    QVERIFY(inbox->isChecked());
    desk.callbacks.error = Error{ErrorCode::Storage, {}};
    inbox->click();
    desk.settle();
    QVERIFY(inbox->isChecked()); // the switch shows the stored setting
    QVERIFY(desk.shows(u"The data could not be read or written."_s));
}

TILLDESK_TEST(TestSettingsSimulation, QApplication)
#include "tst_settings_simulation.moc"
