#pragma once

#include <algorithm>
#include <string_view>

namespace tilldesk::http {

/// Lower case, independent of the locale: HTTP's names are ASCII.
[[nodiscard]] constexpr char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

[[nodiscard]] constexpr bool equalsAnyCase(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, asciiLower, asciiLower);
}

} // namespace tilldesk::http
