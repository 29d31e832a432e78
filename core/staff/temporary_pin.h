#pragma once

#include <QString>

namespace tilldesk::staff {

/// Returns a random PIN of six digits that checkPin() accepts.
[[nodiscard]] QString temporaryPin();

} // namespace tilldesk::staff
