#include "core/http/access_log.h"
#include "core/http/answer.h"
#include "tests/support/test_program.h"

#include <QTemporaryFile>
#include <QtTest>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::http;

class TestHttpAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTheWholeAnswer();
    void leavesTheBodyOutForHead();
    void writesNoLengthWith204();
    void writesNeitherLengthNorBodyWith304();
    void writesALengthWithoutABody();
    void tellsWhatHappensToTheConnection();
    void writesTheDateAsHttpWantsIt();
    void keepsForgeriesOutOfTheLog();
};

void TestHttpAnswer::writesTheWholeAnswer()
{
    std::string out = "before;";
    appendAnswer(out, {201, "{}", "application/json", {{"Location", "/x"}}},
                 {.requestId = "id-1", .date = "Sat, 01 Jan 2000 00:00:00 GMT"});
    QCOMPARE(out,
             std::string("before;HTTP/1.1 201 Created\r\n"
                         "Date: Sat, 01 Jan 2000 00:00:00 GMT\r\n"
                         "X-Request-ID: id-1\r\n"
                         "Content-Type: application/json\r\n"
                         "Content-Length: 2\r\n"
                         "Location: /x\r\n"
                         "\r\n{}"));
}

void TestHttpAnswer::leavesTheBodyOutForHead()
{
    std::string out;
    appendAnswer(out, {200, "hello"}, {.isToHead = true});
    QVERIFY(out.find("Content-Length: 5\r\n") != out.npos);
    QVERIFY(out.ends_with("\r\n\r\n"));
}

void TestHttpAnswer::writesNoLengthWith204()
{
    std::string out;
    appendAnswer(out, {204, "not to be sent"}, {});
    QVERIFY(out.starts_with("HTTP/1.1 204 No Content\r\n"));
    QVERIFY(out.find("Content-Length") == out.npos);
    QVERIFY(out.ends_with("\r\n\r\n"));
}

void TestHttpAnswer::writesNeitherLengthNorBodyWith304()
{
    std::string out;
    appendAnswer(out, {304, "not to be sent", "text/css", {{"ETag", "\"x\""}}}, {});
    QVERIFY(out.starts_with("HTTP/1.1 304 Not Modified\r\n"));
    QVERIFY(out.find("Content-Length") == out.npos);
    QVERIFY(out.find("ETag: \"x\"\r\n") != out.npos);
    QVERIFY(out.ends_with("\r\n\r\n"));
}

void TestHttpAnswer::writesALengthWithoutABody()
{
    std::string out;
    appendAnswer(out, {202}, {});
    QVERIFY(out.find("Content-Length: 0\r\n") != out.npos);
    QVERIFY(out.find("Content-Type") == out.npos);
}

void TestHttpAnswer::tellsWhatHappensToTheConnection()
{
    std::string out;
    appendAnswer(out, {200}, {.closes = true, .isHttp10 = true});
    QVERIFY(out.find("Connection: close\r\n") != out.npos);
    out.clear();
    appendAnswer(out, {200}, {.isHttp10 = true});
    QVERIFY(out.find("Connection: keep-alive\r\n") != out.npos);
    out.clear();
    appendAnswer(out, {200}, {});
    QVERIFY(out.find("Connection") == out.npos);
}

void TestHttpAnswer::writesTheDateAsHttpWantsIt()
{
    const auto at = [](auto day) { return std::chrono::sys_seconds(std::chrono::sys_days(day)); };
    using namespace std::chrono;
    DateText date;
    QVERIFY(date.at(at(1994y / November / 6) + 8h + 49min + 37s)
            == "Sun, 06 Nov 1994 08:49:37 GMT");
    QVERIFY(date.at(at(2024y / February / 29) + 23h + 59min + 59s)
            == "Thu, 29 Feb 2024 23:59:59 GMT");
    QVERIFY(date.at(at(2024y / March / 1)) == "Fri, 01 Mar 2024 00:00:00 GMT");
    QVERIFY(DateText().at({}) == "Thu, 01 Jan 1970 00:00:00 GMT");
}

void TestHttpAnswer::keepsForgeriesOutOfTheLog()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    Request request;
    request.method = "GET";
    request.path = "/a b\"\x1b[31m\xff";
    request.query = "token=secret";
    request.traceId = "0af7651916cd43dd8448eb211c80319c";
    {
        Log log(file.handle());
        logRequest(log, request, "200", 1'234'567ns);
    }
    file.seek(0);
    const QByteArray line = file.readAll();
    QVERIFY(line.endsWith("GET /a?b\"?[31m? 200 1.235 ms 0af7651916cd43dd8448eb211c80319c -\n"));
}

TILLDESK_TEST(TestHttpAnswer, QCoreApplication)
#include "tst_http_answer.moc"
