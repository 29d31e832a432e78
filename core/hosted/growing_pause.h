#pragma once

#include <algorithm>
#include <chrono>

namespace tilldesk::hosted {

/// Returns the pause before the next try: `first` after one failure, twice as long after each
/// further one, never longer than `longest`.
/// @param failures  1 or more
[[nodiscard]] constexpr std::chrono::milliseconds
growingPause(std::chrono::milliseconds first, std::chrono::milliseconds longest, int failures)
{
    constexpr int kMostDoublings = 16; // no overflow, whatever the first pause is
    return std::min(longest, first * (1 << std::clamp(failures - 1, 0, kMostDoublings)));
}

} // namespace tilldesk::hosted
