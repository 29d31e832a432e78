#pragma once

#include "core/keys/key_ring.h"

namespace tilldesk::test {

/// Publishes keys of the service, of both algorithms, without a database: the next call replaces
/// them.
/// @param number  which of someKey()
void publishSomeKeys(keys::PublishedKeys &published, Timestamp now, int number = 0);

} // namespace tilldesk::test
