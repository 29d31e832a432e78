#include "core/debtors/clock_change.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::debtors;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Kind = ClockChange::Kind;

class TestClockChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void readsDurations_data();
    void readsDurations();
    void refusesDurations_data();
    void refusesDurations();
};

void TestClockChange::reads_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<ClockChange>("change");
    const Timestamp noon = parseIsoTime(u"2026-11-20T12:00:00Z").value();
    const auto row = [](const char *body, const ClockChange &change) {
        QTest::newRow(body) << std::string(body) << change;
    };
    row(R"({"freeze":true})", {.kind = Kind::Freeze});
    row(R"({"freeze":false})", {.kind = Kind::Run});
    row(R"({"advance":"PT20M"})", {.kind = Kind::Advance, .by = 20min});
    row(R"({"advance":90})", {.kind = Kind::Advance, .by = 90s});
    row(R"({"advance":1e3})", {.kind = Kind::Advance, .by = 1000s});
    row(R"({"advance":0})", {.kind = Kind::Advance, .by = 0s});
    row(R"({"set":"2026-11-20T13:00:00+01:00"})", {.kind = Kind::Set, .to = noon});
    row(R"({"reset":true})", {.kind = Kind::Reset});
    row(R"({"reset":true,"freeze":null,"other":1})", {.kind = Kind::Reset});
}

void TestClockChange::reads()
{
    QFETCH(std::string, body);
    QFETCH(ClockChange, change);
    const auto read = parseClockChange(body);
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(*read, change);
}

void TestClockChange::refuses_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *body, ErrorCode code, const QString &field) {
        QTest::newRow(body) << std::string(body) << code << field;
    };
    row("", ErrorCode::BodyMissing, {});
    row("[]", ErrorCode::FieldInvalid, u"body"_s);
    row("{}", ErrorCode::FieldInvalid, u"body"_s);
    row(R"({"Freeze":true})", ErrorCode::FieldInvalid, u"body"_s);
    row(R"({"freeze":true,"reset":true})", ErrorCode::FieldInvalid, u"body"_s);
    row(R"({"freeze":1})", ErrorCode::FieldInvalid, u"freeze"_s);
    row(R"({"freeze":"true"})", ErrorCode::FieldInvalid, u"freeze"_s);
    row(R"({"advance":-1})", ErrorCode::FieldInvalid, u"advance"_s);
    row(R"({"advance":1.5})", ErrorCode::FieldInvalid, u"advance"_s);
    row(R"({"advance":9223372036854775807})", ErrorCode::FieldInvalid, u"advance"_s);
    row(R"({"advance":"20 minutes"})", ErrorCode::FieldInvalid, u"advance"_s);
    row(R"({"advance":""})", ErrorCode::FieldInvalid, u"advance"_s);
    row(R"({"advance":true})", ErrorCode::FieldInvalid, u"advance"_s);
    row(R"({"set":"2026-11-20T13:00:00"})", ErrorCode::FieldInvalid, u"set"_s);
    row(R"({"set":1700000000})", ErrorCode::FieldInvalid, u"set"_s);
    row(R"({"set":""})", ErrorCode::FieldRequired, u"set"_s);
    row(R"({"reset":false})", ErrorCode::FieldInvalid, u"reset"_s);
    row(R"({"reset":"yes"})", ErrorCode::FieldInvalid, u"reset"_s);
}

void TestClockChange::refuses()
{
    QFETCH(std::string, body);
    const auto read = parseClockChange(body);
    QVERIFY(!read);
    QTEST(read.error().code, "code");
    QTEST(read.error().field, "field");
}

void TestClockChange::readsDurations_data()
{
    QTest::addColumn<std::chrono::milliseconds>("duration");
    const auto row = [](const char *text, std::chrono::milliseconds duration) {
        QTest::newRow(text) << duration;
    };
    row("PT20M", 20min);
    row("PT0S", 0s);
    row("P1D", 24h);
    row("P7D", std::chrono::weeks(1));
    row("P2W", std::chrono::weeks(2));
    row("P1W2DT3H4M5S", std::chrono::weeks(1) + std::chrono::days(2) + 3h + 4min + 5s);
    row("PT36H", 36h);
    row("PT0.5S", 500ms);
    row("PT1,25S", 1250ms);
    row("PT0.007S", 7ms);
    row("P36500D", std::chrono::days(36500));
}

void TestClockChange::readsDurations()
{
    QFETCH(std::chrono::milliseconds, duration);
    QCOMPARE(parseIsoDuration(QString::fromLatin1(QTest::currentDataTag())),
             std::optional(duration));
}

void TestClockChange::refusesDurations_data()
{
    QTest::addColumn<QString>("text");
    for (
        const char *text :
        {"",       "P",      "PT",    "P1DT",  "1D",     "20M",     "PT20",          "PT20m",
         "pt20M",  "P1Y",    "P1M",   "-PT1S", "PT-1S",  "PT1.S",   "PT.5S",         "PT1.2345S",
         "PT1.5M", "PT5M1H", " PT1S", "PT1S ", "PT1S\n", "P36600D", "PT9999999999S", "P999999999W"})
        QTest::addRow("'%s'", text) << QString::fromLatin1(text);
}

void TestClockChange::refusesDurations()
{
    QFETCH(QString, text);
    QVERIFY(!parseIsoDuration(text));
}

TILLDESK_TEST(TestClockChange, QCoreApplication)
#include "tst_clock_change.moc"
