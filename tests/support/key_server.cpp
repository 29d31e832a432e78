#include "tests/support/key_server.h"

#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {

KeyServer::KeyServer(const std::optional<http::TlsIdentity> &tls)
    : m_log(m_logFile.open() ? m_logFile.handle() : 2),
      m_listener({.stopTimeout = 100ms, .tls = tls}, m_router, m_log),
      m_port(0),
      m_isTls(tls.has_value())
{
    for (const char *path : {"/jwks", "/elsewhere"})
        m_router.add("GET", path,
                     [this](const http::RequestPtr &request, const http::Reply &reply) {
                         handle(request, reply);
                     });
    m_port = m_listener.start().value();
}

KeyServer::~KeyServer()
{
    release();
    m_listener.stop();
}

void KeyServer::answer(http::Response response)
{
    const std::lock_guard lock(m_mutex);
    m_response = std::move(response);
}

void KeyServer::hold()
{
    const std::lock_guard lock(m_mutex);
    m_isHolding = true;
}

void KeyServer::release()
{
    std::vector<http::Reply> held;
    http::Response response;
    {
        const std::lock_guard lock(m_mutex);
        m_isHolding = false;
        held.swap(m_held);
        response = m_response;
    }
    for (const http::Reply &reply : held)
        reply.send(response);
}

int KeyServer::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

http::Request KeyServer::last() const
{
    const std::lock_guard lock(m_mutex);
    return m_last;
}

bool KeyServer::waitForRequests(int count) const
{
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (requests() < count && std::chrono::steady_clock::now() < end)
        std::this_thread::yield();
    return requests() >= count;
}

QString KeyServer::url(const QString &host) const
{
    return u"%1://%2:%3/jwks"_s.arg(m_isTls ? u"https"_s : u"http"_s, host,
                                    QString::number(m_port));
}

void KeyServer::handle(const http::RequestPtr &request, const http::Reply &reply)
{
    http::Response response;
    {
        const std::lock_guard lock(m_mutex);
        ++m_requests;
        m_last = *request;
        if (m_isHolding)
            return m_held.push_back(reply);
        response = m_response;
    }
    reply.send(response);
}

} // namespace tilldesk::test
