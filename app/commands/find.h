#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `find`: what the window's search box finds, for scripts and support.
[[nodiscard]] Command findCommand();

} // namespace tilldesk::app
