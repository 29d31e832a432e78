#pragma once

#include "core/crypto/authority.h"
#include "core/http/listener.h"
#include "tests/support/tls_client.h"

#include <QTemporaryFile>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace tilldesk::test {

/// Returns whether these tests run over TLS; see CMakeLists.txt.
inline bool isOverTls()
{
    return qEnvironmentVariableIsSet("TILLDESK_TEST_TLS");
}

/// Returns a TLS identity for `localhost` and 127.0.0.1, made once per process.
inline const http::TlsIdentity &testIdentity()
{
    static const http::TlsIdentity kIdentity = [] {
        const auto now =
            std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        const auto begin = now - std::chrono::days(1);
        const auto end = now + std::chrono::days(1);
        const auto authority = crypto::makeAuthority(QStringLiteral("Test"), begin, end);
        const auto server = crypto::issueServerCertificate(
            authority, {QStringLiteral("localhost")}, {QStringLiteral("127.0.0.1")}, begin, end);
        return http::TlsIdentity{server->certificatePem, server->privateKeyPem,
                                 authority.certificatePem};
    }();
    return kIdentity;
}

/// A client of an Endpoint; uses TLS if the tests run over TLS.
class Client : public TlsClient
{
public:
    explicit Client(std::uint16_t port)
        : TlsClient(port, {.authorityPem = testIdentity().authorityPem.toStdString()})
    {
    }

protected:
    bool shakeHands() override { return !isOverTls() || TlsClient::shakeHands(); }
};

/// A log file that the test can read back.
class LogFile
{
public:
    LogFile()
    {
        if (!m_file.open())
            qFatal("no temporary file");
        m_log = std::make_unique<Log>(m_file.handle());
    }

    [[nodiscard]] Log &log() { return *m_log; }
    /// Closes the log. Returns everything written.
    QByteArray finish()
    {
        m_log.reset();
        m_file.seek(0);
        return m_file.readAll();
    }

private:
    QTemporaryFile m_file;
    std::unique_ptr<Log> m_log;
};

/// Holds requests and their replies until the test answers them. Thread-safe.
class ReplyShelf
{
public:
    void put(http::RequestPtr request, http::Reply reply)
    {
        const std::lock_guard lock(m_mutex);
        m_replies.emplace_back(std::move(request), std::move(reply));
        m_changed.notify_all();
    }
    /// Waits up to 10 s for at least `count` requests. Returns them, oldest first.
    std::vector<std::pair<http::RequestPtr, http::Reply>> take(std::size_t count)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, std::chrono::seconds(10),
                           [&] { return m_replies.size() >= count; });
        std::vector<std::pair<http::RequestPtr, http::Reply>> taken(m_replies.begin(),
                                                                    m_replies.end());
        m_replies.clear();
        return taken;
    }
    [[nodiscard]] std::size_t size()
    {
        const std::lock_guard lock(m_mutex);
        return m_replies.size();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::pair<http::RequestPtr, http::Reply>> m_replies;
};

/// A running endpoint:
///   GET  /hello       responds `hello`
///   GET  /echo        responds with the request's body; POST too
///   GET  /empty       responds 204
///   GET  /later/{n}   puts the reply on the shelf for the test
///   GET  /large       responds with 8 MiB
///   GET  /fault       throws
///   GET  /whoami      sets the profile `p-1`; responds with the trace id and the span id
///   GET  /peer        responds `tls` or `plain`, and `here` (loopback) or `far`
struct Endpoint {
    LogFile logFile;
    ReplyShelf shelf;
    http::Router router;
    std::unique_ptr<http::Listener> listener;
    std::uint16_t port = 0;

    /// If the tests run over TLS: adds the identity, and multiplies the short time-outs by four,
    /// which leaves time for the handshake.
    explicit Endpoint(http::ListenerOptions options = {})
    {
        addRoutes();
        if (isOverTls()) {
            options.tls = testIdentity();
            options.requestTimeout *= 4;
            options.idleTimeout *= 4;
        }
        listener = std::make_unique<http::Listener>(options, router, logFile.log());
        port = listener->start().value();
    }
    ~Endpoint() { listener.reset(); }
    Endpoint(const Endpoint &) = delete;
    Endpoint &operator=(const Endpoint &) = delete;

    /// Stops the endpoint. Returns the whole log.
    QByteArray log()
    {
        listener->stop();
        return logFile.finish();
    }

private:
    void addRoutes()
    {
        using http::Reply;
        using http::RequestPtr;
        using http::Response;
        router.add("GET", "/hello", [](const RequestPtr &, const Reply &reply) {
            reply.send(Response{200, "hello", "text/plain"});
        });
        const auto echo = [](const RequestPtr &request, const Reply &reply) {
            reply.send(Response{200, request->body});
        };
        router.add("GET", "/echo", echo);
        router.add("POST", "/echo", echo);
        router.add("GET", "/empty", [](const RequestPtr &, const Reply &reply) {
            reply.send(Response{204, {}});
        });
        router.add("GET", "/large", [](const RequestPtr &, const Reply &reply) {
            reply.send(Response{200, std::string(8 * 1024 * 1024, 'x')});
        });
        router.add("GET", "/later/{n}", [this](const RequestPtr &request, const Reply &reply) {
            shelf.put(request, reply);
        });
        router.add("GET", "/fault", [](const RequestPtr &, const Reply &) {
            throw std::runtime_error("the disk is full");
        });
        router.add("GET", "/whoami", [](const RequestPtr &request, const Reply &reply) {
            request->profileId = "p-1";
            reply.send(Response{200, request->traceId + ' ' + request->spanId});
        });
        router.add("GET", "/peer", [](const RequestPtr &request, const Reply &reply) {
            reply.send(Response{200,
                                std::string(request->isTls ? "tls" : "plain")
                                    + (request->isFromLoopback ? " here" : " far")});
        });
        router.add("GET", "/headers", [](const RequestPtr &, const Reply &reply) {
            reply.send(Response{200, "x", "text/plain", {{"X-Evil", "a\r\nSet-Cookie: b"}}});
        });
    }
};

} // namespace tilldesk::test
