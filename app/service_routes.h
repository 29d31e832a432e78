#pragma once

#include "core/http/router.h"

namespace tilldesk::app {

/// Adds `/health` and `/openapi.json`, which need no credentials.
void addServiceRoutes(http::Router &router);

} // namespace tilldesk::app
