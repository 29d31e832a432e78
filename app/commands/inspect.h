#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `inspect`: runs every check of a callback and prints what each has found.
[[nodiscard]] Command inspectCommand();

} // namespace tilldesk::app
