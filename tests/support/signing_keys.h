#pragma once

#include "core/keys/key_ring.h"

namespace tilldesk::test {

/// Publishes one service key of each algorithm without a database, in place of all published keys.
/// @param number  which someKey() to publish
void publishSomeKeys(keys::PublishedKeys &published, Timestamp now, int number = 0);

} // namespace tilldesk::test
