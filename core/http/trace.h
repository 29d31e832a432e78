#pragma once

#include "core/http/message.h"

namespace tilldesk::http {

/// Sets the trace id, span id and request id of a request. Takes the caller's ids where they are
/// well-formed (`traceparent` version 00; `X-Request-ID` of 1 to 128 visible ASCII characters),
/// otherwise generates them.
/// @source W3C Trace Context, level 1, section 3.2; service.md#ids
void identify(Request &request);

} // namespace tilldesk::http
