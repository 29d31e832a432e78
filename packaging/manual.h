#pragma once

#include <QByteArray>
#include <QString>

namespace tilldesk::packaging {

/// Returns the man page of the service program in section 1, made from the command table. UTF-8
/// roff.
/// @param date  of the release, YYYY-MM-DD
[[nodiscard]] QByteArray serviceManual(const QString &date);

/// Returns the man page of the desktop. @param date  as serviceManual()
[[nodiscard]] QByteArray desktopManual(const QString &date);

} // namespace tilldesk::packaging
