#pragma once

#include "core/http/router.h"
#include "core/runtime/health.h"

#include <functional>

#include <QString>

namespace tilldesk::app {

struct ServiceRouteNeeds {
    const runtime::Health &health; ///< must outlive the router
    std::function<void()> asked;   ///< called on an I/O thread at each request for `/ready`
    QString claimNamespace;        ///< of the claims of signatures, named in the description
    QString issuer;                ///< the service's issuer name, in the description's examples
};

/// Adds `/health`, `/ready` and `/openapi.json`, which need no credentials.
void addServiceRoutes(http::Router &router, const ServiceRouteNeeds &needs);

} // namespace tilldesk::app
