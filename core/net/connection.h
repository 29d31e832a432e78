#pragma once

#include "core/net/call.h"
#include "core/net/tls_client.h"

#include <string>
#include <string_view>

namespace tilldesk::net {

/// A connection to one server, plain or with TLS, with a buffer of received bytes that are not
/// parsed yet. Arguments passed by reference must outlive the call's callback.
class Connection
{
public:
    using ErrorCode = boost::system::error_code;
    using Done = std::function<void(const ErrorCode &error, std::size_t size)>;

    /// @param address  the address that the caller will connect socket() to
    Connection(boost::asio::io_context &context, const boost::asio::ip::address &address);

    [[nodiscard]] const boost::asio::ip::address &address() const { return m_address; }

    /// The TCP socket, which the caller connects.
    [[nodiscard]] Socket &socket() { return m_tls ? m_tls->next_layer() : m_socket; }
    /// Starts TLS on the connected socket; the handshake verifies the certificate against `host`.
    void beginTls(const TlsClient &client, const QByteArray &host,
                  const std::function<void(const ErrorCode &)> &done);
    /// Adds TLS version and certificate to `facts`. @pre beginTls() has succeeded
    void describeTls(ConnectionFacts &facts) const;
    /// Returns why beginTls() failed, in English. @pre `error` is OpenSSL's
    [[nodiscard]] QString tlsProblem(const ErrorCode &error);

    /// Writes all bytes. @pre `bytes` outlive the write
    void write(std::string_view bytes, Done done);
    /// Appends received bytes to bytes(). @pre bytes() has fewer than kRoom bytes
    void readSome(Done done);

    static constexpr std::size_t kRoom = 32'768;
    [[nodiscard]] std::string_view bytes() const { return {m_bytes.data(), m_size}; }
    void drop(std::size_t count); ///< Removes the first `count` bytes of bytes().

    /// Returns whether the connection can be reused: the server has not closed it and has sent no
    /// unsolicited data. Peeks at the socket; does not block.
    [[nodiscard]] bool isReusable();
    void close();

private:
    const boost::asio::ip::address m_address;
    Socket m_socket;
    std::unique_ptr<TlsStream> m_tls; ///< null: plain TCP; otherwise it owns the socket
    std::string m_bytes;              ///< receive buffer; grows on demand up to kRoom
    std::size_t m_size = 0;
};

} // namespace tilldesk::net
