#pragma once

#include <QLabel>

namespace tilldesk::ui {

/// Shows a text that may contain keys, addresses or digests. Long words wrap too, so that they do
/// not widen the panel.
void setWrapped(QLabel *label, const QString &text);

} // namespace tilldesk::ui
