#pragma once

#include "core/base/error.h"
#include "core/http/message.h"

namespace tilldesk::http {

/// @return the HTTP status of an error
[[nodiscard]] int statusOf(ErrorCode code);
/// @return the protocol's code, for example `FIELD_IS_REQUIRED`
[[nodiscard]] std::string_view protocolCode(ErrorCode code, ErrorStyle style = ErrorStyle::Payment);

/// @return the answer that tells `error` to the caller of `request`, in the style of its path. A
///         `Storage` or `Internal` detail stays in the log; the caller gets a sentence without it.
///         The field of an `Unauthorized` error is the failed check; the member `reason` tells it
///         with the detail, and the trace id goes along in every style. Empty: no reason.
[[nodiscard]] Response errorResponse(const Error &error, const Request &request);

} // namespace tilldesk::http
