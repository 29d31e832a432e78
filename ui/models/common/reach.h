#pragma once

#include "core/gateway/endpoint.h"

namespace tilldesk::ui {

/// Returns whether only programs on this computer can open a link, because its host is a loopback
/// address.
[[nodiscard]] bool isOnlyForThisComputer(const QString &link);
/// Returns whether a phone in the shop can open the service's links.
[[nodiscard]] bool canPhonesReach(const EndpointState &state, const EndpointSettings &settings);
/// Returns the warning beside a QR code or a link that phones cannot open; empty if they can.
[[nodiscard]] QString reachWarning(const QString &link);

} // namespace tilldesk::ui
