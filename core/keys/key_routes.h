#pragma once

#include "core/http/router.h"
#include "core/keys/key_ring.h"

namespace tilldesk::keys {

/// Adds the key set at `/`, `/.well-known/jwks.json` and `/certificates`, which need no
/// credentials: what is in it is public.
/// @pre `keys` outlives the router
/// @source interface.md 5.5; the contract's answers, `{jwks_url}`
void addKeyRoutes(http::Router &router, const PublishedKeys &keys);

} // namespace tilldesk::keys
