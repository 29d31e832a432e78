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

/// An answer as a caller sees it. Status 0: there was none, and `body` says why.
struct HttpAnswer {
    int status = 0;
    std::string version; ///< for example `HTTP/1.1`
    std::string reason;
    HttpHeaders headers;
    std::string body;

    /// @return the first header of that name in any case
    [[nodiscard]] std::optional<std::string> header(std::string_view name) const;
    [[nodiscard]] int headerCount(std::string_view name) const;
};

/// A blocking HTTP/1.1 client over one plain socket, which also sends whatever bytes a test wants.
/// It shares no code with the endpoint it tests. Use it from one thread at a time.
class HttpClient
{
public:
    enum class Body { Expected, None };

    /// Connects at the first use, and again when the peer has closed.
    /// @param host  an address of IPv4 or IPv6
    explicit HttpClient(std::uint16_t port, std::string host = "127.0.0.1");
    virtual ~HttpClient();
    HttpClient(const HttpClient &) = delete;
    HttpClient &operator=(const HttpClient &) = delete;

    /// Binds to this address before it connects, for example 127.0.0.2.
    void setSource(std::string address) { m_source = std::move(address); }
    /// How long to wait for anything before giving up; 10 s at first.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    /// Sends one request over the kept connection and waits for its answer. `Host` and
    /// `Content-Length` are added unless given. Interim (1xx) answers are skipped.
    HttpAnswer exchange(std::string_view method, std::string_view target,
                        const HttpHeaders &headers = {}, std::string_view body = {});
    /// Shorthands of exchange().
    HttpAnswer get(std::string_view target, const HttpHeaders &headers = {});
    HttpAnswer post(std::string_view target, std::string_view body,
                    const HttpHeaders &headers = {});

    /// @return whether there is a connection now
    bool connect();
    /// Sends bytes as they are. @return whether the system took them all
    bool send(std::string_view bytes);
    /// Tells the peer that nothing more will be sent; answers can still be read.
    virtual void finishSending();
    /// Waits for one answer, interim ones included. HEAD's answers have no body.
    HttpAnswer receive(Body body = Body::Expected);
    /// @return whether the peer closes within the patience, without sending another byte
    bool waitForClose();
    /// @return whether the peer has sent nothing and the connection is open, now
    [[nodiscard]] bool isQuiet();
    /// Closes at once. `Reset` makes the peer see a broken connection rather than an orderly end.
    enum class Close { Orderly, Reset };
    virtual void close(Close how = Close::Orderly);

    /// @return the bytes of a request with `Host`, and `Content-Length` when there is a body
    [[nodiscard]] static std::string request(std::string_view method, std::string_view target,
                                             const HttpHeaders &headers = {},
                                             std::string_view body = {});

protected:
    /// What a client with TLS does otherwise. The two for bytes are as recv() and send(), and never
    /// wait: -1 with `errno` EAGAIN.
    virtual bool shakeHands() { return true; }
    virtual long receiveSome(char *space, std::size_t size, bool isPeeking);
    virtual long sendSome(const char *bytes, std::size_t size);
    [[nodiscard]] int socket() const { return m_socket; }
    /// @return whether the socket is ready for `events` of poll() within the patience
    [[nodiscard]] bool waitFor(short events) const;

private:
    enum class More { Yes, End, Broken, TooLate };
    More readMore();
    HttpAnswer failure(std::string why);
    bool readBody(HttpAnswer &answer, Body body);

    std::string m_host;
    std::string m_source; ///< empty: the system chooses
    std::uint16_t m_port;
    std::chrono::milliseconds m_patience{10'000};
    int m_socket = -1;
    std::string m_received;
};

} // namespace tilldesk::test
