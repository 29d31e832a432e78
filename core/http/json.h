#pragma once

#include "core/base/result.h"

#include <boost/json/object.hpp>
#include <string_view>

namespace tilldesk::http {

/// How two members of one name in the outermost object are treated.
enum class Duplicates { LastCounts, Refused };

/// Parses a request body. Numbers that are integers stay exact: `1e3` and `1000.0` become the
/// integer 1000; a number with a fraction becomes a double.
///
/// Errors: `BodyMissing` if the body is only white space; `FieldInvalid` with the field `body` if
/// it is not UTF-8, not JSON, not an object, nested more than 32 deep, or has refused duplicates.
[[nodiscard]] Result<boost::json::object>
parseObject(std::string_view body, Duplicates duplicates = Duplicates::LastCounts);

} // namespace tilldesk::http
