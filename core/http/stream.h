#pragma once

#include "core/base/ip_address.h"
#include "core/http/tls_context.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>

namespace tilldesk::http {

using Socket =
    boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

/// A caller's bytes: a socket, with TLS over it or without. No function waits.
///
/// OpenSSL works on the socket itself, when that is ready: asio::ssl::stream cannot try to write
/// without waiting, and takes 70 KiB a connection. A `done` is called later, never by the function
/// that takes it, and must keep the Stream alive. One read and one write at a time.
class Stream
{
public:
    using ErrorCode = boost::system::error_code;
    using Done = std::function<void(const ErrorCode &error, std::size_t size)>;

    /// @param tls  none: plain
    Stream(Socket socket, const TlsContext *tls);

    [[nodiscard]] bool isTls() const { return m_ssl != nullptr; }
    /// Returns the caller's address; `::` if the caller has left already.
    [[nodiscard]] IpAddress peer() const;

    /// Goes before all reading and writing when isTls().
    void asyncHandshake(Done done);
    /// @return whether a handshake failed because the caller speaks HTTP without TLS
    [[nodiscard]] static bool isPlainHttp(const ErrorCode &error);
    /// Gives TLS up after such a handshake, so that the caller can be told.
    void becomePlain() { m_ssl.reset(); }

    template <typename Handler>
    void asyncReadSome(boost::asio::mutable_buffer space, Handler &&done)
    {
        if (isTls())
            readTls(space, std::forward<Handler>(done));
        else
            m_socket.async_read_some(space, std::forward<Handler>(done));
    }
    /// @return what was written at once; `would_block` only when that is nothing
    std::size_t writeSome(boost::asio::const_buffer bytes, ErrorCode &error)
    {
        return isTls() ? writeTls(bytes, error) : m_socket.write_some(bytes, error);
    }
    /// For what writeSome() did not take: TLS must be given the same bytes again.
    template <typename Handler>
    void asyncWriteSome(boost::asio::const_buffer bytes, Handler &&done)
    {
        if (isTls())
            writeTlsLater(bytes, std::forward<Handler>(done));
        else
            m_socket.async_write_some(bytes, std::forward<Handler>(done));
    }

    /// Says that no more will come. What is read from then on is only good for throwing away.
    void end();
    void close();

private:
    using Wait = boost::asio::socket_base::wait_type;

    /// Takes over from a call of OpenSSL that did not succeed.
    /// @return what the socket must be ready for, with `would_block`; or the error alone
    Wait outcome(int result, ErrorCode &error);
    void sayGoodbye();
    void readTls(boost::asio::mutable_buffer space, Done done);
    std::size_t readTlsNow(boost::asio::mutable_buffer space, ErrorCode &error);
    std::size_t writeTls(boost::asio::const_buffer bytes, ErrorCode &error);
    void writeTlsLater(boost::asio::const_buffer bytes, Done done);

    Socket m_socket;
    SslPtr m_ssl; ///< none: plain
    Wait m_readWait = Wait::wait_read;
    Wait m_writeWait = Wait::wait_write;
    bool m_hasEnded = false;
};

} // namespace tilldesk::http
