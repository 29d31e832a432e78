#pragma once

#include "core/domain/callback_url.h"

#include <boost/asio/ip/address.hpp>

namespace tilldesk::net {

/// Whether the service may connect to `address`, which somebody's URL has led to: a public one
/// always; one of this computer or of a private network where the rule admits loopback; one that
/// only means something on the own link (cloud metadata among them), a multicast or a reserved one
/// never.
/// @source RFC 6890, the registries of special addresses
[[nodiscard]] bool mayConnectTo(const boost::asio::ip::address &address, UrlRule rule);

} // namespace tilldesk::net
