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

/// How the errors of a path are told. @source service.md#errors
enum class ErrorStyle {
    Payment,        ///< code, message, traceId, spanId: of payments, and of all that has no other
    Refund,         ///< code, message; what is wrong with the input is `VALIDATION_ERROR`
    Reconciliation, ///< the same, `BAD_REQUEST`. Neither has a body at 503
};

/// One request as it came in, all bytes untouched, plus what the router and the handlers learn.
struct Request {
    std::string method; ///< in capitals as sent, for example `HEAD`
    std::string target; ///< path and query as sent
    std::string path;   ///< without the query, not decoded
    std::string query;  ///< without the `?`, not decoded
    std::vector<Header> headers;
    std::string body;
    std::map<std::string, std::string, std::less<>> params; ///< `{name}` parts of the path, decoded
    std::string traceId;            ///< 32 hex digits @source W3C Trace Context
    std::string spanId;             ///< 16 hex digits, this request's own
    std::string requestId;          ///< `X-Request-ID`, echoed or made
    std::string profileId;          ///< set by whoever authenticates; goes into the log line
    std::string signatureAlgorithm; ///< of a signed request, `ES256` or `RS256`; set like profileId
    ErrorStyle errorStyle = ErrorStyle::Payment; ///< of its path
    IpAddress peer;                              ///< of the caller, or of a proxy before it
    bool isFromLoopback = false;                 ///< the caller is on this computer
    bool isTls = false;                          ///< came over TLS
    /// Called if the answer is 503, because nothing was done and the same request may come again.
    /// Set by whoever has noted the request as used; on an I/O thread.
    std::function<void()> onNotDone;
    int route = -1; ///< number of its route in the router; -1: none. Set by the router

    /// @return the first header of that name in any case
    [[nodiscard]] std::optional<std::string_view> header(std::string_view name) const;
    /// @return how many headers of that name there are
    [[nodiscard]] int headerCount(std::string_view name) const;
    /// @return the last query parameter of that name, percent-decoded, `+` as a space; empty when
    ///         absent; a malformed escape stays as it is
    [[nodiscard]] std::optional<std::string> queryValue(std::string_view name) const;
};
using RequestPtr = std::shared_ptr<Request>;

/// An answer. Content-Length, Date, Server-side `X-Request-ID` and Connection are the listener's.
struct Response {
    int status = 200;
    std::string body = {};
    std::string contentType = "application/json"; ///< sent only with a body
    std::vector<Header> headers = {};
    std::string logNote = {}; ///< never sent: written to the log as an error with the trace id
};

} // namespace tilldesk::http
