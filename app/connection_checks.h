#pragma once

#include "app/assembly.h"
#include "core/runtime/local_hosted.h"

namespace tilldesk::app {

/// Returns the function that checks connections with providers for a window. Each check has a
/// client and a thread of its own. @pre `assembly` outlives the function and its checks
[[nodiscard]] runtime::LocalHosted::Check connectionCheck(const Assembly &assembly);

} // namespace tilldesk::app
