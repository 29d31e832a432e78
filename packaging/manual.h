#pragma once

#include <QByteArray>
#include <QString>

namespace tilldesk::packaging {

/// Returns the man page of the service program (section 1) as UTF-8 roff, made from the command
/// table.
/// @param date  date of the release, YYYY-MM-DD
[[nodiscard]] QByteArray serviceManual(const QString &date);

/// Returns the man page of the desktop.
/// @param date  as in serviceManual()
[[nodiscard]] QByteArray desktopManual(const QString &date);

} // namespace tilldesk::packaging
