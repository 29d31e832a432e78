#pragma once

#include "core/base/clock.h"
#include "core/hosted/connection.h"
#include "core/http/router.h"

namespace tilldesk::hosted {

/// Returns the path of the key set of a profile's signing keys.
[[nodiscard]] QString keySetPath(const ProfileId &profile);

/// Adds the route of keySetPath(). It needs no credentials: the key set is public, and a provider
/// reads it.
/// @pre both references outlive the router
/// @source service.md#environments
void addConnectionRoutes(http::Router &router, const PublishedConnections &connections,
                         const Clock &clock);

} // namespace tilldesk::hosted
