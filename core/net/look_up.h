#pragma once

#include <QStringList>
#include <functional>

namespace tilldesk::net {

/// Resolves a host name to addresses; empty if it has none. Blocks. Called on many threads at once.
using LookUp = std::function<QStringList(const QString &name)>;

/// The system's resolver (`getaddrinfo`): the hosts file, then name servers.
[[nodiscard]] QStringList systemLookUp(const QString &name);

} // namespace tilldesk::net
