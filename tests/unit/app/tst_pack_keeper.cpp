#include "tests/support/demo_database.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

constexpr int kLong = 90'000; ///< ms; a debug build on a busy machine writes a pack in 20 s

Timestamp local(const QDate &day, int hour, int minute = 0)
{
    return fromMillis(
        QDateTime(day, QTime(hour, minute), QTimeZone("Europe/Brussels")).toMSecsSinceEpoch());
}

/// A shop whose packs are made by itself, on day 3 at 06:00. Its days are past: a pack is refused
/// while the month is not over by the computer's clock, too.
struct Office : DemoDatabase {
    explicit Office(Timestamp now = local(QDate(2024, 6, 20), 16)) : DemoDatabase(now)
    {
        settings.folder = place.path();
    }
    void start()
    {
        packs().setSettings(settings);
        packs().start();
    }
    [[nodiscard]] app::PackKeeper &packs() { return assembly().packs(); }
    void setTime(Timestamp now)
    {
        clock().advance(now - clock().now());
        assembly().core().wake();
    }
    [[nodiscard]] qint64 entries(AuditKind kind) const
    {
        return number(u"SELECT count(*) FROM audit_trail WHERE kind = %1"_s.arg(qint64(kind)));
    }
    /// Returns the month of the newest pack, or `-`.
    [[nodiscard]] QString made()
    {
        const PackState state = packs().state();
        return state.last && state.last->problem.isEmpty() && !state.isRunning
            ? state.last->month.toString(u"yyyy-MM"_s)
            : u"-"_s;
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(place.path()).entryList({u"*.zip"_s}, QDir::Files, QDir::Name);
    }

    QTemporaryDir place;
    PackSettings settings;
};

} // namespace

/// The month's pack that is made by itself, by a clock that the test sets.
class TestPackKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesEachMonthThatPassedWhileTheComputerWasOff();
    void waitsForTheDayAndTheTimeOfTheShop();
    void followsTheShopsTimeOverSummerTime();
    void triesAgainAnHourAfterAFailure();
    void givesUpSendingAfterItsPauses();
    void makesAMonthAgainByHand();
};

void TestPackKeeper::makesEachMonthThatPassedWhileTheComputerWasOff()
{
    Office office;
    QCOMPARE(office.fill(20).exitCode, app::CommandResult::kFine);
    office.start();
    QTRY_COMPARE_WITH_TIMEOUT(office.made(), u"2024-05"_s, kLong);
    office.setTime(local(QDate(2024, 8, 5), 12)); // July has no payments
    QTRY_COMPARE_WITH_TIMEOUT(office.made(), u"2024-07"_s, 2 * kLong);
    QCOMPARE(office.entries(AuditKind::MonthPackMade), 3);
    QCOMPARE(office.entries(AuditKind::MonthPackFailed), 0);
    const QString all = office.files().join(u' ');
    for (const QString &month : {u"2024-05"_s, u"2024-06"_s, u"2024-07"_s})
        QVERIFY2(all.contains(u"tilldesk-"_s + month), qPrintable(all));
    QCOMPARE(office.packs().state().next, local(QDate(2024, 9, 3), 6));
}

void TestPackKeeper::waitsForTheDayAndTheTimeOfTheShop()
{
    Office office(local(QDate(2026, 12, 1), 9));
    office.start();
    // The last month is over, and its pack is due in two days.
    QCOMPARE(office.packs().state().next, local(QDate(2026, 12, 3), 6));
    office.settings.day = 28;
    office.settings.time = QTime(23, 30);
    office.packs().setSettings(office.settings);
    QCOMPARE(office.packs().state().next, local(QDate(2026, 12, 28), 23, 30));
    office.settings.folder.clear();
    office.packs().setSettings(office.settings);
    QVERIFY(!office.packs().state().next);
    QCOMPARE(office.entries(AuditKind::MonthPackMade), 0);
}

void TestPackKeeper::followsTheShopsTimeOverSummerTime()
{
    // Summer time begins on 28 March 2027: the same time of day is an hour earlier in UTC.
    Office winter(local(QDate(2027, 3, 1), 9));
    winter.start();
    QCOMPARE(toIsoUtc(*winter.packs().state().next).left(16), "2027-03-03T05:00");
    Office summer(local(QDate(2027, 4, 1), 9));
    summer.start();
    QCOMPARE(toIsoUtc(*summer.packs().state().next).left(16), "2027-04-03T04:00");
    // 02:30 does not exist on that day: the pack is made within the hour around it.
    winter.settings.day = 28;
    winter.settings.time = QTime(2, 30);
    winter.packs().setSettings(winter.settings);
    const Timestamp gap = *winter.packs().state().next;
    QVERIFY(gap >= local(QDate(2027, 3, 28), 1) && gap <= local(QDate(2027, 3, 28), 4));
}

void TestPackKeeper::triesAgainAnHourAfterAFailure()
{
    Office office;
    QCOMPARE(office.fill(5).exitCode, app::CommandResult::kFine);
    office.settings.folder = office.place.filePath(u"unplugged"_s);
    office.start();
    QTRY_COMPARE(office.entries(AuditKind::MonthPackFailed), 1);
    QTRY_VERIFY(!office.packs().state().isRunning);
    PackState state = office.packs().state();
    QVERIFY2(state.last->problem.contains("is no folder"_L1), qPrintable(state.last->problem));
    QCOMPARE(state.next, state.last->at + app::PackKeeper::kRetry);
    office.setTime(*state.next);
    QTRY_COMPARE(office.entries(AuditKind::MonthPackFailed), 2);
    QTRY_VERIFY(!office.packs().state().isRunning);
    QVERIFY(QDir(office.place.path()).mkdir(u"unplugged"_s));
    state = office.packs().state();
    QCOMPARE(state.next, state.last->at + app::PackKeeper::kRetry);
    office.setTime(*state.next);
    QTRY_COMPARE_WITH_TIMEOUT(office.made(), u"2024-05"_s, kLong);
}

void TestPackKeeper::givesUpSendingAfterItsPauses()
{
    Office office;
    QCOMPARE(office.fill(5).exitCode, app::CommandResult::kFine);
    office.settings.to = {u"books@example.com"_s};
    office.settings.mail.host = u"127.0.0.1"_s;
    office.settings.mail.port = 1;
    office.settings.mail.from = u"shop@example.com"_s;
    office.start();
    QTRY_COMPARE_WITH_TIMEOUT(office.entries(AuditKind::MonthPackNotMailed), 1, kLong);
    int tries = 1;
    for (const std::chrono::minutes pause : app::PackKeeper::kMailPauses) {
        QTRY_VERIFY(!office.packs().state().isRunning);
        const PackRun run = *office.packs().state().last;
        QCOMPARE(run.mailTries, tries);
        QVERIFY(run.problem.isEmpty() && !run.mailProblem.isEmpty());
        QCOMPARE(*run.nextTry - office.clock().now(), pause);
        office.setTime(*run.nextTry);
        ++tries;
        QTRY_COMPARE_WITH_TIMEOUT(office.entries(AuditKind::MonthPackNotMailed), tries, kLong);
    }
    QTRY_VERIFY(!office.packs().state().isRunning);
    QVERIFY(!office.packs().state().last->nextTry);
    QCOMPARE(office.entries(AuditKind::MonthPackMade), 1); // the files were made once
}

void TestPackKeeper::makesAMonthAgainByHand()
{
    Office office;
    QCOMPARE(office.fill(5).exitCode, app::CommandResult::kFine);
    ExportControl control;
    const auto refused = office.packs().makeNow(QDate(2024, 5, 7), control);
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"packFolder"_s);
    office.packs().setSettings(office.settings);
    const auto make = [&] {
        auto made = office.packs().makeNow(QDate(2024, 5, 7), control);
        if (!made)
            qFatal("%s", qPrintable(made.error().detail));
        return *made;
    };
    const PackRun first = make();
    QVERIFY(first.isByHand && !first.files.isEmpty());
    const PackRun again = make();
    QCOMPARE(again.files, first.files);
    QCOMPARE(again.sha256, first.sha256);
    // A month that is refused leaves the status of the last pack.
    for (const QDate &month : {QDate(2999, 1, 1), QDate(1999, 1, 1)})
        QCOMPARE(office.packs().makeNow(month, control).error().field, u"month"_s);
    QCOMPARE(*office.packs().state().last, again);
    QCOMPARE(office.entries(AuditKind::MonthPackMade), 2);
    QCOMPARE(office.entries(AuditKind::MonthPackFailed), 0);
    // A file that a person has changed is not replaced.
    QFile changed(first.files.first());
    QVERIFY(changed.open(QIODevice::WriteOnly) && changed.write("mine") == 4);
    changed.close();
    const PackRun beside = make();
    QVERIFY2(beside.files.first().endsWith("-2.zip"_L1), qPrintable(beside.files.first()));
    QCOMPARE(beside.sha256.first(), first.sha256.first());
    QVERIFY(changed.open(QIODevice::ReadOnly));
    QCOMPARE(changed.readAll(), QByteArray("mine"));
}

TILLDESK_TEST(TestPackKeeper, QGuiApplication)
#include "tst_pack_keeper.moc"
