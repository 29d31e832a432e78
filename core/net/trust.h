#pragma once

#include "core/base/result.h"

#include <QSslConfiguration>

namespace tilldesk::net {

/// Whom outgoing requests trust: the system's authorities and those of a file.
/// @param caFile  PEM; empty: none but the system's
/// Errors: `Storage` when it cannot be read, `FieldInvalid` when there is no certificate in it;
/// both name the file.
[[nodiscard]] Result<QSslConfiguration> trusting(const QString &caFile);

} // namespace tilldesk::net
