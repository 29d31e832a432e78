#pragma once

#include "core/base/timestamp.h"

#include <QString>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <memory>
#include <optional>

namespace tilldesk::net {

using Socket = boost::asio::ip::tcp::socket;
using TlsStream = boost::asio::ssl::stream<Socket>;

/// The client side of TLS 1.2 and 1.3. Always verifies the certificate, including the host name
/// that was called. Thread-safe once configured.
class TlsClient
{
public:
    /// Trusts the system's authorities.
    TlsClient();

    /// Also trusts the authorities in a PEM file. Returns whether the file has a certificate.
    [[nodiscard]] bool addAuthorities(const QString &file);

    /// @param host  a name, or an IP address without brackets
    /// @return a stream before its handshake; null if OpenSSL fails
    [[nodiscard]] std::unique_ptr<TlsStream> over(Socket socket, const QByteArray &host) const;

    /// Returns the negotiated version, for example `TLS 1.3`. @pre the handshake has succeeded
    [[nodiscard]] static QString versionOf(TlsStream &stream);
    /// Returns when the server's certificate stops being valid; empty if OpenSSL cannot read that.
    /// @pre the handshake has succeeded
    [[nodiscard]] static std::optional<Timestamp> certificateEndOf(TlsStream &stream);
    /// Returns why a handshake failed, in English.
    [[nodiscard]] static QString reasonOf(TlsStream &stream,
                                          const boost::system::error_code &error);

private:
    std::unique_ptr<boost::asio::ssl::context> m_context;
};

} // namespace tilldesk::net
