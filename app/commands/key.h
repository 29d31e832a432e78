#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `key create`: prints the new key alone on a line. The key is never shown again.
[[nodiscard]] Command createKeyCommand();
/// `key list`: lists all keys, without their secrets.
[[nodiscard]] Command listKeysCommand();
/// `key revoke`: revokes a key at once.
[[nodiscard]] Command revokeKeyCommand();

} // namespace tilldesk::app
