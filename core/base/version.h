#pragma once

namespace tilldesk {

/// Returns the version of the program, such as `1.2.3`. Thread-safe.
[[nodiscard]] const char *version();

} // namespace tilldesk
