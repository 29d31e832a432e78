#pragma once

#include <QString>

namespace tilldesk::callbacks {

/// Compares the claim `path` with the address at which a callback was received: with its path in
/// the specified form, with the whole URL in the extended form. Scheme and host are
/// case-insensitive. Returns the difference, in English; empty if they match.
/// @param received  a URL or a path, with or without a query; not empty
/// @source service.md#callback-header
[[nodiscard]] QString faultOfPath(const QString &claimed, const QString &received, bool isExtended);

} // namespace tilldesk::callbacks
