#pragma once

#include "core/hosted/access.h"
#include "core/hosted/hosted_request.h"
#include "core/hosted/reply.h"

namespace tilldesk::hosted {

/// A request that is ready to be sent, and the ids to find it by.
struct Outgoing {
    net::Call call;
    QString requestId; ///< `X-Request-ID`, and `jti` if it is signed
    QString traceId;   ///< 32 hex digits, sent as `traceparent`
    QString path;      ///< with the path of the base address, without query
};

/// Returns whether the request is sent with a signature; else with the API key.
[[nodiscard]] bool isSigned(const HostedRequest &request, const Access &access);

/// Adds address, ids and credentials.
/// Errors: `Unauthorized` if `access` has neither credential for it; `FieldInvalid` (apiKey,
/// paymentId, Idempotency-Key) if a part must not become a part of a request.
/// @param now  by this computer's clock
[[nodiscard]] Result<Outgoing> outgoing(const HostedRequest &request, const Access &access,
                                        Timestamp now);

/// Returns a GET without credentials, over a new connection.
[[nodiscard]] Outgoing openRequest(const QUrl &url, UrlRule rule, qsizetype maxAnswer);

} // namespace tilldesk::hosted
