#pragma once

#include "tests/support/http_client.h"

#include <memory>

using SSL = struct ssl_st;

namespace tilldesk::test {

/// Parameters of a TlsClient's handshake.
struct TlsGreeting {
    std::string authorityPem = {};           ///< trusted authority
    std::string hostName = "localhost";      ///< expected name of the server
    std::string versions = "TLSv1.2 to 1.3"; ///< a range, or one of `TLSv1.1`, `TLSv1.2`, `TLSv1.3`
    std::string ciphers = {};                ///< up to TLS 1.2; empty: all
    std::string alpn = {};                   ///< one protocol; empty: not offered
};

/// An HttpClient over TLS that uses OpenSSL's non-blocking calls.
class TlsClient : public HttpClient
{
public:
    TlsClient(std::uint16_t port, TlsGreeting greeting, std::string host = "127.0.0.1");
    ~TlsClient() override;

    void finishSending() override;
    void close(Close how = Close::Orderly) override;

    /// Of the current or last connection.
    [[nodiscard]] std::string version() const; ///< for example `TLSv1.3`
    [[nodiscard]] std::string cipher() const;
    [[nodiscard]] std::string alpn() const;
    /// Returns OpenSSL's reason for the last failure; empty if there was none.
    [[nodiscard]] const std::string &trouble() const { return m_trouble; }
    /// Returns whether the peer sent close_notify.
    [[nodiscard]] bool hasReceivedCloseNotify() const;
    /// Requests renegotiation on the same connection. Returns whether it succeeded.
    bool renegotiate();

protected:
    bool shakeHands() override;
    long receiveSome(char *space, std::size_t size, bool isPeeking) override;
    long sendSome(const char *bytes, std::size_t size) override;

private:
    struct Freeing {
        void operator()(SSL *ssl) const;
    };
    bool perform(int (*operation)(SSL *));
    long result(int result);
    void noteTrouble();

    TlsGreeting m_greeting;
    std::unique_ptr<SSL, Freeing> m_ssl;
    bool m_isOpen = false;
    std::string m_trouble;
};

} // namespace tilldesk::test
