#pragma once

#include "core/domain/connection_check.h"
#include "core/hosted/reply.h"

namespace tilldesk::hosted {

/// Returns the steps Name, Encryption and Clock as the reply of Client::reach() shows them. Pure
/// function.
/// @param now  for the end of the certificate
[[nodiscard]] QList<CheckedStep> reachedSteps(const ReplyEnd &reply, bool isTls, Timestamp now);

} // namespace tilldesk::hosted
