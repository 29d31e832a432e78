#pragma once

#include "core/http/message.h"

namespace tilldesk::debtors {

/// Whether a page of another site made a browser send this, which must change nothing here: a
/// browser says so in `Origin` and `Sec-Fetch-Site`. Programs send neither.
/// @param base  the endpoint's public address, whose pages are its own too
/// @source RFC 6454, section 7; W3C Fetch Metadata
[[nodiscard]] bool isFromForeignPage(const http::Request &request, std::string_view base);

/// CSRF guard of routes that no page calls. Returns whether a browser sent the request for a page,
/// whatever its site: browsers say so in `Origin`, which goes with each POST, and `Sec-Fetch-Site`.
/// @source W3C Fetch, "append a request Origin header"; W3C Fetch Metadata
[[nodiscard]] bool isFromPage(const http::Request &request);

/// Whether a program on this computer asks, itself and by a loopback name: neither through a proxy,
/// nor by a foreign name that was made to lead here (DNS rebinding).
[[nodiscard]] bool isFromThisComputer(const http::Request &request);

/// Whether the body is said to be JSON, which a page of another site cannot send unasked.
/// @source W3C Fetch, "CORS-safelisted request-header"
[[nodiscard]] bool hasJsonType(const http::Request &request);

} // namespace tilldesk::debtors
