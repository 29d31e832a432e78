#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `jwk`: prints the key set (JWKS, RFC 7517) of a key in a PEM file, which a profile takes and
/// which a merchant may publish. Of a private key, the public part only.
[[nodiscard]] Command jwkCommand();

} // namespace tilldesk::app
