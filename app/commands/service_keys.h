#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// The option with the id of a new key. @source service.md#keys
[[nodiscard]] CommandOption kidOption();
/// `keys list`: lists the keys with which the service signs.
[[nodiscard]] Command listServiceKeysCommand();
/// `keys rotate`: creates successor keys.
[[nodiscard]] Command rotateServiceKeysCommand();

} // namespace tilldesk::app
