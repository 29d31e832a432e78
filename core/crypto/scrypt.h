#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

/// Keys from passphrases and PINs.
namespace tilldesk::crypto {

/// Cost of one derivation, stored beside its result. Memory: 128 · r · 2^logN bytes.
struct ScryptCost {
    int logN = 16; ///< CPU and memory cost as a power of two
    int r = 8;     ///< block size
    int p = 1;     ///< parallelism

    friend bool operator==(const ScryptCost &, const ScryptCost &) = default;
};

/// Derives `bytes` bytes from a secret that a person remembers. Slow on purpose: 0.1 to 0.2 s and
/// 64 MiB with the default cost.
/// @param salt  random and unique for each result; at least 16 bytes
/// Errors: `FieldInvalid` if the cost is not one that this program writes: logN 10 to 20, r 1 to
/// 16, p 1 to 4. A forged file could otherwise claim all memory.
/// @source RFC 7914
[[nodiscard]] Result<QByteArray> scrypt(QByteArrayView secret, QByteArrayView salt,
                                        const ScryptCost &cost, int bytes);

} // namespace tilldesk::crypto
