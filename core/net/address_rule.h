#pragma once

#include "core/domain/callback_url.h"

#include <boost/asio/ip/address.hpp>

namespace tilldesk::net {

/// SSRF guard. Returns whether an outgoing call may connect to `address`, found by resolving a URL
/// that a third party chose. Public: always. Loopback and private networks: only where the rule
/// admits them, each by itself. Link-local (cloud metadata too), multicast, reserved: never.
/// @source RFC 6890, the IANA registries of special-purpose addresses
[[nodiscard]] bool mayConnectTo(const boost::asio::ip::address &address, UrlRule rule);

} // namespace tilldesk::net
