#pragma once

#include "core/base/result.h"
#include "core/http/message.h"

namespace tilldesk::http {

/// @return the number of a query parameter; `fallback` when absent
/// Errors: `FieldInvalid` with its name unless it is an integer from `min` to `max`.
[[nodiscard]] Result<qint64> queryNumber(const Request &request, std::string_view name,
                                         qint64 fallback, qint64 min, qint64 max);

} // namespace tilldesk::http
