#include "core/net/tls_client.h"

#include <QFile>
#include <ctime>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

using namespace Qt::StringLiterals;

namespace tilldesk::net {
namespace {

namespace asio = boost::asio;

/// Sets SNI, and makes the verification check the certificate's host name or IP address.
bool expectHost(SSL *ssl, const QByteArray &host)
{
    boost::system::error_code isName;
    asio::ip::make_address(host.constData(), isName);
    X509_VERIFY_PARAM *const rule = SSL_get0_param(ssl);
    if (!isName)
        return X509_VERIFY_PARAM_set1_ip_asc(rule, host.constData()) == 1;
    const QByteArray name = host.chopped(host.endsWith('.') ? 1 : 0);
    X509_VERIFY_PARAM_set_hostflags(rule, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    // Expands OpenSSL's macro for SNI, which has a C-style cast.
    return SSL_ctrl(ssl, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
                    const_cast<char *>(name.constData()))
        == 1
        && X509_VERIFY_PARAM_set1_host(rule, name.constData(), std::size_t(name.size())) == 1;
}

} // namespace

TlsClient::TlsClient()
    : m_context(std::make_unique<asio::ssl::context>(asio::ssl::context::tls_client))
{
    SSL_CTX *const context = m_context->native_handle();
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
    SSL_CTX_set_default_verify_paths(context);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    // Many servers close without close_notify; most responses are delimited by their own length.
    SSL_CTX_set_options(
        context, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_IGNORE_UNEXPECTED_EOF);
}

bool TlsClient::addAuthorities(const QString &file)
{
    ERR_clear_error();
    const bool isRead =
        SSL_CTX_load_verify_file(m_context->native_handle(), QFile::encodeName(file).constData())
        == 1;
    ERR_clear_error();
    return isRead;
}

std::unique_ptr<TlsStream> TlsClient::over(Socket socket, const QByteArray &host) const
{
    auto stream = std::make_unique<TlsStream>(std::move(socket), *m_context);
    return expectHost(stream->native_handle(), host) ? std::move(stream) : nullptr;
}

QString TlsClient::versionOf(TlsStream &stream)
{
    // OpenSSL says "TLSv1.3".
    return QString::fromLatin1(SSL_get_version(stream.native_handle())).replace(u'v', u' ');
}

std::optional<Timestamp> TlsClient::certificateEndOf(TlsStream &stream)
{
    const X509 *const certificate = SSL_get0_peer_certificate(stream.native_handle());
    std::tm end{};
    if (certificate == nullptr || ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) != 1)
        return {};
    return Timestamp(std::chrono::seconds(timegm(&end)));
}

QString TlsClient::reasonOf(TlsStream &stream, const boost::system::error_code &error)
{
    const long verified = SSL_get_verify_result(stream.native_handle());
    if (verified == X509_V_ERR_HOSTNAME_MISMATCH || verified == X509_V_ERR_IP_ADDRESS_MISMATCH)
        return u"the certificate is not for this host name"_s;
    if (verified != X509_V_OK)
        return u"the certificate is not trusted: "_s
            + QString::fromLatin1(X509_verify_cert_error_string(verified));
    return u"TLS handshake failed: "_s + QString::fromStdString(error.message());
}

} // namespace tilldesk::net
