#include "core/http/stream.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/error.hpp>
#include <limits>
#include <openssl/err.h>

namespace tilldesk::http {
namespace {

namespace asio = boost::asio;

int sizeFor(std::size_t size)
{
    return int(std::min<std::size_t>(size, std::numeric_limits<int>::max()));
}

} // namespace

Stream::Stream(Socket socket, const TlsContext *tls) : m_socket(std::move(socket))
{
    ErrorCode ignored; // ignored: a broken socket fails again at the first read
    m_socket.non_blocking(true, ignored);
    m_socket.set_option(asio::ip::tcp::no_delay(true), ignored);
    if (tls) {
        m_ssl = tls->open(m_socket.native_handle());
        if (!m_ssl)
            m_socket.close(ignored); // rather than continuing without TLS
    }
}

IpAddress Stream::peer() const
{
    ErrorCode error;
    const asio::ip::address peer = m_socket.remote_endpoint(error).address();
    if (error)
        return {};
    return IpAddress(peer.is_v4()
                         ? asio::ip::make_address_v6(asio::ip::v4_mapped, peer.to_v4()).to_bytes()
                         : peer.to_v6().to_bytes());
}

void Stream::asyncHandshake(Done done)
{
    m_socket.async_wait(m_readWait, [this, done = std::move(done)](ErrorCode error) mutable {
        if (!m_socket.is_open())
            error = asio::error::operation_aborted;
        if (error)
            return done(error, 0);
        ERR_clear_error();
        const int result = SSL_do_handshake(m_ssl.get());
        m_readWait = result == 1 ? Wait::wait_read : outcome(result, error);
        if (error == asio::error::would_block)
            return asyncHandshake(std::move(done));
        done(error, 0);
    });
}

bool Stream::isPlainHttp(const ErrorCode &error)
{
    return error.category() == asio::error::get_ssl_category()
        && ERR_GET_REASON(static_cast<unsigned>(error.value())) == SSL_R_HTTP_REQUEST;
}

void Stream::end()
{
    sendCloseNotify();
    m_hasEnded = true;
    m_readWait = Wait::wait_read;
    ErrorCode ignored;
    m_socket.shutdown(Socket::shutdown_send, ignored);
}

void Stream::close()
{
    if (!m_hasEnded)
        sendCloseNotify();
    ErrorCode ignored;
    m_socket.close(ignored);
}

/// Sends close_notify: without it the caller cannot detect truncation. @source RFC 8446, section
/// 6.1
void Stream::sendCloseNotify()
{
    if (!m_ssl || !m_socket.is_open() || SSL_is_init_finished(m_ssl.get()) != 1)
        return;
    ERR_clear_error();
    SSL_shutdown(m_ssl.get());
    ERR_clear_error();
}

Stream::Wait Stream::outcome(int result, ErrorCode &error)
{
    const int systemError = errno;
    const int reason = SSL_get_error(m_ssl.get(), result);
    error = asio::error::would_block;
    if (reason == SSL_ERROR_WANT_READ)
        return Wait::wait_read;
    if (reason == SSL_ERROR_WANT_WRITE)
        return Wait::wait_write;
    if (reason == SSL_ERROR_ZERO_RETURN)
        error = asio::error::eof;
    else if (reason == SSL_ERROR_SSL)
        error = {static_cast<int>(ERR_peek_error()), asio::error::get_ssl_category()};
    else if (systemError != 0)
        error = {systemError, boost::system::system_category()};
    else
        error = asio::error::connection_reset;
    ERR_clear_error();
    return Wait::wait_error;
}

void Stream::readTls(asio::mutable_buffer space, Done done)
{
    // Bytes that OpenSSL has buffered do not make the socket readable: read them first.
    if (!m_hasEnded && SSL_has_pending(m_ssl.get()) == 1) {
        ErrorCode error;
        const std::size_t size = readTlsNow(space, error);
        if (error != asio::error::would_block) {
            return asio::post(m_socket.get_executor(),
                              [done = std::move(done), error, size] { done(error, size); });
        }
    }
    m_socket.async_wait(m_readWait, [this, space, done = std::move(done)](ErrorCode error) mutable {
        std::size_t size = 0;
        if (!error)
            size = readTlsNow(space, error);
        if (error == asio::error::would_block)
            return readTls(space, std::move(done));
        done(error, size);
    });
}

std::size_t Stream::readTlsNow(asio::mutable_buffer space, ErrorCode &error)
{
    // OpenSSL holds the raw descriptor, which the system may have reused. Reading through Asio
    // fails safely instead.
    if (m_hasEnded || !m_socket.is_open())
        return m_socket.read_some(space, error);
    ERR_clear_error();
    const int result = SSL_read(m_ssl.get(), space.data(), sizeFor(space.size()));
    if (result > 0) {
        m_readWait = Wait::wait_read;
        error = {};
        return std::size_t(result);
    }
    m_readWait = outcome(result, error);
    return 0;
}

std::size_t Stream::writeTls(asio::const_buffer bytes, ErrorCode &error)
{
    error = {};
    if (m_hasEnded || !m_socket.is_open()) {
        error = asio::error::shut_down;
        return 0;
    }
    std::size_t written = 0;
    while (written < bytes.size()) { // OpenSSL takes one record at a time
        const asio::const_buffer rest = bytes + written;
        ERR_clear_error();
        const int result = SSL_write(m_ssl.get(), rest.data(), sizeFor(rest.size()));
        if (result <= 0) {
            m_writeWait = outcome(result, error);
            break;
        }
        written += std::size_t(result);
    }
    if (error == asio::error::would_block && written > 0)
        error = {};
    return written;
}

void Stream::writeTlsLater(asio::const_buffer bytes, Done done)
{
    m_socket.async_wait(m_writeWait,
                        [this, bytes, done = std::move(done)](ErrorCode error) mutable {
                            std::size_t size = 0;
                            if (!error)
                                size = writeTls(bytes, error);
                            if (error == asio::error::would_block)
                                return writeTlsLater(bytes, std::move(done));
                            done(error, size);
                        });
}

} // namespace tilldesk::http
