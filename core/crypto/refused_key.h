#pragma once

#include "core/base/result.h"

namespace tilldesk::crypto {

/// Returns the error that rejects a key, with the field `key`.
inline tl::unexpected<Error> refuseKey(const QString &reason)
{
    return fail(ErrorCode::FieldInvalid, reason, QStringLiteral("key"));
}

} // namespace tilldesk::crypto
