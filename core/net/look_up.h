#pragma once

#include <QStringList>
#include <functional>

namespace tilldesk::net {

/// Asks for the addresses of a name, and may take its time. Called on many threads at once.
/// @return none when there is none
using LookUp = std::function<QStringList(const QString &name)>;

/// The system's way: the file of hosts, then name servers.
[[nodiscard]] QStringList systemLookUp(const QString &name);

} // namespace tilldesk::net
