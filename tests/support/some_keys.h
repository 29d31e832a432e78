#pragma once

#include "core/keys/key_service.h"

namespace tilldesk::test {

/// Returns key `number` of this process. Made on first use, because making an RSA key takes up to a
/// second.
[[nodiscard]] crypto::PrivateKey someKey(crypto::Algorithm algorithm, int number);

/// Returns a key source that yields someKey() 0, 1, 2 … of each algorithm.
[[nodiscard]] keys::KeyMaker someKeys();

} // namespace tilldesk::test
