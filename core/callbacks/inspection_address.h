#pragma once

#include <QString>

namespace tilldesk::callbacks {

/// Compares the claim `path` with where a callback was received: its path in the specified form,
/// its whole address in the extended one. Scheme and host are the same in any case.
/// @param received  an address, or a path, each with or without a query; not empty
/// @return why it does not fit, in English; empty when it does
/// @source service.md#callback-header
[[nodiscard]] QString faultOfPath(const QString &claimed, const QString &received, bool isExtended);

} // namespace tilldesk::callbacks
