#include "core/crypto/jws.h"

#include "core/crypto/base64url.h"
#include "core/crypto/openssl.h"

#include <stdexcept>

namespace tilldesk::crypto {

namespace {

constexpr int kNumberBytes = 32;
constexpr int kRawBytes = 2 * kNumberBytes;

QByteArray rawFromDer(const QByteArray &der)
{
    const unsigned char *data = unsignedData(der);
    const EcdsaSigPtr signature(d2i_ECDSA_SIG(nullptr, &data, long(der.size())));
    if (!signature)
        throw std::runtime_error("OpenSSL made a signature that it cannot read");
    QByteArray raw(kRawBytes, Qt::Uninitialized);
    auto *const to = reinterpret_cast<unsigned char *>(raw.data());
    BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), to, kNumberBytes);
    BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), to + kNumberBytes, kNumberBytes);
    return raw;
}

QByteArray sign(QByteArrayView bytes, const PrivateKey &key)
{
    const EvpMdCtxPtr context(EVP_MD_CTX_new());
    QByteArray signature(EVP_PKEY_get_size(key.handle()), Qt::Uninitialized);
    auto size = size_t(signature.size());
    if (!context || EVP_MD_CTX_copy_ex(context.get(), key.begun()) != 1
        || EVP_DigestSign(context.get(), reinterpret_cast<unsigned char *>(signature.data()), &size,
                          unsignedData(bytes), size_t(bytes.size()))
            != 1)
        throw std::runtime_error("a private key cannot sign");
    signature.truncate(qsizetype(size));
    return key.algorithm() == Algorithm::Es256 ? rawFromDer(signature) : signature;
}

bool verify(QByteArrayView bytes, QByteArrayView signature, const PublicKey &key)
{
    const OpenSslErrors errors;
    const EvpMdCtxPtr context(EVP_MD_CTX_new());
    return context && EVP_MD_CTX_copy_ex(context.get(), key.begun()) == 1
        && EVP_DigestVerify(context.get(), unsignedData(signature), size_t(signature.size()),
                            unsignedData(bytes), size_t(bytes.size()))
        == 1;
}

} // namespace

QByteArray derSignature(QByteArrayView raw)
{
    const EcdsaSigPtr signature(ECDSA_SIG_new());
    ECDSA_SIG_set0(signature.get(), BN_bin2bn(unsignedData(raw), kNumberBytes, nullptr),
                   BN_bin2bn(unsignedData(raw) + kNumberBytes, kNumberBytes, nullptr));
    unsigned char *der = nullptr;
    const int size = i2d_ECDSA_SIG(signature.get(), &der);
    QByteArray bytes(reinterpret_cast<const char *>(der), size);
    OPENSSL_free(der);
    return bytes;
}

std::optional<DetachedJws> parseDetachedJws(QByteArrayView text)
{
    const qsizetype dot = text.indexOf('.');
    if (dot < 1 || dot + 2 >= text.size() || text[dot + 1] != '.')
        return {};
    auto header = fromBase64Url(text.first(dot));
    auto signature = fromBase64Url(text.sliced(dot + 2));
    if (!header || !signature)
        return {};
    return DetachedJws{text.first(dot).toByteArray(), std::move(*header), std::move(*signature)};
}

QByteArray signingInput(QByteArrayView headerPart, QByteArrayView body)
{
    const QByteArray bodyPart = toBase64Url(body);
    QByteArray input;
    input.reserve(headerPart.size() + 1 + bodyPart.size());
    return input.append(headerPart).append('.').append(bodyPart);
}

QByteArray signDetached(QByteArrayView headerJson, QByteArrayView body, const PrivateKey &key)
{
    const QByteArray headerPart = toBase64Url(headerJson);
    return headerPart + ".." + toBase64Url(sign(signingInput(headerPart, body), key));
}

std::optional<CompactJws> parseCompactJws(QByteArrayView text)
{
    const qsizetype first = text.indexOf('.');
    const qsizetype last = text.lastIndexOf('.');
    if (first < 1 || last <= first + 1 || last + 1 >= text.size())
        return {};
    auto header = fromBase64Url(text.first(first));
    auto payload = fromBase64Url(text.sliced(first + 1, last - first - 1));
    auto signature = fromBase64Url(text.sliced(last + 1));
    if (!header || !payload || !signature)
        return {};
    return CompactJws{text.first(last).toByteArray(), std::move(*header), std::move(*payload),
                      std::move(*signature)};
}

QByteArray signCompact(QByteArrayView headerJson, QByteArrayView payload, const PrivateKey &key)
{
    const QByteArray input = signingInput(toBase64Url(headerJson), payload);
    return input + '.' + toBase64Url(sign(input, key));
}

bool verifySignature(QByteArrayView signingInput, QByteArrayView signature, const PublicKey &key)
{
    if (key.algorithm() == Algorithm::Rs256)
        return verify(signingInput, signature, key);
    return signature.size() == kRawBytes && verify(signingInput, derSignature(signature), key);
}

} // namespace tilldesk::crypto
