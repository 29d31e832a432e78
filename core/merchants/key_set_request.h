#pragma once

#include "core/merchants/key_set_source.h"
#include "core/net/network.h"

namespace tilldesk::merchants {

/// Begins one fetch of a key set, on the network's thread.
/// @param done  called once, unless the network stops before
void requestKeySet(net::Network &network, const KeySetAddress &address, KeySetSource::Done done,
                   std::chrono::milliseconds timeout);

} // namespace tilldesk::merchants
