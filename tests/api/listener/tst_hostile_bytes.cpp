#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxHeader = 16 * 1024;
constexpr qsizetype kMaxBody = 64 * 1024;

/// Returns a POST with `headers` after `Host`, and with `body`.
QByteArray post(const QByteArray &headers, const QByteArray &body = {})
{
    return "POST /echo HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n" + body;
}

QByteArray chunked(const QByteArray &chunks)
{
    return post("Transfer-Encoding: chunked\r\n", chunks);
}

QByteArray chunk(qsizetype size)
{
    return QByteArray::number(size, 16) + "\r\n" + QByteArray(size, 'x') + "\r\n";
}

QByteArray get(const QByteArray &headers)
{
    return "GET /hello HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n";
}

/// Returns a GET whose request line and headers have exactly `size` bytes.
QByteArray headerOf(qsizetype size)
{
    const QByteArray rest = get("X-Long: \r\n");
    return get("X-Long: " + QByteArray(size - rest.size(), 'x') + "\r\n");
}

} // namespace

class TestHostileBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void accepts_data();
    void accepts();
    void staysUpUnderAllOfIt();

private:
    static void send(Client &client, const QByteArray &bytes)
    {
        QVERIFY(client.send({bytes.constData(), size_t(bytes.size())}));
    }

    Endpoint m_endpoint;
};

void TestHostileBytes::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    const auto bad = [](const char *name, const QByteArray &bytes) {
        QTest::newRow(name) << bytes << 400;
    };

    bad("doubled length", post("Content-Length: 1\r\nContent-Length: 1\r\n", "x"));
    bad("two lengths", post("Content-Length: 1\r\nContent-Length: 2\r\n", "xx"));
    bad("two lengths, any case", post("content-length: 1\r\nCONTENT-LENGTH: 1\r\n", "x"));
    bad("list of lengths", post("Content-Length: 1, 1\r\n", "x"));
    bad("negative length", post("Content-Length: -1\r\n", "x"));
    bad("signed length", post("Content-Length: +1\r\n", "x"));
    bad("hexadecimal length", post("Content-Length: 0x1\r\n", "x"));
    bad("fractional length", post("Content-Length: 1.0\r\n", "x"));
    bad("two words of length", post("Content-Length: 1 1\r\n", "x"));
    bad("empty length", post("Content-Length:\r\n"));
    bad("no number", post("Content-Length: many\r\n"));
    bad("length beyond 64 bits", post("Content-Length: 18446744073709551617\r\n", "x"));

    bad("coding, then length",
        post("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", "0\r\n"));
    bad("length, then coding",
        post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", "0\r\n"));
    bad("unknown coding", post("Transfer-Encoding: gzip\r\n"));
    bad("coding that only looks chunked", post("Transfer-Encoding: xchunked\r\n"));
    bad("two codings", post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"));
    bad("chunked twice", post("Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n"));
    bad("two coding headers",
        post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"));
    bad("coding before the last", post("Transfer-Encoding: chunked, identity\r\n"));
    bad("chunks in 1.0", "POST /echo HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");

    bad("chunk size is no number", chunked("g\r\n"));
    bad("negative chunk", chunked("-1\r\n"));
    bad("prefixed chunk size", chunked("0x1\r\nx\r\n\r\n"));
    bad("blank before the chunk size", chunked(" 1\r\nx\r\n"));
    bad("no chunk size", chunked("\r\n"));
    bad("chunk size beyond 64 bits", chunked("10000000000000001\r\nx\r\n"));
    bad("chunk longer than it says", chunked("1\r\nxx\r\n0\r\n\r\n"));
    bad("endless chunk extension", chunked("1;" + QByteArray(kMaxHeader + 10, 'x')));
    bad("length in the trailer", chunked("0\r\nContent-Length: 5\r\n\r\n"));
    bad("line end in a quoted chunk extension",
        chunked("8000;a=\"\r\n" + QByteArray(0x8000, 'x') + "\r\n0\r\n\r\n"));
    bad("LF in a quoted chunk extension", chunked("2;a=\"x\ny\"\r\nab\r\n0\r\n\r\n"));
    bad("LF in a chunk extension", chunked("2;a=x\ny\r\nab\r\n0\r\n\r\n"));
    bad("LF in an extension of the last chunk", chunked("2\r\nab\r\n0;a=\"\n\"\r\n\r\n"));
    bad("zero byte in a quoted chunk extension",
        chunked(QByteArray("2;a=\"x\0y\"\r\nab\r\n0\r\n\r\n", 20)));
    bad("LF in the trailer", chunked("0\r\nX: a\nY: b\r\n\r\n"));
    bad("line end behind a quoted quote", chunked("1;a=\"\\\"\r\nx\r\n0\r\n\r\n"));
    bad("line end in a quoted extension of the last chunk", chunked("0;a=\"\r\n\r\n"));
    bad("many trailers, longer than a header may be",
        chunked("0\r\n" + QByteArray("X: y\r\n").repeated(kMaxHeader / 6 + 2) + "\r\n"));
    bad("endless trailer", chunked("0\r\nX: " + QByteArray(kMaxHeader + 10, 'x')));

    bad("no Host", "GET /hello HTTP/1.1\r\n\r\n");
    bad("two Hosts", get("Host: b\r\n"));
    bad("two Hosts in 1.0", "GET /hello HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n");

    bad("words", "hello there\r\n\r\n");
    bad("a TLS greeting", QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11));
    bad("zeros", QByteArray(8, '\0'));
    bad("HTTP/0.9", "GET /hello\r\n\r\n");
    bad("HTTP/1.2", "GET /hello HTTP/1.2\r\nHost: a\r\n\r\n");
    bad("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    bad("version in lower case", "GET /hello http/1.1\r\nHost: a\r\n\r\n");
    bad("version with more digits", "GET /hello HTTP/1.10\r\nHost: a\r\n\r\n");
    bad("short version", "GET /hello x\r\n\r\n");
    bad("no target", "GET HTTP/1.1\r\nHost: a\r\n\r\n");
    bad("two blanks", "GET  /hello HTTP/1.1\r\nHost: a\r\n\r\n");
    bad("blank in the target", "GET /hel lo HTTP/1.1\r\nHost: a\r\n\r\n");
    bad("blank at first", " GET /hello HTTP/1.1\r\nHost: a\r\n\r\n");
    bad("blank at the end", "GET /hello HTTP/1.1 \r\nHost: a\r\n\r\n");
    bad("method with a bracket", "G(T /hello HTTP/1.1\r\nHost: a\r\n\r\n");
    bad("tab between", "GET\t/hello\tHTTP/1.1\r\nHost: a\r\n\r\n");

    bad("NUL in a value", get(QByteArray("X: a\0b\r\n", 8)));
    bad("NUL in a name", get(QByteArray("X\0: a\r\n", 7)));
    bad("bell in a value", get("X: a\ab\r\n"));
    bad("DEL in a value", get("X: a\x7f\r\n"));
    bad("folded header", get("X: a\r\n b\r\n"));
    bad("header folded with a tab", get("X: a\r\n\tb\r\n"));
    bad("folded before all headers", "GET /hello HTTP/1.1\r\n Host: a\r\n\r\n");
    bad("blank before the colon", get("X : a\r\n"));
    bad("tab before the colon", get("X\t: a\r\n"));
    bad("no colon", get("X\r\n"));
    bad("no name", get(": a\r\n"));
    bad("bracket in a name", get("X[1]: a\r\n"));
    bad("non-ASCII name", get("X\xc3\xa9: a\r\n"));
    bad("bare line feeds", "GET /hello HTTP/1.1\nHost: a\n\n");
    bad("one bare line feed", get("X: a\nY: b\r\n"));
    bad("bare carriage return", get("X: a\rY: b\r\n"));
    bad("two carriage returns", get("X: a\r\r\n"));

    QTest::newRow("declared too large") << post("Content-Length: 65537\r\n") << 413;
    QTest::newRow("declared and sent too large")
        << post("Content-Length: 65537\r\n", QByteArray(kMaxBody + 1, 'x')) << 413;
    QTest::newRow("declared enormous") << post("Content-Length: 18446744073709551615\r\n") << 413;
    QTest::newRow("declared too large, waiting to send")
        << post("Content-Length: 65537\r\nExpect: 100-continue\r\n") << 413;
    QTest::newRow("one chunk too large") << chunked("10001\r\n") << 413;
    QTest::newRow("chunk of half the address space") << chunked("7fffffffffffffff\r\n") << 413;
    QTest::newRow("chunks too large together")
        << chunked(chunk(kMaxBody - 1) + chunk(1) + chunk(1)) << 413;

    QTest::newRow("header too large") << headerOf(kMaxHeader + 1) << 431;
    QTest::newRow("endless start line") << "GET /" + QByteArray(kMaxHeader, 'x') << 431;
    QTest::newRow("endless header") << "GET / HTTP/1.1\r\nX: " + QByteArray(kMaxHeader, 'x') << 431;
    QTest::newRow("endless headers")
        << "GET / HTTP/1.1\r\n" + QByteArray("X: y\r\n").repeated(3000) << 431;
}

void TestHostileBytes::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    Client client(m_endpoint.port);
    send(client, bytes);

    const HttpAnswer answer = client.receive();

    QCOMPARE(answer.status, status);
    QVERIFY(answer.header("Connection") == "close");
    QVERIFY(answer.header("Date"));
    QVERIFY(answer.header("X-Request-ID"));
    const auto body = QJsonDocument::fromJson(QByteArray::fromStdString(answer.body)).object();
    QCOMPARE(body["code"_L1].toString(),
             status == 400       ? u"BAD_REQUEST"_s
                 : status == 413 ? u"REQUEST_TOO_LARGE"_s
                                 : u"HEADER_TOO_LARGE"_s);
    QVERIFY(!body["message"_L1].toString().isEmpty());
    QCOMPARE(body["traceId"_L1].toString().size(), 32);
    QCOMPARE(body["spanId"_L1].toString().size(), 16);
    client.finishSending();
    QVERIFY(client.waitForClose());
}

void TestHostileBytes::accepts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("body");
    const QByteArray largest(kMaxBody, 'x');

    QTest::newRow("names in any case")
        << QByteArray("POST /echo HTTP/1.1\r\nhOST: a\r\nCONTENT-length: 2\r\n\r\nab")
        << QByteArray("ab");
    QTest::newRow("no blank after the colon")
        << post("Content-Length:2\r\n", "ab") << QByteArray("ab");
    QTest::newRow("blanks around a value")
        << post("Content-Length: \t 2 \t\r\n", "ab") << QByteArray("ab");
    QTest::newRow("zero length") << post("Content-Length: 0\r\n") << QByteArray();
    QTest::newRow("leading zeros") << post("Content-Length: 002\r\n", "ab") << QByteArray("ab");
    QTest::newRow("largest body") << post(
        "Content-Length: " + QByteArray::number(kMaxBody) + "\r\n", largest)
                                  << largest;
    QTest::newRow("largest body in one chunk") << chunked(chunk(kMaxBody) + "0\r\n\r\n") << largest;
    QTest::newRow("largest body in chunks")
        << chunked(chunk(kMaxBody - 100) + chunk(99) + chunk(1) + "0\r\n\r\n") << largest;
    QTest::newRow("chunked in any case")
        << post("transfer-ENCODING: Chunked\r\n", "2\r\nab\r\n0\r\n\r\n") << QByteArray("ab");
    QTest::newRow("chunk sizes in any case")
        << chunked("A\r\n0123456789\r\n00b\r\n0123456789a\r\n000\r\n\r\n")
        << QByteArray("01234567890123456789a");
    QTest::newRow("chunk extension")
        << chunked("2;a=\"b\";c\r\nab\r\n0;d\r\n\r\n") << QByteArray("ab");
    QTest::newRow("quotes in a chunk extension")
        << chunked("2;a=\"\\\"b\\\\\"\r\nab\r\n0\r\n\r\n") << QByteArray("ab");
    QTest::newRow("largest trailer")
        << chunked("2\r\nab\r\n0\r\nX: " + QByteArray(kMaxHeader - 8, 'y') + "\r\n\r\n")
        << QByteArray("ab");
    QTest::newRow("trailer") << chunked("2\r\nab\r\n0\r\nX-Sum: 5\r\n\r\n") << QByteArray("ab");
    QTest::newRow("bytes of all kinds in a body")
        << post("Content-Length: 5\r\n", QByteArray("\0\r\n\r\xff", 5))
        << QByteArray("\0\r\n\r\xff", 5);
    QTest::newRow("GET with a body")
        << QByteArray("GET /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab")
        << QByteArray("ab");
    QTest::newRow("Content-Type without a body")
        << QByteArray("GET /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n\r\n")
        << QByteArray();
    QTest::newRow("empty lines at first")
        << "\r\n\r\n" + post("Content-Length: 2\r\n", "ab") << QByteArray("ab");
    QTest::newRow("whole address as the target")
        << QByteArray("POST http://a:80/echo?x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab")
        << QByteArray("ab");
    QTest::newRow("query") << QByteArray("GET /echo?a=b?c HTTP/1.1\r\nHost: a\r\n\r\n")
                           << QByteArray();
    QTest::newRow("Latin-1 in a value")
        << post("X: caf\xe9\r\nContent-Length: 2\r\n", "ab") << QByteArray("ab");
    QTest::newRow("empty value") << post("X:\r\nContent-Length: 2\r\n", "ab") << QByteArray("ab");
    QTest::newRow("empty Host") << QByteArray("GET /echo HTTP/1.1\r\nHost:\r\n\r\n")
                                << QByteArray();
    QTest::newRow("largest header") << headerOf(kMaxHeader) << QByteArray("hello");
}

void TestHostileBytes::accepts()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, body);
    Client client(m_endpoint.port);
    send(client, bytes);

    const HttpAnswer answer = client.receive();

    QCOMPARE(answer.status, 200);
    QCOMPARE(QByteArray::fromStdString(answer.body), body);
    QCOMPARE(client.get("/hello").body, std::string("hello"));
}

void TestHostileBytes::staysUpUnderAllOfIt()
{
    QCOMPARE(Client(m_endpoint.port).get("/hello").status, 200);
}

TILLDESK_TEST(TestHostileBytes, QCoreApplication)
#include "tst_hostile_bytes.moc"
