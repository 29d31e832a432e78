#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace tilldesk::app {

/// Formats rows as columns, each as wide as its longest cell. @param rows  the heading first; all
/// of the same length
[[nodiscard]] QByteArray table(const QList<QStringList> &rows);

} // namespace tilldesk::app
