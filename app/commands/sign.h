#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `sign`: prints the header `Signature` of a request, signed with a private key from a PEM file.
[[nodiscard]] Command signCommand();
/// `verify-signature`: runs every check of a request's signature and prints the result of each;
/// exit code 1 if a check fails.
[[nodiscard]] Command verifySignatureCommand();

} // namespace tilldesk::app
