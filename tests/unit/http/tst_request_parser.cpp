#include "core/http/request_parser.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <random>

using namespace tilldesk;
using namespace tilldesk::http;
using namespace std::string_literals;

namespace {

constexpr std::size_t kMaxHeader = 512;
constexpr std::size_t kMaxBody = 128;

/// The parsed requests of a stream, one text each, followed by an error if there was one.
using Meaning = std::vector<std::string>;

/// Parses `stream` in pieces of at most `pieceSize` bytes.
Meaning meaningOf(std::string_view stream, std::size_t pieceSize)
{
    RequestParser parser(kMaxHeader, kMaxBody);
    Meaning meaning;
    std::string pending;
    while (!stream.empty()) {
        const std::string_view piece = stream.substr(0, pieceSize);
        pending += piece;
        stream.remove_prefix(piece.size());
        bool isDone = true;
        while (isDone && !pending.empty()) {
            const auto used = parser.feed(pending);
            if (!used) {
                meaning.push_back("error " + std::to_string(int(used.error().code)));
                return meaning;
            }
            pending.erase(0, *used);
            isDone = parser.isDone();
            if (!isDone)
                continue;
            std::string text = parser.keepsAlive() ? "keep " : "close ";
            const RequestPtr request = parser.take();
            text += request->method + ' ' + request->path + '?' + request->query;
            for (const Header &header : request->headers)
                text += '|' + header.name + '=' + header.value;
            meaning.push_back(text + '|' + request->body);
        }
    }
    meaning.emplace_back(parser.hasBegun() ? "half" : "end");
    return meaning;
}

const std::vector<std::string> kStreams{
    "GET /a?b=c HTTP/1.1\r\nHost: x\r\n\r\n",
    "\r\n\r\nPOST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabcGET / HTTP/1.0\r\n\r\n",
    "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3;e=1\r\nabc\r\n0A\r\n"
    "0123456789\r\n0\r\nHost: y\r\n\r\nDELETE /b HTTP/1.1\r\nConnection: close\r\nHost: x\r\n\r\n",
    "GET http://x:1/p?q HTTP/1.1\r\nHost: x\r\n\r\nGET http://x HTTP/1.1\r\nHost: x\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 128\r\n\r\n" + std::string(128, 'b'),
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 129\r\n\r\n" + std::string(129, 'b'),
    "GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(500, 'h') + "\r\n\r\n",
};

} // namespace

class TestRequestParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRequestsOneAfterTheOther();
    void reducesTheTargetToItsPath();
    void doesNotTakeATrailerForAHeader();
    void tellsTheLimitsApart();
    void doesNotCareHowTheBytesArrive();
    void understandsDamagedBytesTheSameHoweverTheyArrive();
    void givesWhatThereIsOfAHalfRequest();
};

void TestRequestParser::readsRequestsOneAfterTheOther()
{
    QCOMPARE(meaningOf(kStreams[1], 9999),
             (Meaning{"keep POST /a?|Host=x|Content-Length=3|abc", "close GET /?|", "end"}));
}

void TestRequestParser::reducesTheTargetToItsPath()
{
    QCOMPARE(meaningOf(kStreams[3], 9999),
             (Meaning{"keep GET /p?q|Host=x|", "keep GET /?|Host=x|", "end"}));
}

void TestRequestParser::doesNotTakeATrailerForAHeader()
{
    QCOMPARE(meaningOf(kStreams[2], 9999),
             (Meaning{"keep POST /a?|Host=x|Transfer-Encoding=chunked|abc0123456789",
                      "close DELETE /b?|Connection=close|Host=x|", "end"}));
}

void TestRequestParser::tellsTheLimitsApart()
{
    const auto error = [](ErrorCode code) { return Meaning{"error " + std::to_string(int(code))}; };
    QCOMPARE(meaningOf(kStreams[4], 9999).back(), std::string("end"));
    QCOMPARE(meaningOf(kStreams[5], 9999), error(ErrorCode::BodyTooLarge));
    QCOMPARE(meaningOf(kStreams[6], 9999), error(ErrorCode::HeaderTooLarge));
    QCOMPARE(meaningOf("GET / HTTP/1.1\r\n\r\n", 9999), error(ErrorCode::BadRequest));
}

void TestRequestParser::doesNotCareHowTheBytesArrive()
{
    for (const std::string &stream : kStreams) {
        const Meaning whole = meaningOf(stream, stream.size());
        for (std::size_t size = 1; size < stream.size(); ++size)
            QCOMPARE(meaningOf(stream, size), whole);
    }
}

void TestRequestParser::understandsDamagedBytesTheSameHoweverTheyArrive()
{
    std::mt19937 random(20240531); // fixed seed: the same damage in every run
    const auto below = [&random](std::size_t limit) { return random() % limit; };
    const std::string pool = " \t\r\n\0:;,/?%0123456789abcxXGPH.=\"\x7f\xff"s;
    for (int round = 0; round < 20'000; ++round) {
        std::string stream = kStreams[below(4)];
        for (std::size_t damage = below(4) + 1; damage > 0; --damage) {
            const std::size_t at = below(stream.size());
            switch (below(4)) {
            case 0: stream[at] = pool[below(pool.size())]; break;
            case 1: stream.insert(at, 1, pool[below(pool.size())]); break;
            case 2: stream.erase(at, below(3) + 1); break;
            case 3: stream.insert(at, stream.substr(below(stream.size()), below(20))); break;
            }
            if (stream.empty())
                stream = "\n";
        }
        const Meaning whole = meaningOf(stream, stream.size());
        const Meaning pieces = meaningOf(stream, below(7) + 1);
        QVERIFY2(whole == pieces,
                 QByteArray::fromStdString(stream).toPercentEncoding().constData());
    }
}

void TestRequestParser::givesWhatThereIsOfAHalfRequest()
{
    RequestParser parser(kMaxHeader, kMaxBody);
    QVERIFY(!parser.hasBegun());
    QVERIFY(parser.feed("\r\n\r"));
    QVERIFY(!parser.hasBegun());
    QVERIFY(parser.feed("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab"));
    QVERIFY(parser.hasBegun());
    QVERIFY(!parser.isDone());
    QCOMPARE(parser.take()->path, std::string("/a"));
    QVERIFY(!parser.hasBegun());
}

TILLDESK_TEST(TestRequestParser, QCoreApplication)
#include "tst_request_parser.moc"
