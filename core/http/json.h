#pragma once

#include "core/base/result.h"

#include <boost/json/object.hpp>
#include <string_view>

namespace tilldesk::http {

/// What becomes of members of one name in the outermost object.
enum class Duplicates { LastCounts, Refused };

/// Reads a request body. Numbers that are integers stay exact: `1e3` and `1000.0` become the
/// integer 1000, whatever has a fraction stays a double.
///
/// Errors: `BodyMissing` when there is nothing but white space; `FieldInvalid` with the field
/// `body` when it is not UTF-8, not JSON, no object, or nested more than 32 deep, or has duplicates
/// that are refused.
[[nodiscard]] Result<boost::json::object>
parseObject(std::string_view body, Duplicates duplicates = Duplicates::LastCounts);

} // namespace tilldesk::http
