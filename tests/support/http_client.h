#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilldesk::test {

using HttpHeaders = std::vector<std::pair<std::string, std::string>>;

/// A response as the client receives it. Status 0: no response, and `body` is the reason.
struct HttpAnswer {
    int status = 0;
    std::string version; ///< for example `HTTP/1.1`
    std::string reason;
    HttpHeaders headers;
    std::string body;

    /// Returns the first header named `name`, ignoring case.
    [[nodiscard]] std::optional<std::string> header(std::string_view name) const;
    [[nodiscard]] int headerCount(std::string_view name) const;
};

/// A blocking HTTP/1.1 client over one plain socket; can also send arbitrary bytes. Shares no code
/// with the endpoint under test. Not thread-safe.
class HttpClient
{
public:
    enum class Body { Expected, None };

    /// Connects on first use, and again after the peer has closed.
    /// @param host  an IPv4 or IPv6 address
    explicit HttpClient(std::uint16_t port, std::string host = "127.0.0.1");
    virtual ~HttpClient();
    HttpClient(const HttpClient &) = delete;
    HttpClient &operator=(const HttpClient &) = delete;

    /// Binds to this local address before connecting, for example 127.0.0.2.
    void setSource(std::string address) { m_source = std::move(address); }
    /// Sets the time-out of each wait; initially 10 s.
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }

    /// Sends one request over the kept connection and waits for the response. Adds `Host` and
    /// `Content-Length` unless given. Skips interim (1xx) responses.
    HttpAnswer exchange(std::string_view method, std::string_view target,
                        const HttpHeaders &headers = {}, std::string_view body = {});
    /// Shorthands for exchange().
    HttpAnswer get(std::string_view target, const HttpHeaders &headers = {});
    HttpAnswer post(std::string_view target, std::string_view body,
                    const HttpHeaders &headers = {});

    /// Connects if needed. Returns whether the connection is open.
    bool connect();
    /// Sends `bytes` unchanged. Returns whether the system accepted all of them.
    bool send(std::string_view bytes);
    /// Half-closes the connection; responses can still be read.
    virtual void finishSending();
    /// Waits for one response, including interim responses. Use `Body::None` for HEAD.
    HttpAnswer receive(Body body = Body::Expected);
    /// Returns whether the peer closes within the time-out without sending another byte.
    bool waitForClose();
    /// Returns whether the connection is open and no data has arrived. Does not block.
    [[nodiscard]] bool isQuiet();
    /// Closes at once. `Reset`: sends a RST instead of an orderly FIN.
    enum class Close { Orderly, Reset };
    virtual void close(Close how = Close::Orderly);

    /// Returns the bytes of a request, with `Host`, and with `Content-Length` if there is a body.
    [[nodiscard]] static std::string request(std::string_view method, std::string_view target,
                                             const HttpHeaders &headers = {},
                                             std::string_view body = {});

protected:
    /// Overridden for TLS. receiveSome() and sendSome() behave as recv() and send() and do not
    /// block: they return -1 with `errno` EAGAIN.
    virtual bool shakeHands() { return true; }
    virtual long receiveSome(char *space, std::size_t size, bool isPeeking);
    virtual long sendSome(const char *bytes, std::size_t size);
    [[nodiscard]] int socket() const { return m_socket; }
    /// Returns whether the socket becomes ready for the poll() `events` within the time-out.
    [[nodiscard]] bool waitFor(short events) const;

private:
    enum class More { Yes, End, Broken, TooLate };
    More readMore();
    HttpAnswer failure(std::string why);
    bool readBody(HttpAnswer &answer, Body body);

    std::string m_host;
    std::string m_source; ///< empty: the system chooses
    std::uint16_t m_port;
    std::chrono::milliseconds m_timeout{10'000};
    int m_socket = -1;
    std::string m_received;
};

} // namespace tilldesk::test
