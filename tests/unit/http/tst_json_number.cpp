#include "core/http/json_number.h"
#include "tests/support/test_program.h"

#include <QtTest>

using tilldesk::http::exactInteger;

class TestJsonNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsIntegersHoweverWritten_data();
    void readsIntegersHoweverWritten();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
};

void TestJsonNumber::readsIntegersHoweverWritten_data()
{
    QTest::addColumn<qint64>("number");
    const auto row = [](const char *text, qint64 number) { QTest::newRow(text) << number; };
    row("0", 0);
    row("-0", 0);
    row("0.000", 0);
    row("0e99999999999", 0);
    row("-0.0e-5", 0);
    row("1", 1);
    row("-12", -12);
    row("1000.0", 1000);
    row("1e3", 1000);
    row("1E+3", 1000);
    row("1.5e1", 15);
    row("0.001e3", 1);
    row("1000e-3", 1);
    row("12300.00e-2", 123);
    row("9223372036854775807", 9223372036854775807);
    row("9223372036854775807.0", 9223372036854775807);
    row("-9223372036854775808.0", std::numeric_limits<qint64>::min());
    row("0.9223372036854775807e19", 9223372036854775807);
    row("1e18", 1'000'000'000'000'000'000);
}

void TestJsonNumber::readsIntegersHoweverWritten()
{
    QFETCH(qint64, number);
    const auto read = exactInteger(QTest::currentDataTag());
    QVERIFY(read);
    QCOMPARE(qint64(*read), number);
}

void TestJsonNumber::refusesEverythingElse_data()
{
    QTest::addColumn<int>("unused");
    for (const char *text :
         {"1.5", "1998.9999999999998", "1.00000000000000000001", "1e-1", "15e-1", "0.1",
          "9223372036854775808", "9223372036854775808.0", "-9223372036854775809.0", "1e19", "1e400",
          "1e99999999999", "1e-99999999999", "10e2147483647"})
        QTest::newRow(text) << 0;
}

void TestJsonNumber::refusesEverythingElse()
{
    QVERIFY(!exactInteger(QTest::currentDataTag()));
}

TILLDESK_TEST(TestJsonNumber, QCoreApplication)
#include "tst_json_number.moc"
