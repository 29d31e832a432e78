#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `keys list`: the keys with which the service signs.
[[nodiscard]] Command listServiceKeysCommand();
/// `keys rotate`: new ones.
[[nodiscard]] Command rotateServiceKeysCommand();

} // namespace tilldesk::app
