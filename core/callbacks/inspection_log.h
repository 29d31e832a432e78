#pragma once

#include "core/storage/database.h"

namespace tilldesk::callbacks {

/// Returns when this service sent a callback with exactly this signature; empty if it did not, or
/// if the attempt has been deleted.
/// @param jti        `jti` of the signature
/// @param signature  value of the header `Signature`
[[nodiscard]] std::optional<Timestamp> sentAt(storage::Database &db, const QString &jti,
                                              const QString &signature);

} // namespace tilldesk::callbacks
