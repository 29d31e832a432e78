#pragma once

#include "core/base/ip_address.h"
#include "core/http/tls_context.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>

namespace tilldesk::http {

using Socket =
    boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

/// The byte stream of a caller's connection: a socket, plain or with TLS. No function blocks.
///
/// OpenSSL works on the socket itself once that is ready: asio::ssl::stream cannot try a
/// non-blocking write, and takes 70 KiB per connection. A `done` is never called by the function
/// that takes it, and must keep the Stream alive. At most one read and one write are in flight.
class Stream
{
public:
    using ErrorCode = boost::system::error_code;
    using Done = std::function<void(const ErrorCode &error, std::size_t size)>;

    /// @param tls  null: plain TCP
    Stream(Socket socket, const TlsContext *tls);

    [[nodiscard]] bool isTls() const { return m_ssl != nullptr; }
    /// Returns the caller's address; `::` if the caller has already disconnected.
    [[nodiscard]] IpAddress peer() const;

    /// Must complete before any read or write if isTls().
    void asyncHandshake(Done done);
    /// Returns whether a handshake failed because the caller speaks HTTP without TLS.
    [[nodiscard]] static bool isPlainHttp(const ErrorCode &error);
    /// Drops TLS after a handshake failed with isPlainHttp(), so that the caller can be sent an
    /// error.
    void becomePlain() { m_ssl.reset(); }

    template <typename Handler>
    void asyncReadSome(boost::asio::mutable_buffer space, Handler &&done)
    {
        if (isTls())
            readTls(space, std::forward<Handler>(done));
        else
            m_socket.async_read_some(space, std::forward<Handler>(done));
    }
    /// Returns the bytes written at once; sets `would_block` only if that is zero.
    std::size_t writeSome(boost::asio::const_buffer bytes, ErrorCode &error)
    {
        return isTls() ? writeTls(bytes, error) : m_socket.write_some(bytes, error);
    }
    /// Writes the bytes that writeSome() did not take: TLS must be given the same bytes again.
    template <typename Handler>
    void asyncWriteSome(boost::asio::const_buffer bytes, Handler &&done)
    {
        if (isTls())
            writeTlsLater(bytes, std::forward<Handler>(done));
        else
            m_socket.async_write_some(bytes, std::forward<Handler>(done));
    }

    /// Half-closes the connection (with close_notify). Input read afterwards can only be discarded.
    void end();
    void close();

private:
    using Wait = boost::asio::socket_base::wait_type;

    /// Evaluates an OpenSSL call that did not succeed.
    /// @return the readiness to wait for, with `error` set to `would_block`; otherwise only `error`
    /// counts
    Wait outcome(int result, ErrorCode &error);
    void sendCloseNotify();
    void readTls(boost::asio::mutable_buffer space, Done done);
    std::size_t readTlsNow(boost::asio::mutable_buffer space, ErrorCode &error);
    std::size_t writeTls(boost::asio::const_buffer bytes, ErrorCode &error);
    void writeTlsLater(boost::asio::const_buffer bytes, Done done);

    Socket m_socket;
    SslPtr m_ssl; ///< null: plain TCP
    Wait m_readWait = Wait::wait_read;
    Wait m_writeWait = Wait::wait_write;
    bool m_hasEnded = false;
};

} // namespace tilldesk::http
