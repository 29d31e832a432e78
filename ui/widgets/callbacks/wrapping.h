#pragma once

#include <QLabel>

namespace tilldesk::ui {

/// Shows a text that may hold keys, addresses or digests: it wraps inside long words too, so that
/// none makes its panel wider.
void setWrapped(QLabel *label, const QString &text);

} // namespace tilldesk::ui
