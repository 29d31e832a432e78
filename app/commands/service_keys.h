#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// The option that names a new key. @source service.md#keys
[[nodiscard]] CommandOption kidOption();
/// `keys list`: the keys with which the service signs.
[[nodiscard]] Command listServiceKeysCommand();
/// `keys rotate`: new ones.
[[nodiscard]] Command rotateServiceKeysCommand();

} // namespace tilldesk::app
