#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tilldesk::http {

/// Decodes the `%XX` escapes of a path segment; empty if an escape is malformed.
[[nodiscard]] std::optional<std::string> percentDecoded(std::string_view text);

/// Decodes a query parameter: escapes and `+`. A malformed escape is kept as it is.
[[nodiscard]] std::string queryDecoded(std::string_view text);

} // namespace tilldesk::http
