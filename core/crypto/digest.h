#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <memory>

namespace tilldesk::crypto {

/// Returns the SHA-256 of `bytes`, 32 bytes.
[[nodiscard]] QByteArray sha256(QByteArrayView bytes);

/// SHA-256 of bytes that arrive in pieces.
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256 &) = delete;
    Sha256 &operator=(const Sha256 &) = delete;

    void add(QByteArrayView bytes);
    /// Returns the digest of all bytes added, 32 bytes. Call once.
    [[nodiscard]] QByteArray result();

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

/// Compares in constant time: the duration does not reveal the first difference. Returns false if
/// the lengths differ.
[[nodiscard]] bool equalsConstantTime(QByteArrayView a, QByteArrayView b);

} // namespace tilldesk::crypto
