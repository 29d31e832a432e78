#include "core/keys/key_routes.h"

namespace tilldesk::keys {

void addKeyRoutes(http::Router &router, const PublishedKeys &keys)
{
    const auto answer = [&keys](const http::RequestPtr &, const http::Reply &reply) {
        // Caches may serve a copy for an hour: a new key is published a day before it signs.
        reply.send(http::Response{.body = keys.current()->keySet(),
                                  .headers = {{"Cache-Control", "public, max-age=3600"}}});
    };
    router.add("GET", "/", answer);
    router.add("GET", "/.well-known/jwks.json", answer);
    router.add("GET", "/certificates", answer);
}

} // namespace tilldesk::keys
