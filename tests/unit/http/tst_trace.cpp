#include "core/http/trace.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace tilldesk::http;
using namespace Qt::StringLiterals;

namespace {

constexpr auto kTrace = "0af7651916cd43dd8448eb211c80319c";
constexpr auto kSpan = "b7ad6b7169203331";

Request identified(std::vector<Header> headers)
{
    Request request;
    request.headers = std::move(headers);
    identify(request);
    return request;
}

bool matches(const std::string &text, const QString &form)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(form))
        .match(QString::fromStdString(text))
        .hasMatch();
}

} // namespace

class TestTrace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesIdsOfTheRightForm();
    void neverRepeatsItself();
    void continuesTheTraceWithASpanOfItsOwn();
    void startsAnewWhenTheParentIsMalformed_data();
    void startsAnewWhenTheParentIsMalformed();
    void startsAnewWhenThereAreTwoParents();
};

void TestTrace::makesIdsOfTheRightForm()
{
    const Request request = identified({});
    QVERIFY(matches(request.traceId, u"[0-9a-f]{32}"_s));
    QVERIFY(matches(request.spanId, u"[0-9a-f]{16}"_s));
    QVERIFY(matches(request.requestId,
                    u"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"_s));
}

void TestTrace::neverRepeatsItself()
{
    QSet<QByteArray> ids;
    for (int i = 0; i < 1000; ++i) {
        const Request request = identified({});
        for (const std::string &id : {request.traceId, request.spanId, request.requestId})
            ids << QByteArray::fromStdString(id);
    }
    QCOMPARE(ids.size(), 3000);
}

void TestTrace::continuesTheTraceWithASpanOfItsOwn()
{
    for (const char *flags : {"00", "01", "ff"}) {
        const std::string parent =
            std::string("00-") + kTrace + '-' + kSpan + '-' + std::string(flags);
        const Request request = identified({{"TraceParent", parent}});
        QCOMPARE(request.traceId, std::string(kTrace));
        QVERIFY(request.spanId != kSpan);
    }
}

void TestTrace::startsAnewWhenTheParentIsMalformed_data()
{
    QTest::addColumn<QByteArray>("parent");
    const auto row = [](const char *name, const std::string &version, const std::string &trace,
                        const std::string &span, const std::string &flags) {
        const std::string parent = version + '-' + trace + '-' + span + '-' + flags;
        QTest::newRow(name) << QByteArray::fromStdString(parent);
    };
    row("zero trace", "00", std::string(32, '0'), kSpan, "01");
    row("zero span", "00", kTrace, std::string(16, '0'), "01");
    row("capitals", "00", "0AF7651916CD43DD8448EB211C80319C", kSpan, "01");
    row("no digits", "00", "0af7651916cd43dd8448eb211c80319g", kSpan, "01");
    row("short trace", "00", "0af7651916cd43dd8448eb211c80319", kSpan, "01");
    row("long span", "00", kTrace, "b7ad6b71692033311", "01");
    row("bad flags", "00", kTrace, kSpan, "0x");
    row("version ff", "ff", kTrace, kSpan, "01");
    row("something behind", "00", kTrace, kSpan, "01-00");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("wrong separators")
        << QByteArray("00_0af7651916cd43dd8448eb211c80319c_b7ad6b7169203331_01");
    QTest::newRow("long") << QByteArray(10'000, '0');
}

void TestTrace::startsAnewWhenTheParentIsMalformed()
{
    QFETCH(QByteArray, parent);
    const Request request = identified({{"traceparent", parent.toStdString()}});
    QVERIFY(matches(request.traceId, u"[0-9a-f]{32}"_s));
    QVERIFY(request.traceId != kTrace);
    QVERIFY(request.traceId != std::string(32, '0'));
}

void TestTrace::startsAnewWhenThereAreTwoParents()
{
    const std::string parent = std::string("00-") + kTrace + '-' + kSpan + "-01";
    QVERIFY(identified({{"traceparent", parent}, {"traceparent", parent}}).traceId != kTrace);
}

TILLDESK_TEST(TestTrace, QCoreApplication)
#include "tst_trace.moc"
