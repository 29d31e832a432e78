#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tilldesk::http {

/// @param text  a number as JSON writes it, for example `1e3`, `1000.0` or `-12`
/// @return its value when that is an integer of 64 bits, computed from the digits and never
///         through a double
[[nodiscard]] std::optional<std::int64_t> exactInteger(std::string_view text);

} // namespace tilldesk::http
