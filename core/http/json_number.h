#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tilldesk::http {

/// Returns the value if it is a 64-bit integer, else empty. Computed from the digits, never through
/// a double.
/// @param text  a number in JSON notation, for example `1e3`, `1000.0` or `-12`
[[nodiscard]] std::optional<std::int64_t> exactInteger(std::string_view text);

} // namespace tilldesk::http
