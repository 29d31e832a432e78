#pragma once

#include "core/storage/database.h"

namespace tilldesk::callbacks {

/// @return when this service sent a callback with this very signature; empty when it did not, or
/// does not know it any more
/// @param jti        of the signature
/// @param signature  value of the header `Signature`
[[nodiscard]] std::optional<Timestamp> sentAt(storage::Database &db, const QString &jti,
                                              const QString &signature);

} // namespace tilldesk::callbacks
