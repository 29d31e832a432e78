#pragma once

#include "core/base/result.h"

#include <memory>

namespace tilldesk::net {

class TlsClient;

/// Trust store of outgoing calls. Immutable. Thread-safe.
using Trust = std::shared_ptr<const TlsClient>;

/// Creates a trust store of the system's authorities and those in a file.
/// @param caFile  PEM; empty: only the system's authorities
/// Errors: `Storage` if the file cannot be read, `FieldInvalid` if it has no certificate; both name
/// the file.
[[nodiscard]] Result<Trust> trusting(const QString &caFile);

} // namespace tilldesk::net
