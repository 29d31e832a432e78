#pragma once

#include "core/keys/key_service.h"

namespace tilldesk::test {

/// Key number `number` of a process: made at its first use, because RSA takes up to a second.
[[nodiscard]] crypto::PrivateKey someKey(crypto::Algorithm algorithm, int number);

/// A source of someKey() number 0, 1, 2 … of each algorithm.
[[nodiscard]] keys::KeyMaker someKeys();

} // namespace tilldesk::test
