#pragma once

#include "core/http/listener.h"
#include "tests/support/http_client.h"

#include <QTemporaryFile>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace tilldesk::test {

/// A log that can be read back.
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
    /// Ends the log. @return all that was written
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

/// Replies that a handler has left for the test to answer.
class ReplyShelf
{
public:
    void put(http::RequestPtr request, http::Reply reply)
    {
        const std::lock_guard lock(m_mutex);
        m_replies.emplace_back(std::move(request), std::move(reply));
        m_changed.notify_all();
    }
    /// Waits for as many requests as that. @return them, oldest first
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
///   GET  /hello       answers `hello`
///   GET  /echo        answers the body it got; so does POST
///   GET  /empty       204
///   GET  /later/{n}   waits on the shelf until the test answers
///   GET  /large       a body of 8 MiB
///   GET  /fault       throws
///   GET  /whoami      sets the profile `p-1`
struct Endpoint {
    LogFile logFile;
    ReplyShelf shelf;
    http::Router router;
    std::unique_ptr<http::Listener> listener;
    std::uint16_t port = 0;

    explicit Endpoint(http::ListenerOptions options = {})
    {
        addRoutes();
        listener = std::make_unique<http::Listener>(options, router, logFile.log());
        port = listener->start().value();
    }
    ~Endpoint() { listener.reset(); }
    Endpoint(const Endpoint &) = delete;
    Endpoint &operator=(const Endpoint &) = delete;

    /// Stops. @return the whole log
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
        router.add("GET", "/headers", [](const RequestPtr &, const Reply &reply) {
            reply.send(Response{200, "x", "text/plain", {{"X-Evil", "a\r\nSet-Cookie: b"}}});
        });
    }
};

} // namespace tilldesk::test
