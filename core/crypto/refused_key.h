#pragma once

#include "core/base/result.h"

namespace tilldesk::crypto {

/// @return why a key is not taken, about the field `key`
inline tl::unexpected<Error> refuseKey(const QString &reason)
{
    return fail(ErrorCode::FieldInvalid, reason, QStringLiteral("key"));
}

} // namespace tilldesk::crypto
