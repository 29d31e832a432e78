#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <memory>
#include <openssl/types.h>
#include <optional>

namespace tilldesk::crypto {

/// How a key signs; a key is of one algorithm. The numbers are stored in the database.
/// @source service.md#signatures
enum class Algorithm : quint8 {
    Es256 = 1, ///< ECDSA on P-256 with SHA-256
    Rs256 = 2, ///< RSASSA-PKCS1-v1_5 with SHA-256, 2048 bit and up
};

/// @return "ES256" or "RS256", the names of RFC 7518
[[nodiscard]] QLatin1StringView toText(Algorithm algorithm);

/// @return nothing unless `name` is exactly one of those names
[[nodiscard]] std::optional<Algorithm> algorithmFrom(QStringView name);

/// The smallest RSA key, and the largest: a signature of a larger one would cost whoever checks it.
inline constexpr int kMinRsaBits = 2048;
inline constexpr int kMaxRsaBits = 8192;

/// A public key that was parsed and checked once. A handle: copies share the immutable key, in any
/// thread.
class PublicKey
{
public:
    /// Takes a "PUBLIC KEY" PEM (SPKI).
    /// @return FieldInvalid with the reason when it is none, or not P-256 or RSA of the sizes above
    [[nodiscard]] static Result<PublicKey> fromPem(QByteArrayView pem);

    /// Shares `key`; the caller keeps its own reference.
    /// @return FieldInvalid with the reason when it is null, or not P-256 or RSA of the sizes above
    [[nodiscard]] static Result<PublicKey> fromHandle(EVP_PKEY *key);

    [[nodiscard]] Algorithm algorithm() const { return m_algorithm; }
    [[nodiscard]] QByteArray spkiPem() const;

    /// OpenSSL's key, never null; it lives as long as any copy of this object.
    [[nodiscard]] EVP_PKEY *handle() const { return m_key.get(); }
    /// A check of a signature that has begun, to be copied: OpenSSL takes as long to begin one as
    /// to make it. Never null.
    [[nodiscard]] const EVP_MD_CTX *begun() const { return m_begun.get(); }

    /// Whether both are the same key, not only the same object.
    friend bool operator==(const PublicKey &a, const PublicKey &b);

private:
    friend class PrivateKey;
    PublicKey(std::shared_ptr<EVP_PKEY> key, Algorithm algorithm);

    std::shared_ptr<EVP_PKEY> m_key;
    std::shared_ptr<const EVP_MD_CTX> m_begun;
    Algorithm m_algorithm;
};

/// A private key that was parsed and checked once; like PublicKey, a shared and immutable handle.
class PrivateKey
{
public:
    /// Makes a new key: P-256, or RSA of `kMinRsaBits`, which takes some 100 ms.
    [[nodiscard]] static PrivateKey generate(Algorithm algorithm);

    /// Takes PKCS#8 ("PRIVATE KEY"), SEC1 ("EC PRIVATE KEY") and PKCS#1 ("RSA PRIVATE KEY").
    /// @return FieldInvalid with the reason when it is none of them, is protected by a passphrase,
    /// is not P-256 or RSA of the sizes above, or when its parts do not belong together
    [[nodiscard]] static Result<PrivateKey> fromPem(QByteArrayView pem);

    [[nodiscard]] Algorithm algorithm() const { return m_algorithm; }
    [[nodiscard]] PublicKey publicKey() const;

    /// The key itself, unencrypted: seal() it before it is kept.
    [[nodiscard]] QByteArray pkcs8Pem() const;

    /// OpenSSL's key, never null; it lives as long as any copy of this object.
    [[nodiscard]] EVP_PKEY *handle() const { return m_key.get(); }
    /// A signature that has begun, to be copied; as of PublicKey.
    [[nodiscard]] const EVP_MD_CTX *begun() const { return m_begun.get(); }

private:
    PrivateKey(std::shared_ptr<EVP_PKEY> key, Algorithm algorithm);

    std::shared_ptr<EVP_PKEY> m_key;
    std::shared_ptr<const EVP_MD_CTX> m_begun;
    Algorithm m_algorithm;
};

} // namespace tilldesk::crypto
