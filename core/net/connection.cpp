#include "core/net/connection.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <sys/socket.h>

namespace tilldesk::net {
namespace {

namespace asio = boost::asio;

/// Initial receive buffer in bytes; responses to callbacks are small.
constexpr std::size_t kFirstRoom = 2048;

} // namespace

Connection::Connection(asio::io_context &context, const asio::ip::address &address)
    : m_address(address),
      m_socket(context)
{
}

void Connection::beginTls(const TlsClient &client, const QByteArray &host,
                          const std::function<void(const ErrorCode &)> &done)
{
    m_tls = client.over(std::move(m_socket), host);
    if (!m_tls)
        return asio::post(m_socket.get_executor(), [done] { done(asio::error::no_memory); });
    m_tls->async_handshake(asio::ssl::stream_base::client, done);
}

void Connection::describeTls(ConnectionFacts &facts) const
{
    facts.tls = TlsClient::versionOf(*m_tls);
    facts.certificateUntil = TlsClient::certificateEndOf(*m_tls);
}

QString Connection::tlsProblem(const ErrorCode &error)
{
    return TlsClient::reasonOf(*m_tls, error);
}

void Connection::write(std::string_view bytes, Done done)
{
    asio::const_buffer rest(bytes.data(), bytes.size());
    if (m_tls)
        return asio::async_write(*m_tls, rest, std::move(done));
    // Fast path: nearly always the socket takes all bytes at once.
    ErrorCode error;
    rest += m_socket.write_some(rest, error);
    if (error == asio::error::would_block)
        error = {};
    if (!error && rest.size() > 0)
        return asio::async_write(m_socket, rest, std::move(done));
    done(error, bytes.size());
}

void Connection::readSome(Done done)
{
    if (m_bytes.size() - m_size < kFirstRoom / 2)
        m_bytes.resize(std::min(kRoom, std::max(kFirstRoom, 2 * m_bytes.size())));
    const asio::mutable_buffer space(m_bytes.data() + m_size, m_bytes.size() - m_size);
    auto take = [this, done = std::move(done)](const ErrorCode &error, std::size_t size) {
        m_size += size;
        done(error, size);
    };
    if (m_tls)
        m_tls->async_read_some(space, std::move(take));
    else
        m_socket.async_read_some(space, std::move(take));
}

void Connection::drop(std::size_t count)
{
    m_size -= count;
    std::copy_n(m_bytes.cbegin() + std::ptrdiff_t(count), m_size, m_bytes.begin());
}

bool Connection::isReusable()
{
    char byte = 0;
    const auto got = ::recv(socket().native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return got < 0 && errno == EAGAIN && m_size == 0;
}

void Connection::close()
{
    ErrorCode ignored;
    socket().close(ignored);
}

} // namespace tilldesk::net
