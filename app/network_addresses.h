#pragma once

#include <QStringList>

namespace tilldesk::app {

/// Returns the IPv4 addresses of this computer, those of private networks first, because phones and
/// tills are usually there. Thread-safe.
[[nodiscard]] QStringList networkAddresses();

} // namespace tilldesk::app
