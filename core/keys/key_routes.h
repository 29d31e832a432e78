#pragma once

#include "core/http/router.h"
#include "core/keys/key_ring.h"

namespace tilldesk::keys {

/// Adds the routes of the key set: `/`, `/.well-known/jwks.json` and `/certificates`. They need no
/// credentials: the key set is public.
/// @pre `keys` outlives the router
/// @source service.md#keys
void addKeyRoutes(http::Router &router, const PublishedKeys &keys);

} // namespace tilldesk::keys
