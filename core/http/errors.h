#pragma once

#include "core/base/error.h"
#include "core/http/message.h"

namespace tilldesk::http {

/// Returns the HTTP status of an error.
[[nodiscard]] int statusOf(ErrorCode code);
/// Returns the protocol's error code, for example `FIELD_IS_REQUIRED`.
[[nodiscard]] std::string_view protocolCode(ErrorCode code, ErrorStyle style = ErrorStyle::Payment);

/// Returns the response that reports `error` to the caller of `request`, in the error style of its
/// path. The detail of a `Storage` or `Internal` error goes to the log only; the caller gets a
/// general sentence. The field of an `Unauthorized` error names the failed check: the member
/// `reason` then reports it with the detail, and every style includes the trace id. Empty field: no
/// reason.
[[nodiscard]] Response errorResponse(const Error &error, const Request &request);

} // namespace tilldesk::http
