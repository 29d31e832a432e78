#pragma once

#include "core/merchants/key_set_source.h"
#include "core/net/network.h"

namespace tilldesk::merchants {

/// Starts one fetch of a key set. Called on the network's thread.
/// @param done  called once, unless the network stops first
void requestKeySet(net::Network &network, const KeySetAddress &address, KeySetSource::Done done,
                   std::chrono::milliseconds timeout);

} // namespace tilldesk::merchants
