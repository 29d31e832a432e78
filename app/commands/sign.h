#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `sign`: prints the header `Signature` of a request, made with a private key in a PEM file.
[[nodiscard]] Command signCommand();
/// `verify-signature`: makes every check of a request's signature and prints what each has found;
/// exit code 1 when one does not hold.
[[nodiscard]] Command verifySignatureCommand();

} // namespace tilldesk::app
