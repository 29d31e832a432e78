#pragma once

#include "core/base/result.h"
#include "core/domain/callback_check.h"
#include "core/http/router.h"

#include <functional>

namespace tilldesk::callbacks {

/// A callback as the inbox received it.
struct InboxArrival {
    CallbackInspection callback; ///< `address` is the URL that the sender used
    QString headers;             ///< one `Name: value` per line, without credentials
};

/// Dependencies of the inbox's routes. All of them must outlive the router.
struct InboxRouteNeeds {
    /// Result of receiving: empty if the callback is good, otherwise the check that rejects it.
    using Refusal = std::optional<CallbackFinding>;
    using Done = std::function<void(Result<Refusal>)>;

    /// Checks and stores a callback. Thread-safe. Does not block. Calls `Done` once, on any thread,
    /// after the commit.
    std::function<void(InboxArrival, Done)> receive;
    std::function<std::string()> base; ///< the public address of the endpoint
    /// CSRF guard. Returns whether a web page sent the request. Such a request is refused and not
    /// stored.
    std::function<bool(const http::Request &)> isFromPage;
    std::function<bool()> isOpen; ///< false: answered as if there were no inbox
};

/// Adds `POST /inbox` and `POST /inbox/{shop}`, which receive callbacks like a merchant's server.
/// Responses: 204 for a good callback; 401 with the first failed check otherwise; 403 for a request
/// sent by a web page. 503 if no key is available for the check, so that the sender retries.
void addInboxRoutes(http::Router &router, const InboxRouteNeeds &needs);

} // namespace tilldesk::callbacks
