#pragma once

#include "core/base/error.h"
#include "core/http/message.h"

namespace tilldesk::http {

/// The two shapes of an error body. @source contract, section 2.14
enum class ErrorBody {
    Traced, ///< code, message, traceId, spanId: payment endpoints and everything else
    Plain,  ///< code, message: refund and reconciliation endpoints; no body at 503
};

/// @return the HTTP status of an error
[[nodiscard]] int statusOf(ErrorCode code);
/// @return the protocol's code, for example `FIELD_IS_REQUIRED`
[[nodiscard]] std::string_view protocolCode(ErrorCode code);

/// @return the answer that tells `error` to the caller of `request`. A `Storage` or `Internal`
///         detail stays in the log; the caller gets a sentence without it.
[[nodiscard]] Response errorResponse(const Error &error, const Request &request,
                                     ErrorBody shape = ErrorBody::Traced);

} // namespace tilldesk::http
