#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace tilldesk::app {

/// Lines with columns as wide as their longest cell. @param rows  the heading first; all of one
/// length
[[nodiscard]] QByteArray table(const QList<QStringList> &rows);

} // namespace tilldesk::app
