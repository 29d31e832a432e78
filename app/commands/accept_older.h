#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `accept-older`: accepts a database that is older than its high-water mark, or is another shop's.
[[nodiscard]] Command acceptOlderCommand();
/// `mark-restored`: accepts the database of a server as one that was restored from a backup, and
/// holds back payouts, refunds and callbacks until `accept-restore`.
[[nodiscard]] Command markRestoredCommand();

} // namespace tilldesk::app
