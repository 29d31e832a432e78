#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `audit`: lists the audit trail.
[[nodiscard]] Command auditCommand();

} // namespace tilldesk::app
