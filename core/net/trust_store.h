#pragma once

#include "core/base/result.h"

#include <memory>

namespace tilldesk::net {

class TlsClient;

/// The certificate authorities that outgoing calls trust. Immutable. Thread-safe.
using TrustStore = std::shared_ptr<const TlsClient>;

/// Creates a trust store of the system's authorities and those in a file.
/// @param caFile  PEM; empty: only the system's authorities
/// Errors: `Storage` if the file cannot be read, `FieldInvalid` if it has no certificate; both name
/// the file.
[[nodiscard]] Result<TrustStore> loadTrustStore(const QString &caFile);

} // namespace tilldesk::net
