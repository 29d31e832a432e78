#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `verify`: checks the database against itself; prints what was checked and everything found
/// wrong.
[[nodiscard]] Command verifyCommand();

} // namespace tilldesk::app
