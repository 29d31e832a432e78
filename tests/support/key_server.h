#pragma once

#include "core/base/log.h"
#include "core/http/listener.h"

#include <QTemporaryFile>
#include <mutex>

namespace tilldesk::test {

/// A merchant's web server on this computer; serves a key set at `/jwks`.
class KeyServer
{
public:
    /// @param tls  empty: plain HTTP
    explicit KeyServer(const std::optional<http::TlsIdentity> &tls = {});
    ~KeyServer();
    KeyServer(const KeyServer &) = delete;
    KeyServer &operator=(const KeyServer &) = delete;

    /// Sets the response from now on; initially 404.
    void answer(http::Response response);
    void publish(const QString &keySet) { answer({.body = keySet.toStdString()}); }
    /// Holds back all responses until release().
    void hold();
    void release();

    [[nodiscard]] int requests() const; ///< number of requests so far
    [[nodiscard]] http::Request last() const;
    /// Waits for `count` requests. Returns whether they arrived within 10 s.
    [[nodiscard]] bool waitForRequests(int count) const;
    [[nodiscard]] QString url(const QString &host = QStringLiteral("127.0.0.1")) const;

private:
    void handle(const http::RequestPtr &request, const http::Reply &reply);

    mutable std::mutex m_mutex;
    http::Response m_response{.status = 404};
    bool m_isHolding = false;
    std::vector<http::Reply> m_held;
    int m_requests = 0;
    http::Request m_last;
    QTemporaryFile m_logFile;
    Log m_log;
    http::Router m_router;
    http::Listener m_listener;
    std::uint16_t m_port;
    bool m_isTls;
};

} // namespace tilldesk::test
