#include "tests/support/tls_client.h"

#include <cerrno>
#include <fcntl.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/socket.h>

namespace tilldesk::test {
namespace {

using ContextPtr = std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)>;

std::pair<int, int> versionsOf(const std::string &name)
{
    if (name == "TLSv1.1")
        return {TLS1_1_VERSION, TLS1_1_VERSION};
    if (name == "TLSv1.2")
        return {TLS1_2_VERSION, TLS1_2_VERSION};
    if (name == "TLSv1.3")
        return {TLS1_3_VERSION, TLS1_3_VERSION};
    return {TLS1_2_VERSION, TLS1_3_VERSION};
}

void trust(SSL_CTX *context, const std::string &pem)
{
    BIO *const bio = BIO_new_mem_buf(pem.data(), int(pem.size()));
    if (X509 *const authority = PEM_read_bio_X509(bio, nullptr, nullptr, nullptr)) {
        X509_STORE_add_cert(SSL_CTX_get_cert_store(context), authority);
        X509_free(authority);
    }
    BIO_free(bio);
}

ContextPtr contextFor(const TlsGreeting &greeting)
{
    ContextPtr context(SSL_CTX_new(TLS_client_method()), &SSL_CTX_free);
    const auto [oldest, newest] = versionsOf(greeting.versions);
    SSL_CTX_set_min_proto_version(context.get(), oldest);
    SSL_CTX_set_max_proto_version(context.get(), newest);
    // Security level 0: this client must also offer ciphers that the endpoint refuses.
    const std::string ciphers = greeting.ciphers.empty() ? "ALL" : greeting.ciphers;
    SSL_CTX_set_cipher_list(context.get(), (ciphers + ":@SECLEVEL=0").c_str());
    SSL_CTX_set_verify(context.get(), SSL_VERIFY_PEER, nullptr);
    SSL_CTX_set_mode(context.get(),
                     SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    trust(context.get(), greeting.authorityPem);
    return context;
}

/// Suppresses SIGPIPE in one scope, because OpenSSL writes without MSG_NOSIGNAL. Not process-wide:
/// that would hide a missing protection in the endpoint under test.
class NoBrokenPipe
{
public:
    NoBrokenPipe()
    {
        sigemptyset(&m_pipe);
        sigaddset(&m_pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &m_pipe, &m_before);
    }
    ~NoBrokenPipe()
    {
        const int error = errno; // the caller reads errno
        const timespec now{};
        sigtimedwait(&m_pipe, nullptr, &now);
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
        errno = error;
    }
    NoBrokenPipe(const NoBrokenPipe &) = delete;
    NoBrokenPipe &operator=(const NoBrokenPipe &) = delete;

private:
    sigset_t m_pipe{};
    sigset_t m_before{};
};

} // namespace

void TlsClient::Freeing::operator()(SSL *ssl) const
{
    SSL_free(ssl);
}

TlsClient::TlsClient(std::uint16_t port, TlsGreeting greeting, std::string host)
    : HttpClient(port, std::move(host)),
      m_greeting(std::move(greeting))
{
}

TlsClient::~TlsClient()
{
    TlsClient::close();
}

bool TlsClient::shakeHands()
{
    ::fcntl(socket(), F_SETFL, O_NONBLOCK);
    m_ssl.reset(SSL_new(contextFor(m_greeting).get()));
    SSL_set_fd(m_ssl.get(), socket());
    SSL_set1_host(m_ssl.get(), m_greeting.hostName.c_str());
    SSL_ctrl(m_ssl.get(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             m_greeting.hostName.data());
    if (!m_greeting.alpn.empty()) {
        const std::string list = char(m_greeting.alpn.size()) + m_greeting.alpn;
        SSL_set_alpn_protos(m_ssl.get(), reinterpret_cast<const unsigned char *>(list.data()),
                            unsigned(list.size()));
    }
    m_trouble.clear();
    m_isOpen = perform(SSL_connect);
    return m_isOpen;
}

/// Repeats a non-blocking `operation` until it succeeds or fails, or a wait times out.
bool TlsClient::perform(int (*operation)(SSL *))
{
    const NoBrokenPipe guard;
    while (true) {
        ERR_clear_error();
        const int result = operation(m_ssl.get());
        if (result == 1)
            return true;
        const int reason = SSL_get_error(m_ssl.get(), result);
        const bool mayWait = reason == SSL_ERROR_WANT_READ || reason == SSL_ERROR_WANT_WRITE;
        if (!mayWait)
            noteTrouble();
        if (!mayWait || !waitFor(reason == SSL_ERROR_WANT_READ ? POLLIN : POLLOUT))
            return false;
    }
}

void TlsClient::noteTrouble()
{
    const char *const reason = ERR_reason_error_string(ERR_peek_error());
    m_trouble = reason ? reason : "the connection broke";
}

/// Converts OpenSSL's `result` to the return value and `errno` of recv() and send().
long TlsClient::result(int result)
{
    if (result > 0)
        return result;
    const int reason = SSL_get_error(m_ssl.get(), result);
    if (reason == SSL_ERROR_ZERO_RETURN)
        return 0;
    errno = EAGAIN;
    if (reason == SSL_ERROR_WANT_READ || reason == SSL_ERROR_WANT_WRITE)
        return -1;
    noteTrouble();
    errno = ECONNRESET;
    return -1;
}

long TlsClient::receiveSome(char *space, std::size_t size, bool isPeeking)
{
    if (!m_isOpen)
        return HttpClient::receiveSome(space, size, isPeeking);
    const NoBrokenPipe guard;
    ERR_clear_error();
    return result((isPeeking ? SSL_peek : SSL_read)(m_ssl.get(), space, int(size)));
}

long TlsClient::sendSome(const char *bytes, std::size_t size)
{
    if (!m_isOpen)
        return HttpClient::sendSome(bytes, size);
    const NoBrokenPipe guard;
    ERR_clear_error();
    return result(SSL_write(m_ssl.get(), bytes, int(size)));
}

void TlsClient::finishSending()
{
    const NoBrokenPipe guard;
    if (m_isOpen && socket() >= 0)
        SSL_shutdown(m_ssl.get());
    HttpClient::finishSending();
}

void TlsClient::close(Close how)
{
    const NoBrokenPipe guard;
    if (m_isOpen && socket() >= 0 && how == Close::Orderly)
        SSL_shutdown(m_ssl.get());
    m_isOpen = false; // m_ssl stays, for version(), cipher() and alpn()
    HttpClient::close(how);
}

std::string TlsClient::version() const
{
    return SSL_get_version(m_ssl.get());
}

std::string TlsClient::cipher() const
{
    return SSL_get_cipher_name(m_ssl.get());
}

std::string TlsClient::alpn() const
{
    const unsigned char *name = nullptr;
    unsigned size = 0;
    SSL_get0_alpn_selected(m_ssl.get(), &name, &size);
    return {reinterpret_cast<const char *>(name), size};
}

bool TlsClient::hasReceivedCloseNotify() const
{
    return m_ssl && (SSL_get_shutdown(m_ssl.get()) & SSL_RECEIVED_SHUTDOWN) != 0;
}

bool TlsClient::renegotiate()
{
    return SSL_renegotiate(m_ssl.get()) == 1 && perform(SSL_do_handshake);
}

} // namespace tilldesk::test
