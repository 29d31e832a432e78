#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <memory>
#include <openssl/types.h>
#include <optional>

namespace tilldesk::crypto {

/// Signature algorithm; each key has exactly one. The numbers are stored in the database.
/// @source service.md#signatures
enum class Algorithm : quint8 {
    Es256 = 1, ///< ECDSA on P-256 with SHA-256
    Rs256 = 2, ///< RSASSA-PKCS1-v1_5 with SHA-256, from 2048 bits
};

/// Returns "ES256" or "RS256", the names of RFC 7518.
[[nodiscard]] QLatin1StringView toText(Algorithm algorithm);

/// Returns the algorithm; empty unless `name` is exactly one of those names.
[[nodiscard]] std::optional<Algorithm> algorithmFrom(QStringView name);

/// Size limits of RSA keys. The upper one bounds the cost of verifying a signature.
inline constexpr int kMinRsaBits = 2048;
inline constexpr int kMaxRsaBits = 8192;

/// A public key, parsed and checked once. A handle: copies share the immutable key. Thread-safe.
class PublicKey
{
public:
    /// Parses a "PUBLIC KEY" PEM (SPKI).
    /// Errors: `FieldInvalid` with the reason if it is malformed, or not P-256 or RSA of an allowed
    /// size.
    [[nodiscard]] static Result<PublicKey> fromPem(QByteArrayView pem);

    /// Shares `key`; the caller keeps its own reference.
    /// Errors: `FieldInvalid` with the reason if it is null, or not P-256 or RSA of an allowed
    /// size.
    [[nodiscard]] static Result<PublicKey> fromHandle(EVP_PKEY *key);

    [[nodiscard]] Algorithm algorithm() const { return m_algorithm; }

    /// Returns OpenSSL's key, never null; valid as long as any copy of this object.
    [[nodiscard]] EVP_PKEY *handle() const { return m_key.get(); }
    /// Returns a prepared verification context, to be copied: for OpenSSL, preparing one takes as
    /// long as verifying. Never null.
    [[nodiscard]] const EVP_MD_CTX *begun() const { return m_begun.get(); }

    /// Returns whether both keys have the same value.
    friend bool operator==(const PublicKey &a, const PublicKey &b);

private:
    friend class PrivateKey;
    PublicKey(std::shared_ptr<EVP_PKEY> key, Algorithm algorithm);

    std::shared_ptr<EVP_PKEY> m_key;
    std::shared_ptr<const EVP_MD_CTX> m_begun;
    Algorithm m_algorithm;
};

/// A private key, parsed and checked once. Like PublicKey, a shared and immutable handle.
class PrivateKey
{
public:
    /// Generates a new key: P-256, or RSA of `kMinRsaBits`, which takes some 100 ms.
    [[nodiscard]] static PrivateKey generate(Algorithm algorithm);

    /// Parses PKCS#8 ("PRIVATE KEY"), SEC1 ("EC PRIVATE KEY") and PKCS#1 ("RSA PRIVATE KEY").
    /// Errors: `FieldInvalid` with the reason if it is malformed, protected by a passphrase, not
    /// P-256 or RSA of an allowed size, or if its parts do not match.
    [[nodiscard]] static Result<PrivateKey> fromPem(QByteArrayView pem);

    [[nodiscard]] Algorithm algorithm() const { return m_algorithm; }
    [[nodiscard]] PublicKey publicKey() const;

    /// Returns the unencrypted key: seal() it before storing it.
    [[nodiscard]] QByteArray pkcs8Pem() const;

    /// Returns OpenSSL's key, never null; valid as long as any copy of this object.
    [[nodiscard]] EVP_PKEY *handle() const { return m_key.get(); }
    /// Returns a prepared signing context, to be copied; see PublicKey::begun().
    [[nodiscard]] const EVP_MD_CTX *begun() const { return m_begun.get(); }

private:
    PrivateKey(std::shared_ptr<EVP_PKEY> key, Algorithm algorithm);

    std::shared_ptr<EVP_PKEY> m_key;
    std::shared_ptr<const EVP_MD_CTX> m_begun;
    Algorithm m_algorithm;
};

} // namespace tilldesk::crypto
