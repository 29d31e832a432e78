#include "core/http/tls_context.h"

#include "core/crypto/openssl.h"

#include <algorithm>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <string_view>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

using crypto::BioPtr;
using crypto::EvpPkeyPtr;
using crypto::X509Ptr;

/// Cipher suites of TLS 1.2; all suites of TLS 1.3 are of this kind.
constexpr auto kCiphers = "ECDHE+AESGCM:ECDHE+CHACHA20";
constexpr std::string_view kAlpn("\x08http/1.1");

/// Sends an alert to a caller that offers no supported protocol. @source RFC 7301, section 3.2
int chooseProtocol(SSL * /*ssl*/, const unsigned char **out, unsigned char *outSize,
                   const unsigned char *offered, unsigned offeredSize, void * /*unused*/)
{
    unsigned char *chosen = nullptr;
    const int found = SSL_select_next_proto(&chosen, outSize,
                                            reinterpret_cast<const unsigned char *>(kAlpn.data()),
                                            unsigned(kAlpn.size()), offered, offeredSize);
    *out = chosen;
    return found == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_ALERT_FATAL;
}

/// Replaces OpenSSL's default callback, which asks for the passphrase on the terminal.
int refusePassphrase(char * /*text*/, int /*size*/, int /*isWriting*/, void *wasAsked)
{
    *static_cast<bool *>(wasAsked) = true;
    return -1;
}

BioPtr reader(const QByteArray &text)
{
    return BioPtr(BIO_new_mem_buf(text.constData(), int(text.size())));
}

tl::unexpected<Error> refuse(const QString &why, QStringView field = u"certificateChain")
{
    const char *const reason = ERR_reason_error_string(ERR_peek_last_error());
    const QString text = reason ? u"%1 (%2)"_s.arg(why, QString::fromLatin1(reason)) : why;
    return fail(ErrorCode::FieldInvalid, text, field.toString());
}

void configure(SSL_CTX *context)
{
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_cipher_list(context, kCiphers);
    // A missing close_notify is harmless: requests are delimited by their own length.
    // @source RFC 9112, section 9.8
    SSL_CTX_set_options(context,
                        SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION
                            | SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_IGNORE_UNEXPECTED_EOF);
    SSL_CTX_set_mode(context,
                     SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER
                         | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_read_ahead(context, 1);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_alpn_select_cb(context, chooseProtocol, nullptr);
}

} // namespace

Result<TlsContext> TlsContext::make(const TlsIdentity &identity)
{
    const crypto::OpenSslErrors errors;
    ERR_clear_error(); // refuse() reads the last error
    TlsContext made;
    made.m_context.reset(SSL_CTX_new(TLS_server_method()));
    SSL_CTX *const context = made.m_context.get();
    if (!context)
        return refuse(u"TLS cannot be used"_s);
    configure(context);

    const BioPtr chain = reader(identity.certificateChainPem);
    const X509Ptr own(PEM_read_bio_X509(chain.get(), nullptr, nullptr, nullptr));
    if (!own)
        return refuse(u"the file contains no certificate"_s);
    if (SSL_CTX_use_certificate(context, own.get()) != 1)
        return refuse(u"the certificate cannot be used"_s);
    while (X509Ptr next{PEM_read_bio_X509(chain.get(), nullptr, nullptr, nullptr)}) {
        if (SSL_CTX_add1_chain_cert(context, next.get()) != 1)
            return refuse(u"the certificates cannot be used"_s);
    }
    if (ERR_GET_REASON(ERR_peek_last_error()) != PEM_R_NO_START_LINE)
        return refuse(u"a certificate in the file is damaged"_s);
    ERR_clear_error();

    bool isProtected = false;
    const EvpPkeyPtr key(PEM_read_bio_PrivateKey(reader(identity.privateKeyPem).get(), nullptr,
                                                 refusePassphrase, &isProtected));
    if (isProtected)
        return fail(ErrorCode::FieldInvalid, u"the key is protected by a passphrase"_s,
                    kTlsKeyField.toString());
    if (!key)
        return refuse(u"the file contains no private key"_s, kTlsKeyField);
    if (X509_check_private_key(own.get(), key.get()) != 1)
        return fail(ErrorCode::FieldInvalid, u"the key does not belong to the certificate"_s,
                    kTlsKeyField.toString());
    if (SSL_CTX_use_PrivateKey(context, key.get()) != 1)
        return refuse(u"the key cannot be used"_s, kTlsKeyField);
    return made;
}

SslPtr TlsContext::open(int socket) const
{
    SslPtr ssl(SSL_new(m_context.get()));
    if (ssl && SSL_set_fd(ssl.get(), socket) == 1)
        SSL_set_accept_state(ssl.get());
    else
        ssl.reset();
    return ssl;
}

} // namespace tilldesk::http
