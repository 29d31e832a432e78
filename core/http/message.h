#pragma once

#include "core/base/ip_address.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilldesk::http {

struct Header {
    std::string name;
    std::string value;

    friend bool operator==(const Header &, const Header &) = default;
};

/// The format of error responses for a path. @source service.md#errors
enum class ErrorStyle {
    Payment,        ///< code, message, traceId, spanId: payments, and all paths without another
                    ///< style
    Refund,         ///< code, message; every invalid input is `VALIDATION_ERROR`
    Reconciliation, ///< same, with `BAD_REQUEST`. Both styles have no body at 503
};

/// One request with its bytes unchanged, plus the values that the router and the handlers add.
struct Request {
    std::string method; ///< as sent, for example `HEAD`
    std::string target; ///< path and query as sent
    std::string path;   ///< without the query, not decoded
    std::string query;  ///< without the `?`, not decoded
    std::vector<Header> headers;
    std::string body;
    std::map<std::string, std::string, std::less<>> params; ///< `{name}` segments of the path,
                                                            ///< decoded
    std::string traceId;   ///< 32 hex digits @source W3C Trace Context
    std::string spanId;    ///< 16 hex digits, new for each request
    std::string requestId; ///< `X-Request-ID`, echoed or generated
    std::string profileId; ///< set by the authenticator; goes into the log line
    /// Algorithm of a signed request, `ES256` or `RS256`; set by the authenticator.
    std::string signatureAlgorithm;
    ErrorStyle errorStyle = ErrorStyle::Payment; ///< error style of its path
    IpAddress peer;                              ///< address of the caller, or of the proxy in
                                                 ///< front of the caller
    bool isFromLoopback = false;                 ///< the peer is on this computer
    bool isTls = false;                          ///< received over TLS
    /// Called if the response is 503: nothing was done, so the caller may send the same request
    /// again. Set by the replay protection, which releases the request; called on an I/O thread.
    std::function<void()> onNotDone;
    int route = -1; ///< index of its route, set by the router; -1: no route

    /// Returns the first header of that name, ignoring case; empty if absent.
    [[nodiscard]] std::optional<std::string_view> header(std::string_view name) const;
    /// Returns the number of headers of that name.
    [[nodiscard]] int headerCount(std::string_view name) const;
    /// Returns the last query parameter of that name, percent-decoded, `+` as a space; empty if
    /// absent. A malformed escape is kept as it is.
    [[nodiscard]] std::optional<std::string> queryValue(std::string_view name) const;
};
using RequestPtr = std::shared_ptr<Request>;

/// A response. The listener adds Content-Length, Date, `X-Request-ID` and Connection.
struct Response {
    int status = 200;
    std::string body = {};
    std::string contentType = "application/json"; ///< sent only with a body
    std::vector<Header> headers = {};
    std::string logNote = {}; ///< never sent: logged as an error with the trace id
};

} // namespace tilldesk::http
