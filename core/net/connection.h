#pragma once

#include "core/net/tls_client.h"

#include <string>
#include <string_view>

namespace tilldesk::net {

/// A connection to one server, with TLS over it or without, and what has come from it and is not
/// read yet. Everything given to it stays alive until it has called back.
class Connection
{
public:
    using ErrorCode = boost::system::error_code;
    using Done = std::function<void(const ErrorCode &error, std::size_t size)>;

    /// @param address  which it is to be connected to
    Connection(boost::asio::io_context &context, const boost::asio::ip::address &address);

    [[nodiscard]] const boost::asio::ip::address &address() const { return m_address; }

    /// The one to be connected.
    [[nodiscard]] Socket &socket() { return m_tls ? m_tls->next_layer() : m_socket; }
    /// Takes TLS over the socket that is connected, and shakes hands.
    void beginTls(const TlsClient &client, const QByteArray &host,
                  const std::function<void(const ErrorCode &)> &done);
    /// Why beginTls() failed, in English. @pre `error` is OpenSSL's
    [[nodiscard]] QString tlsProblem(const ErrorCode &error);

    /// Writes all of it. @pre `bytes` outlive it
    void write(std::string_view bytes, Done done);
    /// Reads something behind what is there. @pre there is room: bytes() are fewer than kRoom
    void readSome(Done done);

    static constexpr std::size_t kRoom = 32'768;
    [[nodiscard]] std::string_view bytes() const { return {m_bytes.data(), m_size}; }
    void drop(std::size_t count); ///< the first of bytes()

    /// @return whether the other side has neither closed it nor said anything unasked
    [[nodiscard]] bool isIdle();
    void close();

private:
    const boost::asio::ip::address m_address;
    Socket m_socket;
    std::unique_ptr<TlsStream> m_tls; ///< has the socket then
    std::string m_bytes;              ///< as long as there has been need for
    std::size_t m_size = 0;
};

} // namespace tilldesk::net
