#pragma once

#include "core/base/result.h"

#include <memory>

namespace tilldesk::net {

class TlsClient;

/// Whom outgoing calls trust. Immutable once made; any thread.
using Trust = std::shared_ptr<const TlsClient>;

/// The system's authorities and those of a file.
/// @param caFile  PEM; empty: none but the system's
/// Errors: `Storage` when it cannot be read, `FieldInvalid` when there is no certificate in it;
/// both name the file.
[[nodiscard]] Result<Trust> trusting(const QString &caFile);

} // namespace tilldesk::net
