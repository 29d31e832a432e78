#pragma once

#include "core/domain/service_names.h"
#include "core/http/router.h"
#include "core/threads/health.h"

#include <functional>

namespace tilldesk::app {

struct ServiceRouteNeeds {
    const threads::Health &health; ///< must outlive the router
    std::function<void()> asked;   ///< called on an I/O thread for each request to `/ready`
    /// Must outlive the router. The description contains the names of the signatures' claims
    /// literally.
    const PublishedServiceNames &names;
    /// Returns the name of the service that leads on the database; empty if it is this one.
    std::function<QString()> leader;
};

/// Adds `/health`, `/ready` and `/openapi.json`, which need no credentials.
void addServiceRoutes(http::Router &router, const ServiceRouteNeeds &needs);

} // namespace tilldesk::app
