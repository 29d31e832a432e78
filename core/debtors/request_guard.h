#pragma once

#include "core/http/message.h"

namespace tilldesk::debtors {

/// CSRF guard. Returns whether a browser sent the request on behalf of another site. Such a request
/// must not change state. Browsers name the site in `Origin` and `Sec-Fetch-Site`; programs send
/// neither.
/// @param base  public address of the endpoint; its pages are not another site
/// @source RFC 6454, section 7; W3C Fetch Metadata
[[nodiscard]] bool isFromForeignPage(const http::Request &request, std::string_view base);

/// CSRF guard of routes that no page calls. Returns whether a browser sent the request on behalf of
/// any page. Browsers send `Origin` with each POST, and `Sec-Fetch-Site`.
/// @source W3C Fetch, "append a request Origin header"; W3C Fetch Metadata
[[nodiscard]] bool isFromPage(const http::Request &request);

/// Returns whether a local program sent the request directly: loopback peer, loopback `Host`
/// (against DNS rebinding), no proxy headers.
[[nodiscard]] bool isFromThisComputer(const http::Request &request);

/// CSRF guard. Returns whether the content type is JSON. A page of another site cannot send that
/// type without the service's consent (CORS).
/// @source W3C Fetch, "CORS-safelisted request-header"
[[nodiscard]] bool hasJsonType(const http::Request &request);

} // namespace tilldesk::debtors
