#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `jwk`: prints the key set (JWKS, RFC 7517) of a key in a PEM file, to be stored in a profile or
/// published by a merchant. Prints only the public part of a private key.
[[nodiscard]] Command jwkCommand();

} // namespace tilldesk::app
