#pragma once

#include "app/assembly.h"
#include "core/runtime/local_safekeeping.h"

namespace tilldesk::app {

/// Returns the functions with which a window keeps the shop of `assembly` safe.
/// @pre `assembly` has started; both arguments outlive the functions
[[nodiscard]] runtime::LocalSafekeeping::Control
safekeepingControl(Assembly &assembly, const storage::DataDirectory &directory);

} // namespace tilldesk::app
