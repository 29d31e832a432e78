#include "core/payouts/closing_time.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payouts;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

ClosingTime closingOf(const QString &time, const QByteArray &zone)
{
    return {QTime::fromString(time, u"HH:mm"_s), QTimeZone(zone)};
}

Timestamp at(const QString &text)
{
    return *parseIsoTime(text);
}

} // namespace

class TestClosingTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheNext_data();
    void findsTheNext();
    void comesOnceACalendarDay_data();
    void comesOnceACalendarDay();
    void knowsTheShopsDay();
    void leavesOutDaysWithoutBanks_data();
    void leavesOutDaysWithoutBanks();
    void comesOnceABankDay_data();
    void comesOnceABankDay();
};

/// In Brussels in 2026, clocks go forward on 29 March from 2:00 to 3:00 (1:00 UTC), and back on 25
/// October from 3:00 to 2:00 (1:00 UTC).
void TestClosingTime::findsTheNext_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("next");
    const QByteArray brussels = "Europe/Brussels";
    const auto row = [&](const char *name, const QString &time, const QByteArray &zone,
                         const QString &now, const QString &next) {
        QTest::newRow(name) << time << zone << now << next;
    };
    row("midnight", u"00:00"_s, brussels, u"2026-11-20T13:32:10Z"_s, u"2026-11-20T23:00:00Z"_s);
    row("just before", u"00:00"_s, brussels, u"2026-11-20T22:59:59.999Z"_s,
        u"2026-11-20T23:00:00Z"_s);
    row("at it", u"00:00"_s, brussels, u"2026-11-20T23:00:00Z"_s, u"2026-11-21T23:00:00Z"_s);
    row("after it in UTC's day before", u"00:00"_s, brussels, u"2026-11-20T23:00:00.001Z"_s,
        u"2026-11-21T23:00:00Z"_s);
    row("summer", u"00:00"_s, brussels, u"2026-07-01T12:00:00Z"_s, u"2026-07-01T22:00:00Z"_s);
    row("evening", u"18:30"_s, brussels, u"2026-11-20T13:32:10Z"_s, u"2026-11-20T17:30:00Z"_s);
    row("tomorrow's", u"08:00"_s, brussels, u"2026-11-20T13:32:10Z"_s, u"2026-11-21T07:00:00Z"_s);
    row("UTC", u"00:00"_s, "UTC", u"2026-11-20T13:32:10Z"_s, u"2026-11-21T00:00:00Z"_s);
    row("far east", u"23:59"_s, "Pacific/Kiritimati", u"2026-11-20T09:59:00Z"_s,
        u"2026-11-21T09:59:00Z"_s);

    row("midnight before spring", u"00:00"_s, brussels, u"2026-03-28T12:00:00Z"_s,
        u"2026-03-28T23:00:00Z"_s);
    row("midnight after spring", u"00:00"_s, brussels, u"2026-03-28T23:00:00Z"_s,
        u"2026-03-29T22:00:00Z"_s);
    row("skipped", u"02:30"_s, brussels, u"2026-03-28T12:00:00Z"_s, u"2026-03-29T01:00:00Z"_s);
    row("after the skipped one", u"02:30"_s, brussels, u"2026-03-29T01:00:00Z"_s,
        u"2026-03-30T00:30:00Z"_s);
    row("first that is skipped", u"02:00"_s, brussels, u"2026-03-28T12:00:00Z"_s,
        u"2026-03-29T01:00:00Z"_s);
    row("first after the jump", u"03:00"_s, brussels, u"2026-03-28T12:00:00Z"_s,
        u"2026-03-29T01:00:00Z"_s);
    row("last before the jump", u"01:59"_s, brussels, u"2026-03-28T12:00:00Z"_s,
        u"2026-03-29T00:59:00Z"_s);

    row("comes twice, first", u"02:30"_s, brussels, u"2026-10-24T12:00:00Z"_s,
        u"2026-10-25T00:30:00Z"_s);
    row("comes twice, counts once", u"02:30"_s, brussels, u"2026-10-25T00:30:00Z"_s,
        u"2026-10-26T01:30:00Z"_s);
    row("between the two", u"02:30"_s, brussels, u"2026-10-25T00:59:00Z"_s,
        u"2026-10-26T01:30:00Z"_s);
    row("first of the hour that comes twice", u"02:00"_s, brussels, u"2026-10-24T23:59:00Z"_s,
        u"2026-10-25T00:00:00Z"_s);
    row("after the hour that comes twice", u"03:00"_s, brussels, u"2026-10-25T00:30:00Z"_s,
        u"2026-10-25T02:00:00Z"_s);
    row("midnight after autumn", u"00:00"_s, brussels, u"2026-10-24T22:00:00Z"_s,
        u"2026-10-25T23:00:00Z"_s);

    row("into the leap day", u"00:00"_s, brussels, u"2028-02-28T12:00:00Z"_s,
        u"2028-02-28T23:00:00Z"_s);
    row("out of the leap day", u"00:00"_s, brussels, u"2028-02-28T23:00:00Z"_s,
        u"2028-02-29T23:00:00Z"_s);
    row("year", u"00:00"_s, brussels, u"2026-12-31T12:00:00Z"_s, u"2026-12-31T23:00:00Z"_s);

    row("midnight is skipped", u"00:00"_s, "America/Sao_Paulo", u"2018-11-03T12:00:00Z"_s,
        u"2018-11-04T03:00:00Z"_s);
    row("a whole day is skipped", u"12:00"_s, "Pacific/Apia", u"2011-12-29T22:00:00Z"_s,
        u"2011-12-30T10:00:00Z"_s);
    row("after the day that is skipped", u"12:00"_s, "Pacific/Apia", u"2011-12-30T10:00:00Z"_s,
        u"2011-12-30T22:00:00Z"_s);
}

void TestClosingTime::findsTheNext()
{
    QFETCH(const QString, time);
    QFETCH(const QByteArray, zone);
    QFETCH(const QString, now);
    QFETCH(const QString, next);
    QCOMPARE(toIsoUtc(closingOf(time, zone).next(at(now))), toIsoUtc(at(next)));
}

void TestClosingTime::comesOnceACalendarDay_data()
{
    QTest::addColumn<QString>("time");
    for (const QString &time : {u"00:00"_s, u"01:30"_s, u"02:30"_s, u"03:00"_s, u"23:59"_s})
        QTest::newRow(qPrintable(time)) << time;
}

void TestClosingTime::comesOnceACalendarDay()
{
    QFETCH(const QString, time);
    const ClosingTime closing = closingOf(time, "Europe/Brussels");
    Timestamp now = at(u"2026-01-01T12:00:00Z"_s);
    QDate day = closing.day(closing.next(now));
    for (int i = 0; i < 1200; ++i) {
        const Timestamp next = closing.next(now);
        QVERIFY(next > now);
        QCOMPARE(closing.day(next), day);
        // The result is the same from any time in between.
        QCOMPARE(closing.next(now + (next - now) / 2), next);
        QCOMPARE(closing.next(next - 1ms), next);
        now = next;
        day = day.addDays(1);
    }
}

void TestClosingTime::knowsTheShopsDay()
{
    const ClosingTime closing;
    QCOMPARE(closing.time, QTime(0, 0));
    QCOMPARE(closing.zone.id(), QByteArray("Europe/Brussels"));
    QCOMPARE(closing.day(at(u"2026-11-20T22:59:59.999Z"_s)), QDate(2026, 11, 20));
    QCOMPARE(closing.day(at(u"2026-11-20T23:00:00Z"_s)), QDate(2026, 11, 21));
    QCOMPARE(closing.day(at(u"2026-07-20T22:00:00Z"_s)), QDate(2026, 7, 21));
}

/// Closing times on bank days only, in Brussels.
void TestClosingTime::leavesOutDaysWithoutBanks_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("next");
    const auto row = [](const char *name, const QString &time, const QString &now,
                        const QString &next) { QTest::newRow(name) << time << now << next; };
    row("within the week", u"18:00"_s, u"2026-11-19T12:00:00Z"_s, u"2026-11-19T17:00:00Z"_s);
    row("Friday", u"18:00"_s, u"2026-11-20T16:59:59.999Z"_s, u"2026-11-20T17:00:00Z"_s);
    row("weekend", u"18:00"_s, u"2026-11-20T17:00:00Z"_s, u"2026-11-23T17:00:00Z"_s);
    row("midnight of a Saturday", u"00:00"_s, u"2026-11-20T13:00:00Z"_s, u"2026-11-22T23:00:00Z"_s);
    row("Christmas before a weekend", u"00:00"_s, u"2026-12-24T12:00:00Z"_s,
        u"2026-12-27T23:00:00Z"_s);
    row("Christmas within the week", u"12:00"_s, u"2029-12-24T12:00:00Z"_s,
        u"2029-12-27T11:00:00Z"_s);
    row("New Year", u"00:00"_s, u"2026-12-31T12:00:00Z"_s, u"2027-01-03T23:00:00Z"_s);
    row("New Year within the week", u"12:00"_s, u"2029-12-31T12:00:00Z"_s,
        u"2030-01-02T11:00:00Z"_s);
    row("1 May", u"12:00"_s, u"2029-04-30T12:00:00Z"_s, u"2029-05-02T10:00:00Z"_s);
    row("1 May before a weekend", u"12:00"_s, u"2026-04-30T12:00:00Z"_s, u"2026-05-04T10:00:00Z"_s);
    row("Easter 2026", u"12:00"_s, u"2026-04-02T12:00:00Z"_s, u"2026-04-07T10:00:00Z"_s);
    row("Easter 2027 at the switch to summer time", u"02:30"_s, u"2027-03-25T12:00:00Z"_s,
        u"2027-03-30T00:30:00Z"_s);
    row("earliest Easter of two centuries", u"12:00"_s, u"2285-03-19T12:00:00Z"_s,
        u"2285-03-24T11:00:00Z"_s);
    row("latest Easter", u"12:00"_s, u"2038-04-22T12:00:00Z"_s, u"2038-04-27T10:00:00Z"_s);
    row("weekend in which clocks go back", u"00:00"_s, u"2026-10-23T12:00:00Z"_s,
        u"2026-10-25T23:00:00Z"_s);
    row("Ascension Day is a bank day", u"12:00"_s, u"2026-05-13T12:00:00Z"_s,
        u"2026-05-14T10:00:00Z"_s);
    row("leap day", u"12:00"_s, u"2028-02-28T12:00:00Z"_s, u"2028-02-29T11:00:00Z"_s);
}

void TestClosingTime::leavesOutDaysWithoutBanks()
{
    QFETCH(const QString, time);
    QFETCH(const QString, now);
    QFETCH(const QString, next);
    ClosingTime closing = closingOf(time, "Europe/Brussels");
    closing.onBankDaysOnly = true;
    QCOMPARE(toIsoUtc(closing.next(at(now))), toIsoUtc(at(next)));
}

void TestClosingTime::comesOnceABankDay_data()
{
    comesOnceACalendarDay_data();
}

/// 252 to 257 days of a year are bank days: 260 to 262 weekdays, less those holidays that are
/// weekdays. @source European Central Bank, TARGET calendar: 2026 has 256
void TestClosingTime::comesOnceABankDay()
{
    QFETCH(const QString, time);
    ClosingTime closing = closingOf(time, "Europe/Brussels");
    closing.onBankDaysOnly = true;
    const Timestamp end = at(u"2026-12-31T22:59:59Z"_s);
    QDate last;
    int days = 0;
    for (Timestamp now = closing.next(at(u"2025-12-31T23:00:00Z"_s)); now <= end;
         now = closing.next(now)) {
        QVERIFY(!last.isValid() || closing.day(now) > last);
        last = closing.day(now);
        QVERIFY(last.dayOfWeek() <= 5);
        ++days;
    }
    QCOMPARE(days, 256);
}

TILLDESK_TEST(TestClosingTime, QCoreApplication)
#include "tst_closing_time.moc"
