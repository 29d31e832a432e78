#pragma once

#include "tests/support/http_client.h"

#include <memory>

using SSL = struct ssl_st;

namespace tilldesk::test {

/// How a TlsClient greets.
struct TlsGreeting {
    std::string authorityPem = {};           ///< whom it trusts
    std::string hostName = "localhost";      ///< whom it means to talk to
    std::string versions = "TLSv1.2 to 1.3"; ///< or one: `TLSv1.1`, `TLSv1.2`, `TLSv1.3`
    std::string ciphers = {};                ///< of TLS 1.2 and before; empty: all
    std::string alpn = {};                   ///< one protocol; empty: does not say
};

/// An HttpClient that speaks TLS, over OpenSSL's blocking-free calls.
class TlsClient : public HttpClient
{
public:
    TlsClient(std::uint16_t port, TlsGreeting greeting, std::string host = "127.0.0.1");
    ~TlsClient() override;

    void finishSending() override;
    void close(Close how = Close::Orderly) override;

    /// Of the present or last connection.
    [[nodiscard]] std::string version() const; ///< for example `TLSv1.3`
    [[nodiscard]] std::string cipher() const;
    [[nodiscard]] std::string alpn() const;
    /// @return OpenSSL's reason for what went wrong; empty when nothing did
    [[nodiscard]] const std::string &trouble() const { return m_trouble; }
    /// @return whether the peer has said that it ends, rather than just closed
    [[nodiscard]] bool hasHeardGoodbye() const;
    /// Asks for a new handshake on the same connection. @return whether the peer has agreed
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
