#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `verify`: checks the database against itself, prints what it checked and the first thing wrong.
[[nodiscard]] Command verifyCommand();

} // namespace tilldesk::app
