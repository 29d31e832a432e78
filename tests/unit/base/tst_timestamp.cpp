#include "core/base/timestamp.h"
#include "tests/support/test_program.h"

#include <QDateTime>
#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

class TestTimestamp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesUtcWithMilliseconds_data();
    void writesUtcWithMilliseconds();
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void readsWhatItWrites();
};

void TestTimestamp::writesUtcWithMilliseconds_data()
{
    QTest::addColumn<qint64>("millis");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("first") << qint64(0) << "1970-01-01T00:00:00.000Z"_ba;
    QTest::newRow("each part differs")
        << qint64(1'709'210'096'789) << "2024-02-29T12:34:56.789Z"_ba;
    QTest::newRow("leading zeros") << qint64(946'782'245'006) << "2000-01-02T03:04:05.006Z"_ba;
    QTest::newRow("last of a year") << qint64(1'735'689'599'999) << "2024-12-31T23:59:59.999Z"_ba;
    QTest::newRow("last") << qint64(253'402'300'799'999) << "9999-12-31T23:59:59.999Z"_ba;
}

void TestTimestamp::writesUtcWithMilliseconds()
{
    QFETCH(qint64, millis);
    QFETCH(QByteArray, text);
    QCOMPARE(toIsoUtc(fromMillis(millis)), text);
}

void TestTimestamp::reads_data()
{
    constexpr qint64 kNoon = 1'709'208'000'000; // 2024-02-29T12:00:00Z
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("millis");
    QTest::newRow("no decimals") << u"2024-02-29T12:00:00Z"_s << kNoon;
    QTest::newRow("first of all years") << u"0001-01-01T00:00:00Z"_s << qint64(-62'135'596'800'000);
    QTest::newRow("before 1970") << u"1969-12-31T23:59:59.999Z"_s << qint64(-1);
    QTest::newRow("last of all years")
        << u"9999-12-31T23:59:59.999-01:00"_s << qint64(253'402'304'399'999);
    QTest::newRow("1 decimal") << u"2024-02-29T12:00:00.1Z"_s << kNoon + 100;
    QTest::newRow("2 decimals") << u"2024-02-29T12:00:00.12Z"_s << kNoon + 120;
    QTest::newRow("3 decimals") << u"2024-02-29T12:00:00.123Z"_s << kNoon + 123;
    QTest::newRow("4 decimals") << u"2024-02-29T12:00:00.1234Z"_s << kNoon + 123;
    QTest::newRow("5 decimals") << u"2024-02-29T12:00:00.12345Z"_s << kNoon + 123;
    QTest::newRow("6 decimals") << u"2024-02-29T12:00:00.123456Z"_s << kNoon + 123;
    QTest::newRow("7 decimals") << u"2024-02-29T12:00:00.1234567Z"_s << kNoon + 123;
    QTest::newRow("8 decimals") << u"2024-02-29T12:00:00.12345678Z"_s << kNoon + 123;
    QTest::newRow("9 decimals") << u"2024-02-29T12:00:00.123456789Z"_s << kNoon + 123;
    QTest::newRow("cut, not rounded") << u"2024-02-29T12:00:00.999999999Z"_s << kNoon + 999;
    QTest::newRow("lower case") << u"2024-02-29t12:00:00z"_s << kNoon;
    QTest::newRow("east") << u"2024-02-29T13:00:00+01:00"_s << kNoon;
    QTest::newRow("west") << u"2024-02-29T02:30:00.5-09:30"_s << kNoon + 500;
    QTest::newRow("zone of zero") << u"2024-02-29T12:00:00+00:00"_s << kNoon;
    QTest::newRow("zone of minus zero") << u"2024-02-29T12:00:00-00:00"_s << kNoon;
    QTest::newRow("largest zone") << u"2024-03-01T11:59:00+23:59"_s << kNoon;
    QTest::newRow("zone over a leap day") << u"2024-03-01T00:00:00+12:00"_s << kNoon;
    QTest::newRow("leap day of a 400th year")
        << u"2000-02-29T00:00:00Z"_s << qint64(951'782'400'000);
    QTest::newRow("first") << u"1970-01-01T00:00:00Z"_s << qint64(0);
    QTest::newRow("first, written from the west") << u"1969-12-31T23:00:00-01:00"_s << qint64(0);
    QTest::newRow("last") << u"9999-12-31T23:59:59.999999999Z"_s << qint64(253'402'300'799'999);
}

void TestTimestamp::reads()
{
    QFETCH(QString, text);
    QFETCH(qint64, millis);
    const auto time = parseIsoTime(text);
    QVERIFY(time);
    QCOMPARE(toMillis(*time), millis);
}

void TestTimestamp::refuses_data()
{
    QTest::addColumn<QString>("text");
    const QStringList texts{
        u""_s,
        u"garbage"_s,
        u"2024-02-29"_s,
        u"2024-02-29T12:00Z"_s,
        u"2024-02-29T12:00:00"_s, // no zone
        u"2024-02-29T12:00:00 "_s,
        u" 2024-02-29T12:00:00Z"_s,
        u"2024-02-29T12:00:00Z "_s,
        u"2024-02-29T12:00:00Z\n"_s,
        u"2024-02-29T12:00:00ZZ"_s,
        u"2024-02-29 12:00:00Z"_s,
        u"2024-02-29T12:00:00.Z"_s,
        u"2024-02-29T12:00:00.1234567890Z"_s, // ten decimals
        u"2024-02-29T12:00:00,5Z"_s,
        u"2024-02-29T12:00:00.5"_s,
        u"2024-02-29T12:00:00+0100"_s,
        u"2024-02-29T12:00:00+01"_s,
        u"2024-02-29T12:00:00+01:0"_s,
        u"2024-02-29T12:00:00+24:00"_s,
        u"2024-02-29T12:00:00+01:60"_s,
        u"2024-02-29T12:00:00+01:00Z"_s,
        u"2024-02-29T12:00:00−01:00"_s, // a Unicode minus sign
        u"2023-02-29T12:00:00Z"_s,      // not a leap year
        u"1900-02-29T12:00:00Z"_s,
        u"2100-02-29T12:00:00Z"_s,
        u"2024-02-30T12:00:00Z"_s,
        u"2024-04-31T12:00:00Z"_s,
        u"2024-00-10T12:00:00Z"_s,
        u"2024-13-10T12:00:00Z"_s,
        u"2024-01-00T12:00:00Z"_s,
        u"2024-01-32T12:00:00Z"_s,
        u"2024-01-01T24:00:00Z"_s,
        u"2024-01-01T12:60:00Z"_s,
        u"2016-12-31T23:59:60Z"_s, // the wall clock has no leap seconds
        u"24-01-01T12:00:00Z"_s,
        u"2024-1-1T12:00:00Z"_s,
        u"20240101T120000Z"_s,
        u"+2024-01-01T12:00:00Z"_s,
        u"-2024-01-01T12:00:00Z"_s,
        u"0000-01-01T12:00:00Z"_s,
        u"10000-01-01T00:00:00Z"_s,
        u"2024-01-01T12:00:0xZ"_s,
        u"٢٠٢٤-٠١-٠١T١٢:٠٠:٠٠Z"_s,     // Arabic digits
        u"２０２４-01-01T12:00:00Z"_s, // full-width digits
        u"2024-01-01T12:00:00.१Z"_s,
        u"1709208000000"_s,
    };
    for (qsizetype i = 0; i < texts.size(); ++i)
        QTest::addRow("%d: %s", int(i), qPrintable(texts[i])) << texts[i];
    QTest::newRow("a zero character inside")
        << QString(u"2024-01-01T12:00:00"_s + QChar(0) + u"Z"_s);
}

void TestTimestamp::refuses()
{
    QFETCH(QString, text);
    QVERIFY(!parseIsoTime(text));
}

void TestTimestamp::readsWhatItWrites()
{
    // Steps coprime to the length of a day reach every part of a date. Qt is the independent
    // parser.
    for (qint64 millis = 0; millis < 253'402'300'800'000; millis += 8'640'000'123'457) {
        const QByteArray text = toIsoUtc(fromMillis(millis));
        QCOMPARE(toMillis(*parseIsoTime(QString::fromLatin1(text))), millis);
        QCOMPARE(
            QDateTime::fromString(QString::fromLatin1(text), Qt::ISODateWithMs).toMSecsSinceEpoch(),
            millis);
    }
    for (qint64 day = 0; day < 366 * 8; ++day) {
        const qint64 millis = day * 86'400'000 + 1'700'000'000'001;
        QCOMPARE(QString::fromLatin1(toIsoUtc(fromMillis(millis))),
                 QDateTime::fromMSecsSinceEpoch(millis, Qt::UTC).toString(Qt::ISODateWithMs));
    }
}

TILLDESK_TEST(TestTimestamp, QCoreApplication)
#include "tst_timestamp.moc"
