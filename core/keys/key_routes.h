#pragma once

#include "core/http/router.h"
#include "core/keys/key_ring.h"

namespace tilldesk::keys {

/// Adds the key set at `/`, `/.well-known/jwks.json` and `/certificates`, which need no
/// credentials: what is in it is public.
/// @pre `keys` outlives the router
/// @source service.md#keys
void addKeyRoutes(http::Router &router, const PublishedKeys &keys);

} // namespace tilldesk::keys
