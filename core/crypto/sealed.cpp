#include "core/crypto/sealed.h"

#include "core/crypto/openssl.h"
#include "core/crypto/random.h"

#include <stdexcept>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {

namespace {

constexpr int kNonceBytes = 12;
constexpr int kTagBytes = 16;

unsigned char *out(QByteArray &bytes, qsizetype from = 0)
{
    return reinterpret_cast<unsigned char *>(bytes.data()) + from;
}

/// @param direction  1: encrypt, 0: decrypt
EvpCipherCtxPtr started(QByteArrayView key, QByteArrayView nonce, QByteArrayView associatedData,
                        int direction)
{
    EvpCipherCtxPtr context(EVP_CIPHER_CTX_new());
    int size = 0;
    if (!context
        || EVP_CipherInit_ex2(context.get(), EVP_aes_256_gcm(), unsignedData(key),
                              unsignedData(nonce), direction, nullptr)
            != 1
        || EVP_CipherUpdate(context.get(), nullptr, &size, unsignedData(associatedData),
                            int(associatedData.size()))
            != 1)
        throw std::runtime_error("AES-256-GCM could not be started");
    return context;
}

} // namespace

QByteArray seal(QByteArrayView plain, QByteArrayView key, QByteArrayView associatedData)
{
    if (key.size() != kSealKeyBytes)
        throw std::invalid_argument("a sealing key has 32 bytes");
    const QByteArray nonce = randomBytes(kNonceBytes);
    const auto context = started(key, nonce, associatedData, 1);
    QByteArray sealed = nonce + QByteArray(plain.size() + kTagBytes, Qt::Uninitialized);
    int size = 0;
    if (EVP_CipherUpdate(context.get(), out(sealed, kNonceBytes), &size, unsignedData(plain),
                         int(plain.size()))
            != 1
        || EVP_CipherFinal_ex(context.get(), out(sealed, kNonceBytes + size), &size) != 1
        || EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_GET_TAG, kTagBytes,
                               out(sealed, kNonceBytes + plain.size()))
            != 1)
        throw std::runtime_error("AES-256-GCM failed");
    return sealed;
}

Result<QByteArray> unseal(QByteArrayView sealed, QByteArrayView key, QByteArrayView associatedData)
{
    const auto refused =
        fail(ErrorCode::FieldInvalid,
             u"the key does not open the sealed data, or the data was changed"_s, u"sealed"_s);
    if (key.size() != kSealKeyBytes || sealed.size() < kNonceBytes + kTagBytes)
        return refused;
    const OpenSslErrors errors;
    const auto context = started(key, sealed.first(kNonceBytes), associatedData, 0);
    const QByteArrayView secret = sealed.sliced(kNonceBytes).chopped(kTagBytes);
    QByteArray tag = sealed.last(kTagBytes).toByteArray();
    QByteArray plain(secret.size(), Qt::Uninitialized);
    int size = 0;
    if (EVP_CipherUpdate(context.get(), out(plain), &size, unsignedData(secret), int(secret.size()))
            != 1
        || EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_SET_TAG, kTagBytes, out(tag)) != 1
        || EVP_CipherFinal_ex(context.get(), out(plain, size), &size) != 1)
        return refused;
    return plain;
}

} // namespace tilldesk::crypto
