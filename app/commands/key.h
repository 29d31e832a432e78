#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `key create`: prints the new key alone on a line; it is never shown again.
[[nodiscard]] Command createKeyCommand();
/// `key list`: all keys, without the keys themselves.
[[nodiscard]] Command listKeysCommand();
/// `key revoke`: the key is refused from then on.
[[nodiscard]] Command revokeKeyCommand();

} // namespace tilldesk::app
