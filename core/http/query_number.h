#pragma once

#include "core/base/result.h"
#include "core/http/message.h"

namespace tilldesk::http {

/// Returns the number in a query parameter; `fallback` if it is absent.
/// Errors: `FieldInvalid` with its name unless it is an integer from `min` to `max`.
[[nodiscard]] Result<qint64> queryNumber(const Request &request, std::string_view name,
                                         qint64 fallback, qint64 min, qint64 max);

} // namespace tilldesk::http
