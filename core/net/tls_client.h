#pragma once

#include <QString>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <memory>

namespace tilldesk::net {

using Socket = boost::asio::ip::tcp::socket;
using TlsStream = boost::asio::ssl::stream<Socket>;

/// The calling side of TLS 1.2 and 1.3: a certificate is always verified, and must be for the name
/// that was called. Thread-safe once made.
class TlsClient
{
public:
    /// Trusts the system's authorities.
    TlsClient();

    /// @return whether there is a certificate in the file
    [[nodiscard]] bool addAuthorities(const QString &file);

    /// @param host  a name, or an address without brackets
    /// @return a stream that has still to shake hands; null when OpenSSL cannot
    [[nodiscard]] std::unique_ptr<TlsStream> over(Socket socket, const QByteArray &host) const;

    /// Why a handshake failed, in English.
    [[nodiscard]] static QString reasonOf(TlsStream &stream,
                                          const boost::system::error_code &error);

private:
    std::unique_ptr<boost::asio::ssl::context> m_context;
};

} // namespace tilldesk::net
