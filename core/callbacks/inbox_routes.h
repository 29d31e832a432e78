#pragma once

#include "core/base/result.h"
#include "core/domain/callback_check.h"
#include "core/http/router.h"

#include <functional>

namespace tilldesk::callbacks {

/// A callback as it came to the inbox.
struct InboxArrival {
    CallbackInspection callback; ///< `address` is the one that the sender has used
    QString headers;             ///< one `Name: value` a line, without what credentials they hold
};

/// What the inbox's routes need. All of it outlives the router.
struct InboxRouteNeeds {
    /// How receiving ended: nothing when the callback is good, else what it is refused for.
    using Refusal = std::optional<CallbackFinding>;
    using Done = std::function<void(Result<Refusal>)>;

    /// Checks and stores; from any thread, without waiting. The answer comes once, on any thread,
    /// after its commit.
    std::function<void(InboxArrival, Done)> receive;
    std::function<std::string()> base; ///< the endpoint's address as callers see it
    /// CSRF guard: whether a web page sent the request, which then is refused and not stored.
    std::function<bool(const http::Request &)> isFromPage;
};

/// Adds what receives callbacks like a merchant's server would: `POST /inbox` and
/// `POST /inbox/{shop}`. It answers 204 to a good one, 401 with the first check that failed to
/// another, 403 to what a web page sent, and 503 when there is no key to check it with, so that it
/// comes again.
void addInboxRoutes(http::Router &router, const InboxRouteNeeds &needs);

} // namespace tilldesk::callbacks
