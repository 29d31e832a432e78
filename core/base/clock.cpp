#include "core/base/clock.h"

namespace tilldesk {

Timestamp SystemClock::now() const
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

} // namespace tilldesk
