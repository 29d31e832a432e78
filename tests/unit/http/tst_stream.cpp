#include "core/http/stream.h"

#include "core/crypto/authority.h"
#include "tests/support/test_program.h"
#include "tests/support/tls_client.h"

#include <QtTest>
#include <array>
#include <boost/asio/post.hpp>
#include <latch>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::http;
using namespace Qt::StringLiterals;
namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

TlsIdentity madeIdentity()
{
    const Timestamp now =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto authority = crypto::makeAuthority(u"Test"_s, now - 24h, now + 24h);
    const auto server =
        crypto::issueServerCertificate(authority, {u"localhost"_s}, {}, now - 24h, now + 24h);
    return {server->certificatePem, server->privateKeyPem, authority.certificatePem};
}

/// A Stream connected to a TlsClient. The test runs the event loop step by step.
class Line
{
public:
    Line() : m_acceptor(m_context, tcp::endpoint(asio::ip::address_v4::loopback(), 0)) {}

    const TlsIdentity identity = madeIdentity();
    const TlsContext tls = TlsContext::make(identity).value();

    [[nodiscard]] std::uint16_t port() const { return m_acceptor.local_endpoint().port(); }
    [[nodiscard]] asio::io_context &context() { return m_context; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }

    std::unique_ptr<Stream> accept()
    {
        Socket socket(m_context.get_executor());
        m_acceptor.accept(socket);
        m_descriptor = socket.native_handle();
        return std::make_unique<Stream>(std::move(socket), &tls);
    }
    /// Waits until the Stream's socket is readable.
    [[nodiscard]] bool hasBytes() const
    {
        pollfd wanted{m_descriptor, POLLIN, 0};
        return ::poll(&wanted, 1, 10'000) == 1;
    }

private:
    asio::io_context m_context{1};
    tcp::acceptor m_acceptor;
    int m_descriptor = -1;
};

/// A client that sends data only after the Stream has completed its handshake.
void sendWords(const Line &line, std::latch &isShaken)
{
    test::TlsClient client(line.port(), {.authorityPem = line.identity.authorityPem.toStdString()});
    if (client.connect()) {
        isShaken.wait();
        client.send("words");
    }
    static_cast<void>(client.waitForClose());
}

/// A socket that takes over a given descriptor, as the next connection would; holds `secret`.
class Successor
{
public:
    Successor()
    {
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, m_ends.data()) != 0
            || ::write(m_ends[1], "secret", 6) != 6)
            qFatal("no socket for the test");
    }
    void take(int descriptor) { m_descriptor = ::dup2(m_ends[0], descriptor); }
    ~Successor()
    {
        for (const int descriptor : {m_ends[0], m_ends[1], m_descriptor})
            ::close(descriptor);
    }
    Successor(const Successor &) = delete;
    Successor &operator=(const Successor &) = delete;

    /// Returns what was not read by mistake.
    [[nodiscard]] QByteArray unread() const { return contentOf(m_ends[0]); }
    /// Returns what was written to it by mistake.
    [[nodiscard]] QByteArray received() const { return contentOf(m_ends[1]); }

private:
    static QByteArray contentOf(int descriptor)
    {
        QByteArray bytes(100, '\0');
        const auto size = ::read(descriptor, bytes.data(), size_t(bytes.size()));
        return bytes.first(std::max<qsizetype>(size, 0));
    }

    std::array<int, 2> m_ends{};
    int m_descriptor = -1;
};

} // namespace

/// Races that the endpoint's own tests cannot produce reliably.
class TestStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void touchesNoOtherSocketAfterItsOwnWasClosed_data();
    void touchesNoOtherSocketAfterItsOwnWasClosed();
    void readsNoOtherSocketWhenItsWriterHasClosed();
    void writesNothingInTheClearAfterItsEnd();
};

void TestStream::touchesNoOtherSocketAfterItsOwnWasClosed_data()
{
    QTest::addColumn<QString>("during");
    QTest::newRow("handshake") << u"handshake"_s;
    QTest::newRow("read") << u"read"_s;
    QTest::newRow("write") << u"write"_s;
}

/// The socket becomes ready, but is closed before the waiting handler runs.
void TestStream::touchesNoOtherSocketAfterItsOwnWasClosed()
{
    QFETCH(QString, during);
    Line line;
    std::latch isShaken(1);
    std::jthread caller([&line, &isShaken] { sendWords(line, isShaken); });
    const auto stream = line.accept();
    std::array<char, 100> space{};
    boost::system::error_code error;
    int calls = 0;
    const auto done = [&error, &calls](const boost::system::error_code &outcome, std::size_t) {
        error = outcome;
        ++calls;
    };
    if (during != u"handshake"_s) {
        stream->asyncHandshake(done);
        line.context().run();
        line.context().restart();
        QVERIFY(!error && calls == 1);
        isShaken.count_down();
    }
    calls = 0;
    if (during == u"handshake"_s)
        stream->asyncHandshake(done);
    else if (during == u"read"_s)
        stream->asyncReadSome(asio::buffer(space), done);
    else
        stream->asyncWriteSome(asio::buffer("words", 5), done);
    QVERIFY(during == u"write"_s || line.hasBytes());
    Successor successor;
    asio::post(line.context(), [&] {
        stream->close();
        successor.take(line.descriptor());
    });
    line.context().run();

    QCOMPARE(calls, 1);
    QVERIFY(error);
    QCOMPARE(successor.unread(), QByteArray("secret"));
    QCOMPARE(successor.received(), QByteArray());
}

/// Both handlers become ready in one round. The first closes the stream; the second still gets no
/// error.
void TestStream::readsNoOtherSocketWhenItsWriterHasClosed()
{
    Line line;
    std::latch isShaken(1);
    std::jthread caller([&line, &isShaken] { sendWords(line, isShaken); });
    const auto stream = line.accept();
    stream->asyncHandshake([](const auto &, std::size_t) {});
    line.context().run();
    line.context().restart();
    isShaken.count_down();
    QVERIFY(line.hasBytes());

    Successor successor;
    std::array<char, 100> space{};
    boost::system::error_code error;
    stream->asyncReadSome(asio::buffer(space),
                          [&error](const auto &outcome, std::size_t) { error = outcome; });
    stream->asyncWriteSome(asio::buffer("words", 5), [&](const auto &, std::size_t) {
        stream->close();
        successor.take(line.descriptor());
    });
    line.context().run();

    QVERIFY(error);
    QCOMPARE(successor.unread(), QByteArray("secret"));
}

void TestStream::writesNothingInTheClearAfterItsEnd()
{
    Line line;
    std::string received;
    std::jthread caller([&line, &received] {
        test::TlsClient client(line.port(),
                               {.authorityPem = line.identity.authorityPem.toStdString()});
        if (client.connect())
            received = client.receive().body;
    });
    auto stream = line.accept();
    stream->asyncHandshake([](const auto &, std::size_t) {});
    line.context().run();
    stream->end();
    boost::system::error_code error;
    QCOMPARE(stream->writeSome(asio::buffer("words", 5), error), size_t(0));
    QVERIFY(error);
    stream.reset();
    caller.join();
    QCOMPARE(received, std::string("no answer"));
}

TILLDESK_TEST(TestStream, QCoreApplication)
#include "tst_stream.moc"
