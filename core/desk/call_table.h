#pragma once

#include "core/desk/window_link.h"

namespace tilldesk::desk {

/// Answers a call of a window: calls the method of its gateway.
using Handler = void (*)(WindowLink &link, const wire::Call &call);

/// Returns the handler of a call; null if no call has that name.
[[nodiscard]] Handler handlerOf(const QString &name);

} // namespace tilldesk::desk
