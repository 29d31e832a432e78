#include "tests/support/some_callbacks.h"
#include "tests/support/some_refunds.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/today/today_presenter.h"

#include <QLocale>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::kSomeNow;

namespace {

struct Day : test::Shop {
    Day()
    {
        merchants.entries = test::someProfiles();
        refunds.refunds = test::refundsOf(payments.payments);
        payouts.next.nextRun = kSomeNow + 8h + 28min;
        payouts.next.rows = {running(475040), running(-200), running(1000)};
        callbacks.callbacks = test::callbacksOf(payments.payments);
        profiles.load();
        settle();
    }
    [[nodiscard]] static RunningPayout running(qint64 cents)
    {
        RunningPayout row;
        row.merchantId = test::someProfiles().first().merchant.id;
        row.iban = u"BE68539007547034"_s;
        row.payments = {1, Amount::fromCents(cents)};
        row.amount = Amount::fromCents(cents);
        return row;
    }
    void start()
    {
        presenter.start();
        settle();
    }
    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
            payments.settle();
        }
    }
    [[nodiscard]] TodayPresenter::Tile tile(TodayPresenter::Leads leads) const
    {
        for (const TodayPresenter::Tile &tile : presenter.tiles()) {
            if (tile.leads == leads)
                return tile;
        }
        return {};
    }
    [[nodiscard]] QStringList notices() const
    {
        QStringList texts;
        for (const TodayPresenter::Notice &notice : presenter.notices())
            texts << notice.text;
        return texts;
    }

    Ticker ticker;
    ProfileChoice profiles{gateways};
    OutcomeWatch outcomes{gateways};
    TodayPresenter presenter{gateways, profiles, outcomes, ticker};
};

Timestamp moment(QDate day, int hour, int minute = 0)
{
    return fromMillis(
        QDateTime(day, QTime(hour, minute), QTimeZone("Europe/Brussels")).toMSecsSinceEpoch());
}

} // namespace

class TestTodayPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void asksNothingBeforeItIsStarted();
    void sumsTheDay();
    void comparesWithTheSameDayAWeekAgo();
    void countsOnlyWhatIsOfToday();
    void sumsWhatWillBePaidOut();
    void followsTheProfile();
    void dropsAnswersForAnotherProfile();
    void putsTakingsIntoTheirHours();
    void hasAsManyHoursAsTheDay_data();
    void hasAsManyHoursAsTheDay();
    void separatesTheHourThatComesTwice();
    void drawsNoFewerThanTwelveHours();
    void saysWhatNeedsAttention();
    void namesTheOnePaymentThatWaits();
    void warnsOfTheBackups_data();
    void warnsOfTheBackups();
    void warnsOfARestoreFirst();
    void saysThatThePackOfTheMonthFailed();
    void saysWhoIsBlockedAfterWrongPins();
    void noticesThatTheLastBackupGrowsOld();
    void followsWhatHappens();
    void asksNoFasterThanItIsAnswered();
    void beginsTheNextDay();
    void saysThatFiguresAreMissing();
    void saysOfWhenFiguresAre();
    void listsFirstStepsUntilThereIsAPayment();
    void tellsChangesAndShares();
};

void TestTodayPresenter::asksNothingBeforeItIsStarted()
{
    Day day;
    Day started; // asks after the same delay
    started.start();
    started.payments.calls.clear();
    for (Day *each : {&day, &started}) {
        Q_EMIT each->payments.changed({});
        Q_EMIT each->refunds.changed();
        each->ticker.tick();
    }
    QTRY_VERIFY(!started.payments.calls.isEmpty());
    QVERIFY(day.payments.calls.isEmpty());
    QVERIFY(day.presenter.tiles().first().value.isEmpty());
    QVERIFY(!day.presenter.isEmpty()); // not loaded yet
}

void TestTodayPresenter::sumsTheDay()
{
    Day day;
    day.start();
    using Leads = TodayPresenter::Leads;
    QCOMPARE(day.tile(Leads::Taken).value, u"€\u00A0464.49"_s);
    QCOMPARE(day.tile(Leads::Taken).note, QString()); // no takings a week ago to compare with
    QCOMPARE(day.tile(Leads::Payments).value, u"16"_s);
    QCOMPARE(day.tile(Leads::Payments).note, u"7 paid · 43.8\u00A0%"_s);
    QCOMPARE(day.tile(Leads::Refunds).value, u"€\u00A0106.70"_s);
    QCOMPARE(day.tile(Leads::Refunds).note, u"3 refunds · €\u00A04.20 on its way"_s);
}

void TestTodayPresenter::comparesWithTheSameDayAWeekAgo()
{
    Day day;
    Payment before = test::somePayment(700, kSomeNow - 7 * 24h - 1min);
    before.status = PaymentStatus::Succeeded;
    before.amount = Amount::fromCents(40000);
    Payment later = before; // a week ago, after this time of day
    later.id = PaymentId(u"x"_s);
    later.createdAt = kSomeNow - 7 * 24h + 1min;
    day.payments.payments.prepend(later);
    day.payments.payments.prepend(before);
    day.start();
    QCOMPARE(day.tile(TodayPresenter::Leads::Taken).note, u"+16\u00A0% vs. last Friday"_s);
}

void TestTodayPresenter::countsOnlyWhatIsOfToday()
{
    Day day;
    day.payments.payments.first().createdAt = moment({2026, 11, 19}, 23, 59);
    day.refunds.refunds[2].createdAt = moment({2026, 11, 19}, 23, 59);
    day.refunds.refunds[3].createdAt = moment({2026, 11, 20}, 0, 0);
    day.start();
    QCOMPARE(day.tile(TodayPresenter::Leads::Payments).value, u"15"_s);
    QCOMPARE(day.tile(TodayPresenter::Leads::Refunds).value, u"€\u00A0100.20"_s);
}

void TestTodayPresenter::sumsWhatWillBePaidOut()
{
    Day day;
    day.start();
    const auto tile = day.tile(TodayPresenter::Leads::Payouts);
    // The row with a negative sum is left out.
    QCOMPARE(QString(tile.value).remove(QChar(0x202F)), u"€\u00A04760.40"_s);
    QCOMPARE(tile.note, u"tonight 23:00 · 2 payouts"_s);
    day.payouts.next.rows = {Day::running(100)};
    day.presenter.refresh();
    day.settle();
    QCOMPARE(day.tile(TodayPresenter::Leads::Payouts).note, u"tonight 23:00"_s);
}

void TestTodayPresenter::followsTheProfile()
{
    Day day;
    day.start();
    day.payouts.next.rows.first().merchantId = MerchantId(u"other"_s);
    day.profiles.choose(test::someProfiles().at(1).profile.id); // the profile "Tills"
    day.settle();
    QCOMPARE(day.tile(TodayPresenter::Leads::Payments).value, u"4"_s);
    QCOMPARE(day.presenter.latest().rowCount(), 4);
    QCOMPARE(day.tile(TodayPresenter::Leads::Refunds).value, u"€\u00A00.00"_s);
    QCOMPARE(day.tile(TodayPresenter::Leads::Payouts).value, u"€\u00A010.00"_s);
}

void TestTodayPresenter::dropsAnswersForAnotherProfile()
{
    Day day;
    day.presenter.start();
    QCoreApplication::processEvents();
    // Switches the profile while the first queries are in flight.
    day.profiles.choose(test::someProfiles().at(1).profile.id);
    day.payments.flushLastFirst();
    day.settle();
    QCOMPARE(day.tile(TodayPresenter::Leads::Payments).value, u"4"_s);
    QVERIFY(day.presenter.hours().last().taken.sum.cents() < 13200);
}

void TestTodayPresenter::putsTakingsIntoTheirHours()
{
    Day day;
    day.start();
    const QList<TodayHour> hours = day.presenter.hours();
    QCOMPARE(hours.size(), 15); // hours 00 to 14
    QCOMPARE(hours.last().label, u"14"_s);
    QVERIFY(hours.last().isNow && !hours.first().isNow);
    QCOMPARE(hours.last().taken.sum.cents(), 13200 + 420 + 1999);
    QCOMPARE(hours.at(13).taken.count, 4);
    QCOMPARE(hours.at(13).hint, u"13:00–14:00: €\u00A0308.30 · 4 payments"_s);
    QCOMPARE(hours.at(3).taken.count, 0);
}

void TestTodayPresenter::hasAsManyHoursAsTheDay_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<int>("hours");
    QTest::newRow("usual") << QDate(2026, 11, 20) << 24;
    QTest::newRow("summer time begins") << QDate(2026, 3, 29) << 23;
    QTest::newRow("summer time ends") << QDate(2026, 10, 25) << 25;
}

void TestTodayPresenter::hasAsManyHoursAsTheDay()
{
    QFETCH(QDate, day);
    QFETCH(int, hours);
    const QList<Timestamp> bounds = hoursOf(day);
    QCOMPARE(bounds.size(), hours + 1);
    QCOMPARE(toMillis(bounds.first()), toMillis(moment(day, 0)));
    QCOMPARE(toMillis(bounds.last()), toMillis(moment(day.addDays(1), 0)));
}

void TestTodayPresenter::separatesTheHourThatComesTwice()
{
    const QList<Timestamp> bounds = hoursOf({2026, 10, 25});
    const QList<TodayHour> hours = todayHours(bounds, QList<PaymentTotal>(25), bounds.last());
    QCOMPARE(hours.size(), 25);
    QCOMPARE(hours.at(2).label, u"02"_s);
    QCOMPARE(hours.at(3).label, u"02"_s);
    QCOMPARE(hours.at(4).label, u"03"_s);
    const QList<TodayHour> spring =
        todayHours(hoursOf({2026, 3, 29}), QList<PaymentTotal>(23), moment({2026, 3, 29}, 23));
    QCOMPARE(spring.at(1).label, u"01"_s);
    QCOMPARE(spring.at(2).label, u"03"_s);
}

void TestTodayPresenter::drawsNoFewerThanTwelveHours()
{
    const QDate day(2026, 11, 20);
    const QList<PaymentTotal> none(24);
    QCOMPARE(todayHours(hoursOf(day), none, moment(day, 0, 30)).size(), 12);
    QCOMPARE(todayHours(hoursOf(day), none, moment(day, 12, 30)).size(), 13);
    QVERIFY(todayHours(hoursOf(day), none, moment(day, 0, 30)).first().isNow);
}

void TestTodayPresenter::saysWhatNeedsAttention()
{
    Day day;
    day.payments.payments[2].status = PaymentStatus::PendingMerchantAcknowledgement;
    PayoutDetails failed;
    failed.payout.status = PayoutStatus::Failed;
    failed.payout.merchantId = test::someProfiles().first().merchant.id;
    day.payouts.payouts << failed;
    day.start();
    QCOMPARE(day.notices(),
             (QStringList{u"2 callbacks have failed in the last 24 hours"_s,
                          u"2 payments wait for your acknowledgement"_s,
                          u"1 payout has failed and can be paid out again"_s}));
}

void TestTodayPresenter::namesTheOnePaymentThatWaits()
{
    Day day;
    day.callbacks.callbacks.clear();
    day.start();
    QCOMPARE(day.notices(),
             QStringList{u"The payment Order 10472 waits for your acknowledgement"_s});
    day.payments.setStatus(day.payments.payments.at(5).id, PaymentStatus::Succeeded);
    QTRY_VERIFY((day.settle(), day.notices().isEmpty()));
}

void TestTodayPresenter::warnsOfTheBackups_data()
{
    using test::FakeSafekeeping;
    QTest::addColumn<SafekeepingState>("state");
    QTest::addColumn<QString>("warning");
    const SafekeepingState good = FakeSafekeeping().now;
    QTest::newRow("good") << good << QString();
    SafekeepingState none;
    none.now = good.now;
    none.status.isOld = true;
    QTest::newRow("none") << none << u"There is no backup of this shop yet."_s;
    SafekeepingState old = good;
    old.status.isOld = true;
    QTest::newRow("old") << old << u"The last good backup is older than a day: today at 12:00."_s;
    SafekeepingState failed = good;
    failed.status.last = FakeSafekeeping::failedRun(good.now - 1h);
    QTest::newRow("failed")
        << failed << u"The last backup failed. The last good backup was made today at 12:00."_s;
    SafekeepingState rehearsal = good;
    rehearsal.status.lastRehearsal->problem = u"damaged"_s;
    QTest::newRow("rehearsal")
        << rehearsal << u"The rehearsal of a restore failed: the backup could not be restored."_s;
    SafekeepingState full = good;
    full.disk.freeBytes = 12'700'000'000;
    QTest::newRow("a tenth of the disk is free")
        << full << u"The disk of the backups is nearly full: 12.7 GB are free."_s;
    full.disk.freeBytes = 12'900'000'000;
    QTest::newRow("more than a tenth") << full << QString();
    full.status.freeBytes = full.status.neededBytes * 2 - 1;
    full.disk.freeBytes = full.status.freeBytes;
    QTest::newRow("no room for two backups")
        << full << u"The disk of the backups is nearly full: 424 MB are free."_s;
    SafekeepingState away = good;
    away.disk = {};
    away.status.freeBytes = 0;
    QTest::newRow("the disk is not connected") << away << QString();
}

void TestTodayPresenter::warnsOfTheBackups()
{
    QFETCH(const SafekeepingState, state);
    QFETCH(const QString, warning);
    Day day;
    day.callbacks.callbacks.clear();
    day.payments.payments.clear();
    day.safekeeping.now = state;
    day.start();
    QTRY_COMPARE((day.settle(), day.notices()),
                 warning.isEmpty() ? QStringList() : QStringList(warning));
    for (const TodayPresenter::Notice &notice : day.presenter.notices())
        QCOMPARE(notice.leads, TodayPresenter::Leads::Safekeeping);
}

void TestTodayPresenter::saysThatThePackOfTheMonthFailed()
{
    Day day;
    day.start();
    const auto said = [&day] {
        day.settle();
        for (const TodayPresenter::Notice &notice : day.presenter.notices()) {
            if (notice.leads == TodayPresenter::Leads::MonthPack)
                return notice.text;
        }
        return QString();
    };
    QCOMPARE(said(), QString());
    PackRun run;
    run.month = QDate(2026, 10, 1);
    run.problem = u"/srv/books is no folder"_s;
    day.exports.pack.last = run;
    Q_EMIT day.exports.packChanged();
    QTRY_VERIFY(said().startsWith(u"The pack of October 2026 could not be made."_s));
    run.problem.clear();
    run.mailProblem = u"535 refused"_s;
    day.exports.pack.last = run;
    Q_EMIT day.exports.packChanged();
    QTRY_VERIFY(said().contains(u"was made, but not sent"_s));
    run.mailProblem.clear();
    day.exports.pack.last = run;
    Q_EMIT day.exports.packChanged();
    QTRY_COMPARE(said(), QString());
}

void TestTodayPresenter::saysWhoIsBlockedAfterWrongPins()
{
    Day day;
    day.callbacks.callbacks.clear();
    day.payments.payments.clear();
    day.start();
    const StaffId anna = day.staff.hire(u"Anna De Smet"_s, StaffRole::Cashier, u"2468"_s);
    for (int i = 0; i < kPinTries; ++i)
        (void)day.staff.signIn(anna, u"1357"_s);
    const auto blocked = [&day] {
        QList<TodayPresenter::Notice> notices = day.presenter.notices();
        notices.removeIf([](const TodayPresenter::Notice &notice) {
            return notice.leads != TodayPresenter::Leads::Staff;
        });
        return notices;
    };
    QCOMPARE(blocked().size(), 1);
    QVERIFY(blocked().first().text.startsWith(u"Anna De Smet is blocked until "_s));
    day.clock.advance(1min);
    QVERIFY(blocked().isEmpty());
}

void TestTodayPresenter::warnsOfARestoreFirst()
{
    Day day;
    day.safekeeping.now.restored =
        RestoreMark{.madeAt = kSomeNow - 26h, .restoredAt = kSomeNow, .lastPayment = {}};
    day.start();
    QTRY_VERIFY((day.settle(), day.notices().size() > 1));
    QVERIFY(day.notices().first().contains(u"restored from the backup of yesterday at 12:32"_s));
    QCOMPARE(day.presenter.notices().first().tone, Tone::Red);
}

/// The state is read again every ten minutes: a backup grows old without any event.
void TestTodayPresenter::noticesThatTheLastBackupGrowsOld()
{
    Day day;
    day.callbacks.callbacks.clear();
    day.payments.payments.clear();
    day.start();
    QVERIFY(day.notices().isEmpty());
    day.safekeeping.now.status.isOld = true;
    for (int second = 0; second < 599; ++second)
        day.ticker.tick();
    day.settle();
    QVERIFY(day.notices().isEmpty());
    day.ticker.tick();
    day.settle();
    QCOMPARE(day.notices().size(), 1);
}

void TestTodayPresenter::followsWhatHappens()
{
    Day day;
    day.start();
    day.payments.calls.clear();
    for (int i = 0; i < 30; ++i)
        day.payments.add(test::somePayment(900 + i, day.clock.now()));
    QVERIFY(day.payments.calls.isEmpty()); // changes are coalesced
    QTRY_COMPARE((day.settle(), day.tile(TodayPresenter::Leads::Payments).value), u"46"_s);
    QCOMPARE(day.payments.calls.filter(u"totals"_s).size(), 1);
    day.refunds.setStatus(day.refunds.refunds.last().id, RefundStatus::Refunded);
    QTRY_COMPARE(day.tile(TodayPresenter::Leads::Refunds).note, u"4 refunds"_s);
}

void TestTodayPresenter::asksNoFasterThanItIsAnswered()
{
    Day day;
    day.presenter.start();
    Day answered; // asks after the same delay, and is answered
    answered.start();
    for (int asked = 2; asked < 5; ++asked) {
        Q_EMIT day.payments.changed({});
        Q_EMIT answered.payments.changed({});
        QTRY_COMPARE((answered.settle(), answered.payments.calls.filter(u"totals"_s).size()),
                     asked);
    }
    QCOMPARE(day.payments.calls.filter(u"totals"_s).size(), 1);
    day.settle();
    QTRY_COMPARE(day.payments.calls.filter(u"totals"_s).size(), 2);
    day.settle();
    QVERIFY(!day.tile(TodayPresenter::Leads::Payments).value.isEmpty());
}

void TestTodayPresenter::beginsTheNextDay()
{
    Day day;
    day.start();
    day.clock.set(moment({2026, 11, 21}, 0, 0));
    day.ticker.tick();
    day.settle();
    QCOMPARE(day.tile(TodayPresenter::Leads::Payments).value, u"0"_s);
    QCOMPARE(day.tile(TodayPresenter::Leads::Payments).note, u"none yet"_s);
    QCOMPARE(day.presenter.latest().rowCount(), 16); // the latest list is not limited to today
}

void TestTodayPresenter::saysThatFiguresAreMissing()
{
    Day day;
    day.refunds.error = Error{ErrorCode::Busy, u"raw"_s};
    day.start();
    QVERIFY(day.presenter.failure().startsWith(u"Some figures may be missing or out of date."_s));
    QVERIFY(day.tile(TodayPresenter::Leads::Refunds).value.isEmpty());
    QVERIFY(!day.tile(TodayPresenter::Leads::Payments).value.isEmpty());
    day.refunds.error.reset();
    day.presenter.refresh();
    day.settle();
    QVERIFY(day.presenter.failure().isEmpty());
}

void TestTodayPresenter::saysOfWhenFiguresAre()
{
    Day day;
    day.start();
    const QString taken = day.tile(TodayPresenter::Leads::Taken).value;
    QVERIFY(day.presenter.hoursNote().isEmpty());
    day.payments.error = Error{ErrorCode::Storage, {}};
    day.clock.advance(5min);
    day.presenter.refresh();
    day.settle();
    QCOMPARE(day.tile(TodayPresenter::Leads::Taken).value, taken);
    QCOMPARE(day.tile(TodayPresenter::Leads::Taken).note, u"as of 14:32"_s);
    QCOMPARE(day.presenter.hoursNote(), u"as of 14:32"_s);
    QVERIFY(!day.tile(TodayPresenter::Leads::Refunds).note.startsWith(u"as of"_s));
    day.payments.error.reset();
    day.presenter.refresh();
    day.settle();
    QVERIFY(day.presenter.hoursNote().isEmpty());
}

void TestTodayPresenter::listsFirstStepsUntilThereIsAPayment()
{
    Day day;
    day.payments.payments.clear();
    day.endpoint.setState({true, u"http://127.0.0.1:8400"_s, {}});
    day.start();
    QVERIFY(day.presenter.isEmpty());
    const auto canReach = [&day] { return day.presenter.steps().at(1).isDone; };
    QVERIFY(day.presenter.steps().at(0).isDone && !day.presenter.steps().at(2).isDone);
    QVERIFY(!canReach()); // no phone can open a loopback address
    day.endpoint.setState({true, u"http://127.0.0.1:8400"_s, {}, u"https://192.168.1.20:8443"_s});
    QVERIFY(canReach());
    day.endpoint.wanted.publicBaseUrl = u"http://localhost:9000"_s;
    QVERIFY(!canReach());
    day.endpoint.wanted.publicBaseUrl = u"https://pay.example.com"_s;
    QVERIFY(canReach());
    day.endpoint.setState({false, {}, {}});
    QVERIFY(!canReach());
    day.payments.add(test::somePayment(1, day.clock.now()));
    QTRY_VERIFY((day.settle(), !day.presenter.isEmpty()));
}

void TestTodayPresenter::tellsChangesAndShares()
{
    const auto change = [](qint64 before, qint64 now) {
        return changeText(Amount::fromCents(before), Amount::fromCents(now)).remove(QChar(0x00A0));
    };
    QCOMPARE(change(10000, 11249), u"+12%"_s);
    QCOMPARE(change(10000, 9700), u"−3%"_s);
    QCOMPARE(change(10000, 10000), u"0%"_s);
    QCOMPARE(change(0, 500), QString());
    QCOMPARE(shareText(1, 3), u"33.3\u00A0%"_s);
    QCOMPARE(shareText(3, 3), u"100\u00A0%"_s);
    QCOMPARE(shareText(0, 0), QString());
}

TILLDESK_TEST(TestTodayPresenter, QCoreApplication)
#include "tst_today_presenter.moc"
